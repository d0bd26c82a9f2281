import { Injectable } from '@nestjs/common';
import type { Companion } from '@northlight/event-store';
import { bytes, Columns, int, text, uuid } from '@northlight/event-store/rows';
import pg from 'pg';
import type { Db } from '../../../platform/database/db.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import { nameKey } from '../../../platform/kernel/name-key.js';
import { PersonCipher, PersonUnreadable, type SealedText } from '../../../platform/privacy/person-cipher.js';
import { eraseCustomers } from './erase-customers.js';
import { unreadablePersons } from './unreadable-persons.js';

/** Names one customer of one venue. */
export interface CustomerKey {
  readonly venueId: number;
  readonly ref: string;
}

/** What a customer said of themselves. */
export interface CustomerDetails {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

/** A customer who can be written: nobody reads them without their key. */
export interface SealedCustomer extends CustomerKey, SealedText {
  readonly emailHash: Buffer;
}

/** A place on a waitlist that is still good for something. */
export interface WaitingEntry {
  readonly venueId: number;
  readonly slotId: string;
  readonly id: string;
}

/** Whom to forget: these customers, or all whose keys a lost key of the house wrapped. */
type Forgotten = { readonly keys: readonly CustomerKey[] } | { readonly lostKey: string };

/** A customer as the tables have them; nothing of an erased person. */
export type StoredCustomer = { readonly [Part in keyof SealedText]: SealedText[Part] | null };

/** What the ciphertexts of a customer are bound to. */
export const ownerOf = ({ venueId, ref }: CustomerKey): string => `booking.customers/${venueId}/${ref}`;
const textOf = ({ name, email, phone }: CustomerDetails): string => JSON.stringify({ name, email, phone });

/** The customers of the bookings: sealed on their way in, each with a key of its own (docs/adr/0017). */
@Injectable()
export class Customers implements Companion<SealedCustomer> {
  constructor(
    private readonly pool: pg.Pool,
    private readonly cipher: PersonCipher,
  ) {}

  seal(customer: CustomerKey & CustomerDetails): SealedCustomer {
    const { venueId, ref, email } = customer;
    const emailHash = this.cipher.hash(nameKey(email));
    return { venueId, ref, emailHash, ...this.cipher.seal(textOf(customer), ownerOf(customer)) };
  }

  /** The customers of fresh bookings, written in the commit that places them. */
  insert(rows: readonly SealedCustomer[], db: Db): Promise<unknown> {
    return db.query(insertion, sealedRows.values(rows));
  }

  /** Undefined when there is none, or when the person was erased. @throws {PersonUnreadable} when a key is missing */
  async find({ venueId, ref }: CustomerKey): Promise<CustomerDetails | undefined> {
    const { rows } = await this.pool.query<StoredCustomer>(
      `select sealed, wrapped_key as "wrappedKey", wrapped_by as "wrappedBy"
       from booking.customers left join booking.person_keys using (venue_id, ref) where venue_id = $1 and ref = $2`,
      [venueId, ref],
    );
    return rows[0] && this.opened(rows[0], { venueId, ref });
  }

  /** Who it is that was read with something else; undefined when the person was erased. @throws {PersonUnreadable} */
  opened(stored: StoredCustomer, key: CustomerKey): CustomerDetails | undefined {
    return stored.sealed ? this.open(stored, key) : undefined;
  }

  /** Those of these customers who can be read, by their refs. */
  async readable(keys: readonly CustomerKey[]): Promise<ReadonlyMap<string, CustomerDetails>> {
    const { rows } = await this.pool.query<StoredCustomer & CustomerKey>(
      `select venue_id as "venueId", ref, sealed, wrapped_key as "wrappedKey", wrapped_by as "wrappedBy"
       from booking.customers join booking.person_keys using (venue_id, ref)
       where (venue_id, ref) in (select * from unnest($1::int[], $2::uuid[]))`,
      [keys.map(({ venueId }) => venueId), keys.map(({ ref }) => ref)],
    );
    return new Map(rows.flatMap((row) => this.readableOf(row)));
  }

  /** The bookings that were placed with this e-mail, however it was written, the latest visit first. */
  async bookingsWith(
    email: string,
    { limit, offset } = { limit: 100, offset: 0 },
  ): Promise<{ readonly venueId: number; readonly id: string }[]> {
    const { rows } = await this.pool.query<{ venueId: number; id: string }>(
      `select b.venue_id as "venueId", b.id from booking.customers c
       join booking.bookings b on (b.venue_id, b.customer_ref) = (c.venue_id, c.ref)
       where c.email_hash = any($1) order by b.date desc, b.time desc, b.id limit $2 offset $3`,
      [this.hashesOf(email), limit, offset],
    );
    return rows;
  }

  /**
   * Deletes the keys of these persons and what they sealed. Safe to repeat, and beside bookings that are being placed and
   * notes that are being written: whoever books again is a new customer.
   * @returns how many customers there were
   */
  erase(forgotten: Forgotten, at: Date): Promise<number> {
    const [condition, ...values] = this.conditionOf(forgotten);
    return inTransaction(this.pool, (db) => eraseCustomers({ condition, values }, at, db));
  }

  /** The entries of one waitlist that were made with this e-mail, whatever became of them. */
  async entriesOf({ slotId, email }: { readonly slotId: string; readonly email: string }): Promise<string[]> {
    const { rows } = await this.pool.query<{ id: string }>(
      `select w.id from booking.customers c join booking.waitlist w on (w.venue_id, w.customer_ref) = (c.venue_id, c.ref)
       where c.email_hash = any($1) and w.slot_id = $2`,
      [this.hashesOf(email), slotId],
    );
    return rows.map(({ id }) => id);
  }

  /** Where these persons wait for seats, or have some offered. */
  async waitingOf(forgotten: Forgotten): Promise<WaitingEntry[]> {
    const [condition, ...values] = this.conditionOf(forgotten);
    const { rows } = await this.pool.query<WaitingEntry>(
      `select w.venue_id as "venueId", w.slot_id as "slotId", w.id from booking.waitlist w
       where w.status in ('waiting', 'offered') and (w.venue_id, w.customer_ref) in (
         select venue_id, ref from booking.customers where erased_at is null and ${condition}) order by w.place`,
      values,
    );
    return rows;
  }

  /** Says which persons the keys at hand neither open nor find by e-mail; undefined when they reach all. */
  unreadable(): Promise<string | undefined> {
    return unreadablePersons(this.pool, this.cipher);
  }

  /** About a row of booking.customers; its values are $1 and on. */
  private conditionOf(forgotten: Forgotten): [condition: string, ...values: unknown[]] {
    if ('keys' in forgotten) {
      const { keys } = forgotten;
      const these = '(venue_id, ref) in (select * from unnest($1::int[], $2::uuid[]))';
      return [these, keys.map(({ venueId }) => venueId), keys.map(({ ref }) => ref)];
    }
    const wrapped = 'select venue_id, ref from booking.person_keys where wrapped_by = $1';
    return [`(venue_id, ref) in (${wrapped})`, forgotten.lostKey];
  }

  private hashesOf(email: string): Buffer[] {
    return this.cipher.hashes(nameKey(email));
  }

  private readableOf(row: StoredCustomer & CustomerKey): [ref: string, details: CustomerDetails][] {
    try {
      return [[row.ref, this.open(row, row)]];
    } catch (error) {
      if (error instanceof PersonUnreadable) return [];
      throw error;
    }
  }

  private open({ sealed, wrappedKey, wrappedBy }: StoredCustomer, key: CustomerKey): CustomerDetails {
    const owner = ownerOf(key);
    if (!sealed || !wrappedKey || !wrappedBy) throw new PersonUnreadable(`The key of ${owner} is gone`);
    return JSON.parse(this.cipher.open({ sealed, wrappedKey, wrappedBy }, owner));
  }
}

const sealedRows = new Columns<SealedCustomer>({
  venue_id: int(({ venueId }) => venueId),
  ref: uuid(({ ref }) => ref),
  sealed: bytes(({ sealed }) => sealed),
  email_hash: bytes(({ emailHash }) => emailHash),
  wrapped_key: bytes(({ wrappedKey }) => wrappedKey),
  wrapped_by: text(({ wrappedBy }) => wrappedBy),
});

const insertion = `
  with rows as (
    select ${sealedRows.selected()}
  ), keys as (
    insert into booking.person_keys (venue_id, ref, wrapped_key, wrapped_by)
    select venue_id, ref, wrapped_key, wrapped_by from rows
  )
  insert into booking.customers (venue_id, ref, sealed, email_hash)
  select venue_id, ref, sealed, email_hash from rows`;
