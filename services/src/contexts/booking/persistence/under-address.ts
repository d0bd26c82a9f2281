import type { WaitlistStatus } from '@northlight/contracts';
import type pg from 'pg';
import { nameKey } from '../../../platform/kernel/name-key.js';
import type { OwnedAddress } from '../../../platform/privacy/account-holders.js';
import type { PersonCipher } from '../../../platform/privacy/person-cipher.js';
import type { CustomerKey } from './customers.repository.js';

/** Where it stands, and what finds a person there. */
interface Ground {
  readonly pool: pg.Pool;
  readonly cipher: PersonCipher;
}

/** A booking, by its venue. */
interface VenueBooking {
  readonly venueId: number;
  readonly id: string;
}

/** A place on a waitlist. */
export interface WaitlistPlace extends CustomerKey {
  readonly slotId: string;
  readonly party: number;
  readonly status: WaitlistStatus;
  readonly offeredUntil: Date | null;
  readonly joinedAt: Date;
}

/** Bookings of an account, and those that nobody else has and that were made with one of its addresses; the latest first. */
export async function bookingsUnder(
  userId: number,
  addresses: readonly OwnedAddress[],
  { pool, cipher }: Ground,
): Promise<VenueBooking[]> {
  const found = await Promise.all(
    addresses.map(({ email, until }) =>
      pool.query<VenueBooking>(
        `select b.venue_id as "venueId", b.id from booking.customers c
         join booking.bookings b on (b.venue_id, b.customer_ref) = (c.venue_id, c.ref)
         where c.email_hash = any($1) and (b.user_id is null or c.email_corrected_at is not null)
           and ($2::timestamptz is null or b.placed_at <= $2) order by b.starts_at desc`,
        [cipher.hashes(nameKey(email)), until],
      ),
    ),
  );
  const own = await pool.query<VenueBooking>(
    'select venue_id as "venueId", id from booking.bookings where user_id = $1 order by starts_at desc',
    [userId],
  );
  const all = [own, ...found].flatMap(({ rows }) => rows);
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

/** Places on waitlists that were taken with one of these addresses, whatever became of them. */
export async function placesUnder(
  addresses: readonly OwnedAddress[],
  { pool, cipher }: Ground,
): Promise<WaitlistPlace[]> {
  const found = await Promise.all(
    addresses.map(({ email, until }) =>
      pool.query<WaitlistPlace>(
        `select w.venue_id as "venueId", w.customer_ref as ref, w.slot_id as "slotId", w.party, w.status,
           w.offered_until as "offeredUntil", e.at as "joinedAt"
         from booking.customers c join booking.waitlist w on (w.venue_id, w.customer_ref) = (c.venue_id, c.ref)
         join log.events e on (e.ledger, e.position) = (w.venue_id, w.place)
         where c.email_hash = any($1) and ($2::timestamptz is null or e.at <= $2) order by e.at`,
        [cipher.hashes(nameKey(email)), until],
      ),
    ),
  );
  return found.flatMap(({ rows }) => rows);
}
