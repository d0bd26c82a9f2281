import { Injectable } from '@nestjs/common';

/** Whom to forget, wherever they are: whoever has an e-mail address, or all whose keys a lost house key wrapped. */
export type ForgottenAnywhere = { readonly email: string } | { readonly lostKey: string };

/** How far a rotation of keys got. */
export interface RotationReport {
  /** Persons whose key is wrapped by the present key of the house now. */
  readonly moved: number;
  /** Persons whom none of the keys at hand opens; they stay as they are. */
  readonly unreadable: number;
}

/** A room that keeps something of persons. */
export interface PersonHolder {
  /** What is kept of somebody, a line each, for operators. */
  find(email: string): Promise<readonly string[]>;
  /** Safe to repeat. @returns how many entries were forgotten */
  erase(whom: ForgottenAnywhere, at: Date): Promise<number>;
  rewrap(): Promise<RotationReport>;
  /** Says which persons the keys at hand neither open nor find; undefined when they reach all. */
  unreadable(): Promise<string | undefined>;
}

/** The rooms that keep something of persons besides bookings: whoever forgets somebody asks them all. */
@Injectable()
export class PersonHolders {
  private readonly holders: PersonHolder[] = [];

  add(holder: PersonHolder): void {
    this.holders.push(holder);
  }

  async find(email: string): Promise<string[]> {
    return (await Promise.all(this.holders.map((holder) => holder.find(email)))).flat();
  }

  async erase(whom: ForgottenAnywhere, at: Date): Promise<number> {
    let erased = 0;
    for (const holder of this.holders) erased += await holder.erase(whom, at);
    return erased;
  }

  async rewrap(): Promise<RotationReport> {
    const reports = await Promise.all(this.holders.map((holder) => holder.rewrap()));
    return reports.reduce(both, { moved: 0, unreadable: 0 });
  }

  async unreadable(): Promise<string | undefined> {
    const said = await Promise.all(this.holders.map((holder) => holder.unreadable()));
    return said.filter((one) => one !== undefined).join(' ') || undefined;
  }
}

const both = (one: RotationReport, other: RotationReport): RotationReport => ({
  moved: one.moved + other.moved,
  unreadable: one.unreadable + other.unreadable,
});
