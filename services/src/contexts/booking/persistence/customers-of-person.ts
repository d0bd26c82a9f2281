import type { WaitlistStatus } from '@northlight/contracts';
import type pg from 'pg';
import { type Person, underAddress, valuesOf } from '../../../platform/privacy/person.js';
import type { CustomerKey } from './customers.repository.js';

/** A booking, by its venue. */
interface VenueBooking {
  readonly venueId: number;
  readonly id: string;
}

/** A place on a waitlist. */
export interface WaitlistPlace extends CustomerKey {
  readonly id: string;
  readonly slotId: string;
  readonly party: number;
  readonly status: WaitlistStatus;
  readonly offeredUntil: Date | null;
  readonly joinedAt: Date;
}

/** What the desk has put under another e-mail stands there since then. */
const held = (came: string): string =>
  underAddress({ hash: 'c.email_hash', since: `greatest(${came}, c.email_corrected_at)` });

const bookings = `select b.venue_id, b.id, b.customer_ref, b.starts_at from booking.bookings b`;
const bookingsUnder = `${bookings} join booking.customers c on (c.venue_id, c.ref) = (b.venue_id, b.customer_ref)
  ${held('b.placed_at')}`;

/** A booking that another account placed is told to that account alone, unless the desk has put this address there. */
const bookingsOf = `
  ${bookingsUnder} where b.user_id is null or $3::int is null or c.email_corrected_at is not null
  union ${bookings} where b.user_id = $3`;

const places = `select w.venue_id, w.id, w.customer_ref, e.at from booking.waitlist w
  join log.events e on (e.ledger, e.position) = (w.venue_id, w.place)`;
const placesUnder = `${places} join booking.customers c on (c.venue_id, c.ref) = (w.venue_id, w.customer_ref)
  ${held('e.at')}`;

/** A place that another account took is told to that account alone. */
const placesOf = `
  ${placesUnder} where w.user_id is null or $3::int is null
  union ${places} where w.user_id = $3`;

/** The latest visit first. */
export async function bookingsOfPerson(person: Person, pool: pg.Pool): Promise<VenueBooking[]> {
  const { rows } = await pool.query<VenueBooking>(
    `select venue_id as "venueId", id from (${bookingsOf}) as mine order by starts_at desc, id`,
    valuesOf(person),
  );
  return rows;
}

/** Whatever became of them, the first first. */
export async function placesOfPerson(person: Person, pool: pg.Pool): Promise<WaitlistPlace[]> {
  const { rows } = await pool.query<WaitlistPlace>(
    `select w.venue_id as "venueId", w.id, w.customer_ref as ref, w.slot_id as "slotId", w.party, w.status,
       w.offered_until as "offeredUntil", mine.at as "joinedAt"
     from (${placesOf}) as mine join booking.waitlist w using (venue_id, id) order by mine.at`,
    valuesOf(person),
  );
  return rows;
}

/** All of them that are to be forgotten with the person, also where another account booked. */
export async function customersOfPerson(person: Person, pool: pg.Pool): Promise<CustomerKey[]> {
  const { rows } = await pool.query<CustomerKey>(
    `select distinct venue_id as "venueId", customer_ref as ref from (
       select venue_id, customer_ref from (${bookingsUnder}) as booked
       union select venue_id, customer_ref from booking.bookings where user_id = $3
       union select venue_id, customer_ref from (${placesUnder}) as waiting
       union select venue_id, customer_ref from booking.waitlist where user_id = $3) as mine`,
    valuesOf(person),
  );
  return rows;
}
