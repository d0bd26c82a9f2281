import { Injectable, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import { AccountUses } from '../../../platform/privacy/account-uses.js';
import { dueIn, RetentionTerms } from '../../../platform/retention/retention-terms.js';
import { eraseCustomers } from './erase-customers.js';

/** Dates have no zone: a term that is counted in days may be a few hours longer, never shorter. */
const endOf = (date: string): string => `((${date} + 1)::timestamp at time zone 'UTC')`;
/** As the index of the dates knows it. */
const isOver = (date: string): string => `${date} < ($1::timestamptz at time zone 'UTC')::date`;
const ofThisCustomer = '(venue_id, customer_ref) = (c.venue_id, c.ref)';

const customersOfVisits = `
  select c.venue_id || '/' || c.ref as key, max(${endOf('b.date')}) as since
  from booking.bookings b join booking.customers c on (c.venue_id, c.ref) = (b.venue_id, b.customer_ref)
  where c.erased_at is null and ${isOver('b.date')} group by c.venue_id, c.ref
  having not exists (select from booking.bookings b where ${ofThisCustomer} and not ${isOver('b.date')})`;

const customersWhoWaited = `
  select c.venue_id || '/' || c.ref as key, max(${endOf('s.date')}) as since
  from booking.customers c join booking.waitlist w on (w.venue_id, w.customer_ref) = (c.venue_id, c.ref)
    join booking.slots s on (s.venue_id, s.slot_id) = (w.venue_id, w.slot_id)
  where c.erased_at is null and not exists (select from booking.bookings where ${ofThisCustomer})
  group by c.venue_id, c.ref having ${isOver('max(s.date)')}`;

const notesOfVisits = `
  select n.venue_id || '/' || n.booking_id || '/' || n.id as key, ${endOf('b.date')} as since
  from booking.notes n join booking.bookings b on (b.venue_id, b.id) = (n.venue_id, n.booking_id)
  where ${isOver('b.date')}`;

/** Whoever is on a waitlist is so until the place is taken, has ended, or is forgotten. */
const accountsInUse = `
  select user_id from booking.bookings
  union all select w.user_id from booking.waitlist w
    join booking.customers c on (c.venue_id, c.ref) = (w.venue_id, w.customer_ref)
    where w.status in ('waiting', 'offered') and c.erased_at is null`;

const part = (nth: number, type: string): string => `split_part(key, '/', ${nth})::${type}`;
const customers = `(venue_id, ref) in (select ${part(1, 'int')}, ${part(2, 'uuid')} from unnest($1::text[]) key)`;
const notes = `(venue_id, booking_id, id) in (
  select ${part(1, 'int')}, ${part(2, 'uuid')}, ${part(3, 'uuid')} from unnest($1::text[]) key)`;

/**
 * How long this room keeps who booked, who waited, and what was noted about them. Their keys are shredded as when they
 * ask to be forgotten (docs/adr/0017); bookings, seats and money stay.
 */
@Injectable()
export class BookingTerms implements OnModuleInit {
  constructor(
    private readonly pool: pg.Pool,
    private readonly terms: RetentionTerms,
    private readonly accounts: AccountUses,
  ) {}

  onModuleInit(): void {
    this.accounts.add(accountsInUse);
    this.terms.add(
      { kind: 'bookings', due: dueIn(this.pool, customersOfVisits), forget: (keys, { at }) => this.erase(keys, at) },
      { kind: 'waitlist', due: dueIn(this.pool, customersWhoWaited), forget: (keys, { at }) => this.erase(keys, at) },
      {
        kind: 'notes',
        due: dueIn(this.pool, notesOfVisits),
        forget: (keys) => this.pool.query(`delete from booking.notes where ${notes}`, [keys]),
      },
    );
  }

  private erase(keys: readonly string[], at: Date): Promise<number> {
    return inTransaction(this.pool, (db) => eraseCustomers({ condition: customers, values: [keys] }, at, db));
  }
}
