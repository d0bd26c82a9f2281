import type { Db } from '../../../platform/database/db.js';

/** How many bookings to come of a venue have something of another ledger: the money of a voucher, or guest passes. */
export async function heldByOtherLedgers(db: Db, venueId: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from booking.bookings where venue_id = $1 and starts_at > clock_timestamp()
       and status in ('pending', 'confirmed') and (coalesce(voucher, 0) > 0 or guest_passes > 0)`,
    [venueId],
  );
  return rows[0]?.count ?? 0;
}
