import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { Db } from '../../../platform/database/db.js';
import {
  type OwnedKey,
  PersonCipher,
  PersonUnreadable,
  type WrappedKey,
} from '../../../platform/privacy/person-cipher.js';
import type { BookingNote } from '../domain/booking/bookings.js';
import { ownerOf } from './customers.repository.js';

/** Names one booking of one venue. */
export interface BookingKey {
  readonly venueId: number;
  readonly id: string;
}

/** The customer of a booking, with the key that seals what is written about them. */
export interface NoteKey extends OwnedKey {
  readonly ref: string;
}

interface Stored extends WrappedKey, BookingKey {
  readonly bookingId: string;
  readonly ref: string;
  readonly sealed: Buffer;
  readonly writtenAt: Date;
}

/** What the ciphertext of a note is bound to. */
const placeOf = ({ venueId, id }: BookingKey, noteId: string): string => `booking.notes/${venueId}/${id}/${noteId}`;

/** What the desk should know of bookings: sealed with the keys of their customers, and gone with them (docs/adr/0017). */
@Injectable()
export class BookingNotes {
  constructor(
    private readonly pool: pg.Pool,
    private readonly cipher: PersonCipher,
  ) {}

  /**
   * Locks the customer of a booking, so that notes about them come one by one, and none while they are forgotten.
   * Undefined once they are.
   */
  async lockCustomer({ venueId, id }: BookingKey, db: Db): Promise<NoteKey | undefined> {
    const { rows } = await db.query<Pick<Stored, 'ref' | 'wrappedKey' | 'wrappedBy'>>(
      `select c.ref, k.wrapped_key as "wrappedKey", k.wrapped_by as "wrappedBy" from booking.bookings b
       join booking.customers c on (c.venue_id, c.ref) = (b.venue_id, b.customer_ref)
       join booking.person_keys k on (k.venue_id, k.ref) = (c.venue_id, c.ref)
       where b.id = $2 and b.venue_id = $1 and c.erased_at is null for no key update of c`,
      [venueId, id],
    );
    return rows[0] && { ...rows[0], owner: ownerOf({ venueId, ref: rows[0].ref }) };
  }

  async count({ venueId, id }: BookingKey, db: Db): Promise<number> {
    const { rows } = await db.query<{ count: number }>(
      'select count(*)::int as count from booking.notes where venue_id = $1 and booking_id = $2',
      [venueId, id],
    );
    return rows[0]?.count ?? 0;
  }

  /** @throws {PersonUnreadable} when the master key of the customer is not here */
  async insert(of: BookingKey, { id, text, writtenAt }: BookingNote, { key, db }: Sealing): Promise<void> {
    const sealed = this.cipher.sealMore(text, placeOf(of, id), key);
    await db.query(
      `insert into booking.notes (venue_id, booking_id, id, customer_ref, sealed, written_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [of.venueId, of.id, id, key.ref, sealed, writtenAt],
    );
  }

  /** @returns when it was written; undefined where it is not there, or no more */
  async remove({ venueId, id }: BookingKey, noteId: string, db: Db): Promise<Date | undefined> {
    const { rows } = await db.query<{ writtenAt: Date }>(
      `delete from booking.notes where venue_id = $1 and booking_id = $2 and id = $3 returning written_at as "writtenAt"`,
      [venueId, id, noteId],
    );
    return rows[0]?.writtenAt;
  }

  /** In the order in which they were written; what cannot be read is left out, as names are. */
  async of(booking: BookingKey): Promise<BookingNote[]> {
    return (await this.ofAll([booking])).get(booking.id) ?? [];
  }

  /** Those of many bookings in one question, by the ids of the bookings that have some. */
  async ofAll(bookings: readonly BookingKey[]): Promise<ReadonlyMap<string, BookingNote[]>> {
    const { rows } = await this.pool.query<Stored>(
      `select n.venue_id as "venueId", n.booking_id as "bookingId", n.id, n.customer_ref as ref, n.sealed,
         n.written_at as "writtenAt", k.wrapped_key as "wrappedKey", k.wrapped_by as "wrappedBy"
       from booking.notes n join booking.person_keys k on (k.venue_id, k.ref) = (n.venue_id, n.customer_ref)
       where (n.venue_id, n.booking_id) in (select * from unnest($1::int[], $2::uuid[])) order by n.written_at, n.id`,
      [bookings.map(({ venueId }) => venueId), bookings.map(({ id }) => id)],
    );
    const notes = new Map<string, BookingNote[]>();
    for (const row of rows) {
      const note = this.opened(row);
      if (note) notes.set(row.bookingId, [...(notes.get(row.bookingId) ?? []), note]);
    }
    return notes;
  }

  private opened({ venueId, bookingId, id, writtenAt, sealed, ref, ...wrapped }: Stored): BookingNote | undefined {
    const place = placeOf({ venueId, id: bookingId }, id);
    try {
      const text = this.cipher.openMore(sealed, place, { owner: ownerOf({ venueId, ref }), ...wrapped });
      return { id, text, writtenAt };
    } catch (error) {
      if (error instanceof PersonUnreadable) return undefined;
      throw error;
    }
  }
}

interface Sealing {
  readonly key: NoteKey;
  /** The transaction that has locked the customer. */
  readonly db: Db;
}
