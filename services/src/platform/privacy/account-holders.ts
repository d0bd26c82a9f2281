import { Injectable } from '@nestjs/common';
import type { RetentionRules } from '@northlight/contracts';
import { kindsOf, type PersonalData, type PersonalPlace } from './personal-data.js';
import { termsText } from './term-text.js';

/** Whose account it is, as the rooms know them. */
export interface AccountOwner {
  readonly userId: number;
  /** Proven to be theirs; undefined for an address that anybody might have typed: nothing is told or forgotten by it. */
  readonly email: string | undefined;
  /** Addresses that they had proven and left: what came under one until then is told, and nothing later. */
  readonly formerEmails?: readonly FormerEmail[];
}

/** An address that an account had proven, and the moment when it left it. */
export interface FormerEmail {
  readonly email: string;
  readonly until: Date;
}

/** An address under which something is an owner's; of a former one, what came until it was left. */
export interface OwnedAddress {
  readonly email: string;
  readonly until?: Date;
}

/** Every address that the owner has proven. */
export const addressesOf = ({ email, formerEmails = [] }: AccountOwner): OwnedAddress[] => [
  ...(email === undefined ? [] : [{ email }]),
  ...formerEmails,
];

/** Whether something that came at a moment is the owner's by this address. */
export const isOwnedAt = ({ until }: OwnedAddress, at: Date): boolean => until === undefined || at <= until;

/** What is kept, of whom, what for, and until when. */
export type Reason = Pick<PersonalData, 'what' | 'whose' | 'why'> & { readonly until: string };

/** A room that keeps something for accounts. */
export interface AccountHolder {
  /** Its part of the register: an owner is told with it why something is kept, and how long. */
  readonly keeps: readonly PersonalPlace[];
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

  /** Why it is kept, and until when, of whatever is kept of people with and without accounts. */
  reasons(own: readonly PersonalPlace[], rules: RetentionRules): Reason[] {
    const places = [...own, ...this.holders.flatMap(({ keeps }) => keeps)];
    return places
      .flatMap(({ holds = [] }) => holds)
      .filter(({ whose }) => whose !== 'staff')
      .map((data) => ({ ...reasonOf(data), until: termsText(kindsOf(data), rules) }));
  }

  async forget(owner: AccountOwner, at: Date): Promise<void> {
    for (const holder of this.holders) await holder.forget(owner, at);
  }
}

const reasonOf = ({ what, whose, why }: PersonalData) => ({ what, whose, why });
