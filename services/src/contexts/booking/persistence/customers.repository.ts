import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { Companion } from '../../../platform/event-store/companion.js';
import type { Db } from '../../../platform/event-store/projection.js';
import { nameKey } from '../../../platform/kernel/name-key.js';
import { PersonCipher, PersonUnreadable, type SealedText } from '../../../platform/privacy/person-cipher.js';

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

type Stored = { readonly [Part in keyof SealedText]: SealedText[Part] | null };

const ownerOf = ({ venueId, ref }: CustomerKey): string => `booking.customers/${venueId}/${ref}`;
const textOf = ({ name, email, phone }: CustomerDetails): string => JSON.stringify({ name, email, phone });

/** The customers of the bookings: sealed on their way in, each with a key of its own (docs/adr/0017). */
@Injectable()
export class Customers implements Companion<CustomerKey & CustomerDetails> {
  constructor(
    private readonly pool: pg.Pool,
    private readonly cipher: PersonCipher,
  ) {}

  /** The customers of fresh bookings, written in the commit that places them. */
  insert(rows: readonly (CustomerKey & CustomerDetails)[], db: Db): Promise<unknown> {
    const sealed = rows.map((row) => this.cipher.seal(textOf(row), ownerOf(row)));
    return db.query(insertion, [
      rows.map(({ venueId }) => venueId),
      rows.map(({ ref }) => ref),
      sealed.map(({ wrappedKey }) => wrappedKey),
      sealed.map(({ wrappedBy }) => wrappedBy),
      sealed.map((row) => row.sealed),
      rows.map(({ email }) => this.cipher.hash(nameKey(email))),
    ]);
  }

  /** Undefined when there is none, or when the person was erased. @throws {PersonUnreadable} when a key is missing */
  async find({ venueId, ref }: CustomerKey): Promise<CustomerDetails | undefined> {
    const { rows } = await this.pool.query<Stored>(
      `select sealed, wrapped_key as "wrappedKey", wrapped_by as "wrappedBy"
       from booking.customers left join booking.person_keys using (venue_id, ref) where venue_id = $1 and ref = $2`,
      [venueId, ref],
    );
    const stored = rows[0];
    return stored?.sealed ? this.open(stored, { venueId, ref }) : undefined;
  }

  private open({ sealed, wrappedKey, wrappedBy }: Stored, key: CustomerKey): CustomerDetails {
    const owner = ownerOf(key);
    if (!sealed || !wrappedKey || !wrappedBy) throw new PersonUnreadable(`The key of ${owner} is gone`);
    return JSON.parse(this.cipher.open({ sealed, wrappedKey, wrappedBy }, owner));
  }
}

const insertion = `
  with keys as (
    insert into booking.person_keys (venue_id, ref, wrapped_key, wrapped_by)
    select * from unnest($1::int[], $2::uuid[], $3::bytea[], $4::text[])
  )
  insert into booking.customers (venue_id, ref, sealed, email_hash)
  select * from unnest($1::int[], $2::uuid[], $5::bytea[], $6::bytea[])`;
