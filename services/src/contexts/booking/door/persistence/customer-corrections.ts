import { Injectable } from '@nestjs/common';
import type { Db } from '../../../../platform/database/db.js';
import { nameKey } from '../../../../platform/kernel/name-key.js';
import { PersonCipher } from '../../../../platform/privacy/person-cipher.js';
import { type BookingKey, BookingNotes, type NoteKey } from '../../persistence/booking-notes.js';
import { type CustomerDetails, Customers, type StoredCustomer } from '../../persistence/customers.repository.js';

/** A customer who is held fast while their details are put right. */
export interface HeldCustomer {
  readonly venueId: number;
  readonly key: NoteKey;
  readonly details: CustomerDetails;
}

interface Turn {
  readonly at: Date;
  readonly db: Db;
}

/** Puts right what a customer is called and reached by. The key stays: what else it sealed (notes) stays readable. */
@Injectable()
export class CustomerCorrections {
  constructor(
    private readonly notes: BookingNotes,
    private readonly customers: Customers,
    private readonly cipher: PersonCipher,
  ) {}

  /** Undefined once the person was erased. @throws {PersonUnreadable} */
  async hold(booking: BookingKey, db: Db): Promise<HeldCustomer | undefined> {
    const key = await this.notes.lockCustomer(booking, db);
    if (!key) return undefined;
    const { venueId } = booking;
    const { rows } = await db.query<Pick<StoredCustomer, 'sealed'>>(
      'select sealed from booking.customers where venue_id = $1 and ref = $2',
      [venueId, key.ref],
    );
    const stored = { sealed: rows[0]?.sealed ?? null, wrappedKey: key.wrappedKey, wrappedBy: key.wrappedBy };
    const details = this.customers.opened(stored, { venueId, ref: key.ref });
    return details && { venueId, key, details };
  }

  /** Another e-mail is found by another hash, and belongs to whoever shows that it is theirs (`unclaimed-bookings.ts`). */
  async write(
    { venueId, key, details: before }: HeldCustomer,
    details: CustomerDetails,
    { at, db }: Turn,
  ): Promise<void> {
    const { name, email, phone } = details;
    const sealed = this.cipher.sealMore(JSON.stringify({ name, email, phone }), key.owner, key);
    const isOther = nameKey(email) !== nameKey(before.email);
    await db.query(
      `update booking.customers set sealed = $3, email_hash = $4,
         email_corrected_at = case when $5 then $6 else email_corrected_at end
       where venue_id = $1 and ref = $2`,
      [venueId, key.ref, sealed, this.cipher.hash(nameKey(email)), isOther, at],
    );
  }
}
