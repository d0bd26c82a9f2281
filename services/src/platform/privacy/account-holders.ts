import { Injectable } from '@nestjs/common';

/** Whose account it is, as the rooms know them. */
export interface AccountOwner {
  readonly userId: number;
  /** Proven to be theirs; undefined for an address that anybody might have typed: nothing is told or forgotten by it. */
  readonly email: string | undefined;
}

/** A room that keeps something for accounts. */
export interface AccountHolder {
  /** What it keeps of the owner, for them to take along: parts by their names. */
  tell(owner: AccountOwner): Promise<Readonly<Record<string, unknown>>>;
  /** Forgets who stands behind it. Safe to repeat. */
  forget(owner: AccountOwner, at: Date): Promise<void>;
}

/** The rooms that keep something for accounts: whoever takes their data along, or leaves, has them all asked. */
@Injectable()
export class AccountHolders {
  private readonly holders: AccountHolder[] = [];

  add(holder: AccountHolder): void {
    this.holders.push(holder);
  }

  async tell(owner: AccountOwner): Promise<Record<string, unknown>> {
    const told: Record<string, unknown> = {};
    for (const holder of this.holders) Object.assign(told, await holder.tell(owner));
    return told;
  }

  async forget(owner: AccountOwner, at: Date): Promise<void> {
    for (const holder of this.holders) await holder.forget(owner, at);
  }
}
