import type { PersonEntry } from '@northlight/contracts';
import type { Person } from './person.js';
import type { PersonalPlace } from './personal-data.js';

/** How far a rotation of keys got. */
export interface RotationReport {
  /** Persons whose key is wrapped by the present key of the house now. */
  readonly moved: number;
  /** Persons whom none of the keys at hand opens; they stay as they are. */
  readonly unreadable: number;
}

/** A room that keeps something of persons. */
export interface PersonHolder {
  /** Its part of the register: what it declares there it finds, tells and forgets. */
  readonly keeps: readonly PersonalPlace[];
  /** Set for accounts themselves, which are forgotten after all that belongs to them. */
  readonly isLast?: true;
  /** What is kept of somebody, an entry each, for operators. */
  find(person: Person): Promise<readonly PersonEntry[]>;
  /** The same as it is kept, without what opens anything: parts by their names. */
  tell(person: Person): Promise<Readonly<Record<string, unknown>>>;
  /** Safe to repeat. @returns how many entries were forgotten */
  erase(person: Person, at: Date): Promise<number>;
  /** Forgets all whose keys a lost key of the house wrapped. Safe to repeat. @returns how many entries were forgotten */
  giveUp(lostKey: string, at: Date): Promise<number>;
  rewrap(): Promise<RotationReport>;
  /** Says which persons the keys at hand neither open nor find; undefined when they reach all. */
  unreadable(): Promise<string | undefined>;
}
