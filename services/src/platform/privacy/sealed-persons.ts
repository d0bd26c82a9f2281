import type pg from 'pg';
import type { Db } from '../database/db.js';
import { inTransaction } from '../database/in-transaction.js';
import { nameKey } from '../kernel/name-key.js';
import type { SealedText, WrappedKey } from './person-cipher.js';
import { type OwnedKey, type PersonCipher, PersonUnreadable } from './person-cipher.js';
import type { RotationReport } from './person-holder.js';
import { unreadableKeys } from './unreadable-keys.js';

/** What is kept of somebody: whatever a room asks, and the e-mail by which they are found. */
interface PersonDetails {
  readonly email: string;
}

/** Whom to forget: these persons, or all whose keys a lost key of the house wrapped. */
export type Forgotten = { readonly refs: readonly string[] } | { readonly lostKey: string };

type Stored = { readonly ref: string } & { readonly [Part in keyof SealedText]: SealedText[Part] | null };
type Sealed = { readonly ref: string } & SealedText;

const BATCH_SIZE = 500;
const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/**
 * The persons of a plain room, each sealed with a key of its own (docs/adr/0017). The room's schema has
 * `persons (ref, sealed, email_hash, erased_at)` and `person_keys (ref, wrapped_key, wrapped_by)`.
 */
export class SealedPersons<Details extends PersonDetails> {
  /** SQL of the room: what is left of those who were erased leads to no account any more. Runs in their commit. */
  protected readonly afterErasing?: string;

  constructor(
    private readonly pool: pg.Pool,
    private readonly cipher: PersonCipher,
    private readonly schema: string,
  ) {}

  /** @param ref a fresh uuid @param db the transaction of what the person is kept for */
  async insert(ref: string, details: Details, db: Db): Promise<void> {
    const { sealed, wrappedKey, wrappedBy } = this.cipher.seal(JSON.stringify(details), this.ownerOf(ref));
    await db.query(
      `with key as (insert into ${this.schema}.person_keys (ref, wrapped_key, wrapped_by) values ($1, $3, $4))
       insert into ${this.schema}.persons (ref, sealed, email_hash) values ($1, $2, $5)`,
      [ref, sealed, wrappedKey, wrappedBy, this.cipher.hash(nameKey(details.email))],
    );
  }

  /** Seals what is kept of somebody anew, under a new key. @returns false when there is no such person, or no more */
  async replace(ref: string, details: Details, db: Db): Promise<boolean> {
    const { sealed, wrappedKey, wrappedBy } = this.cipher.seal(JSON.stringify(details), this.ownerOf(ref));
    const { rowCount } = await db.query(
      `with person as (select ref from ${this.schema}.persons where ref = $1 and erased_at is null for update),
         key as (update ${this.schema}.person_keys k set wrapped_key = $3, wrapped_by = $4 from person where k.ref = person.ref)
       update ${this.schema}.persons p set sealed = $2, email_hash = $5 from person where p.ref = person.ref`,
      [ref, sealed, wrappedKey, wrappedBy, this.cipher.hash(nameKey(details.email))],
    );
    return rowCount === 1;
  }

  /** Undefined when there is none, or when the person was erased. @throws {PersonUnreadable} when a key is missing */
  async read(ref: string): Promise<Details | undefined> {
    const [stored] = await this.stored([ref]);
    return stored?.sealed ? this.open(stored) : undefined;
  }

  /** The key of somebody, for what more was sealed with it and is lost with it; undefined once they were erased. */
  keyOf(ref: string): Promise<OwnedKey | undefined> {
    return this.ownedKey(ref, this.pool);
  }

  /** As `keyOf`, and the person is not erased until this transaction ends: nothing is sealed behind an erasure's back. */
  lockedKeyOf(ref: string, db: Db): Promise<OwnedKey | undefined> {
    return this.ownedKey(ref, db, 'for share');
  }

  /** Those of these persons who can be read, by their refs. */
  async readable(refs: readonly string[]): Promise<ReadonlyMap<string, Details>> {
    const stored = await this.stored(refs);
    return new Map(stored.flatMap((one) => this.opened(one)));
  }

  /** Who has this e-mail, however it is written. */
  async refsOf(email: string, db: Db = this.pool): Promise<string[]> {
    const { rows } = await db.query<{ ref: string }>(
      `select ref from ${this.schema}.persons where email_hash = any($1)`,
      [this.cipher.hashes(nameKey(email))],
    );
    return rows.map(({ ref }) => ref);
  }

  /** A number that stands for an e-mail, to lock it with. */
  lockOf(email: string): number {
    return this.cipher.hash(nameKey(email)).readInt32BE(0);
  }

  /** Deletes their keys and blanks what they sealed. @returns how many there were */
  async erase(whom: Forgotten, at: Date, db?: Db): Promise<number> {
    if (this.afterErasing && !db) return inTransaction(this.pool, (client) => this.erase(whom, at, client));
    const client = db ?? this.pool;
    const [condition, value] = this.conditionOf(whom);
    const { rowCount } = await client.query(
      `with gone as (
         select ref from ${this.schema}.persons where erased_at is null and ${condition} for update
       ), keys as (
         delete from ${this.schema}.person_keys k using gone where k.ref = gone.ref
       )
       update ${this.schema}.persons p set sealed = null, email_hash = null, erased_at = $2
       from gone where p.ref = gone.ref`,
      [value, at],
    );
    if (this.afterErasing) await client.query(this.afterErasing, []);
    return rowCount ?? 0;
  }

  /** Moves every key to the present key of the house. Safe to repeat. */
  async rewrap(): Promise<RotationReport> {
    const report = { moved: 0, unreadable: 0 };
    let some = await this.wrappedByOthers(NIL_UUID);
    for (let last = some.at(-1); last; last = some.at(-1)) {
      for (const one of some) (await this.move(one)) ? report.moved++ : report.unreadable++;
      some = await this.wrappedByOthers(last.ref);
    }
    return report;
  }

  /** Says which persons the keys at hand neither open nor find by e-mail; undefined when they reach all. */
  unreadable(): Promise<string | undefined> {
    return unreadableKeys(this.pool, this.schema, this.cipher.knownKeys);
  }

  private async ownedKey(ref: string, db: Db, lock = ''): Promise<OwnedKey | undefined> {
    const { rows } = await db.query<WrappedKey>(
      `select wrapped_key as "wrappedKey", wrapped_by as "wrappedBy" from ${this.schema}.person_keys where ref = $1 ${lock}`,
      [ref],
    );
    return rows[0] && { ...rows[0], owner: this.ownerOf(ref) };
  }

  private async stored(refs: readonly string[]): Promise<Stored[]> {
    const { rows } = await this.pool.query<Stored>(
      `select ref, sealed, wrapped_key as "wrappedKey", wrapped_by as "wrappedBy"
       from ${this.schema}.persons left join ${this.schema}.person_keys using (ref) where ref = any($1)`,
      [refs],
    );
    return rows;
  }

  private async wrappedByOthers(after: string): Promise<Sealed[]> {
    const { rows } = await this.pool.query<Sealed>(
      `select ref, sealed, wrapped_key as "wrappedKey", wrapped_by as "wrappedBy"
       from ${this.schema}.person_keys join ${this.schema}.persons using (ref)
       where ref > $1 and wrapped_by <> $2 and erased_at is null order by ref limit ${BATCH_SIZE}`,
      [after, this.cipher.presentKey],
    );
    return rows;
  }

  /** Whoever was erased meanwhile stays erased: there is no key to update. */
  private async move(sealed: Sealed): Promise<boolean> {
    const [details] = this.opened(sealed);
    if (!details) return false;
    const { ref, wrappedKey: before } = sealed; // whoever was sealed anew meanwhile has another key by now
    const { wrappedKey, wrappedBy } = this.cipher.rewrap(sealed, this.ownerOf(ref));
    await this.pool.query(
      `with person as (select ref from ${this.schema}.persons where ref = $1 and erased_at is null for update),
         key as (update ${this.schema}.person_keys k set wrapped_key = $2, wrapped_by = $3
           from person where k.ref = person.ref and k.wrapped_key = $5)
       update ${this.schema}.persons p set email_hash = $4 from person where p.ref = person.ref`,
      [ref, wrappedKey, wrappedBy, this.cipher.hash(nameKey(details[1].email)), before],
    );
    return true;
  }

  private opened(stored: Stored): [ref: string, details: Details][] {
    try {
      return stored.sealed ? [[stored.ref, this.open(stored)]] : [];
    } catch (error) {
      if (error instanceof PersonUnreadable) return [];
      throw error;
    }
  }

  private open({ ref, sealed, wrappedKey, wrappedBy }: Stored): Details {
    const owner = this.ownerOf(ref);
    if (!sealed || !wrappedKey || !wrappedBy) throw new PersonUnreadable(`The key of ${owner} is gone`);
    return JSON.parse(this.cipher.open({ sealed, wrappedKey, wrappedBy }, owner));
  }

  /** About a row of persons; its value is $1. */
  private conditionOf(whom: Forgotten): [condition: string, value: unknown] {
    if ('refs' in whom) return ['ref = any($1)', whom.refs];
    return [`ref in (select ref from ${this.schema}.person_keys where wrapped_by = $1)`, whom.lostKey];
  }

  private ownerOf(ref: string): string {
    return `${this.schema}.persons/${ref}`;
  }
}
