import { Injectable } from '@nestjs/common';
import type { PersonEntry, RetentionRules } from '@northlight/contracts';
import type { Person } from './person.js';
import { PersonUnreadable } from './person-cipher.js';
import type { PersonHolder, RotationReport } from './person-holder.js';
import { kindsOf, type PersonalData } from './personal-data.js';
import { termsText } from './term-text.js';

/** What is kept, of whom, what for, and until when. */
export type Reason = Pick<PersonalData, 'what' | 'whose' | 'why'> & { readonly until: string };

/** When somebody is forgotten, and who counts it, room by room. */
interface Turn {
  readonly at: Date;
  readonly onErased?: (erased: number) => Promise<void>;
}

/** The rooms that keep something of persons: whoever looks for somebody, tells them, or forgets them, asks them all. */
@Injectable()
export class PersonHolders {
  private readonly holders: PersonHolder[] = [];

  /** What is kept only for accounts comes last: should forgetting end in between, whoever asks again finds the account still. */
  get all(): readonly PersonHolder[] {
    return this.holders.toSorted((one, other) => Number(one.isLast ?? false) - Number(other.isLast ?? false));
  }

  add(holder: PersonHolder): void {
    this.holders.push(holder);
  }

  async find(person: Person): Promise<PersonEntry[]> {
    return (await Promise.all(this.all.map((holder) => holder.find(person)))).flat();
  }

  /** Parts by their names; what several rooms tell under one name is told together. */
  async tell(person: Person): Promise<Record<string, unknown>> {
    const reported: Record<string, unknown> = {};
    for (const holder of this.all)
      for (const [part, data] of Object.entries(await holder.tell(person)))
        reported[part] = merged(reported[part], data);
    return reported;
  }

  /** Why it is kept, and until when, of whatever is kept of people with and without accounts; each is told once. */
  reasons(rules: RetentionRules): Reason[] {
    const reasons = this.all
      .flatMap(({ keeps }) => keeps)
      .flatMap(({ holds = [] }) => holds)
      .filter(({ whose }) => whose !== 'staff')
      .map((data) => ({ ...reasonOf(data), until: termsText(kindsOf(data), rules) }));
    return [...new Map(reasons.map((one) => [JSON.stringify(one), one])).values()];
  }

  /**
   * What is found is forgotten in any case. An account stays where others of its owner may be left that no key at hand finds.
   * @returns how many entries were forgotten @throws {PersonUnreadable}
   */
  async erase(person: Person, turn: Turn): Promise<number> {
    const rooms = this.all.filter(({ isLast }) => !isLast);
    const erased = await eraseIn(rooms, person, turn);
    await this.mustReachAll(person, rooms);
    const accounts = await eraseIn(this.all.slice(rooms.length), person, turn);
    // until it was gone its owner could leave more with them
    return erased + accounts + (accounts > 0 ? await eraseIn(rooms, person, turn) : 0);
  }

  /** Forgets all whose keys a lost key of the house wrapped. */
  async giveUp(lostKey: string, at: Date): Promise<number> {
    let erased = 0;
    for (const holder of this.all) erased += await holder.giveUp(lostKey, at);
    return erased;
  }

  /** Moves every person key, and every e-mail hash, to the present key of the house. What is sealed stays as it is. */
  async rewrap(): Promise<RotationReport> {
    const reports = await Promise.all(this.all.map((holder) => holder.rewrap()));
    return reports.reduce(both, { moved: 0, unreadable: 0 });
  }

  unreadable(): Promise<string | undefined> {
    return unreadableIn(this.all);
  }

  /** For whoever reads what is found or told: it is not all, where keys are missing. */
  async gap(): Promise<{ readonly isIncomplete?: true }> {
    return (await this.unreadable()) === undefined ? {} : { isIncomplete: true };
  }

  /** Under another key an e-mail has another hash. Accounts are not found by one. */
  private async mustReachAll({ addresses }: Person, rooms: readonly PersonHolder[]): Promise<void> {
    const unreadable = addresses.length > 0 ? await unreadableIn(rooms) : undefined;
    if (unreadable !== undefined) throw new PersonUnreadable(unreadable);
  }
}

async function unreadableIn(holders: readonly PersonHolder[]): Promise<string | undefined> {
  const reasons = await Promise.all(holders.map((holder) => holder.unreadable()));
  return reasons.filter((one) => one !== undefined).join(' ') || undefined;
}

async function eraseIn(
  holders: readonly PersonHolder[],
  person: Person,
  { at, onErased = async () => undefined }: Turn,
): Promise<number> {
  let all = 0;
  for (const holder of holders) {
    const erased = await holder.erase(person, at);
    await onErased(erased);
    all += erased;
  }
  return all;
}

const merged = (before: unknown, more: unknown): unknown =>
  Array.isArray(before) && Array.isArray(more) ? [...before, ...more] : more;

const both = (one: RotationReport, other: RotationReport): RotationReport => ({
  moved: one.moved + other.moved,
  unreadable: one.unreadable + other.unreadable,
});

const reasonOf = ({ what, whose, why }: PersonalData) => ({ what, whose, why });
