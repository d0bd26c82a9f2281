import type { WaitlistStatus } from '@northlight/contracts';
import { projection, type Recorded } from '@northlight/event-store';
import type { Db } from '../../../platform/database/db.js';
import { waitlistSlotIn } from '../domain/slot/slot-id.js';
import type { WaitlistEvent } from '../domain/waitlist/waitlist.events.js';

/** Everybody who waits or has waited for seats. Rebuild: npm run projections -- rebuild waitlist */
export const waitlistEntries = projection<WaitlistEvent>('waitlist', {
  tables: ['booking.waitlist'],
  on: {
    WaitlistJoined: ({ ledger, position, stream, event: { entryId, party, customerRef, userId } }, db) =>
      db.query(
        `insert into booking.waitlist (venue_id, id, slot_id, party, status, customer_ref, place, user_id)
         values ($1, $2, $3, $4, 'waiting', $5, $6, $7)`,
        [ledger, entryId, waitlistSlotIn(stream), party, customerRef, position, userId ?? null],
      ),

    SeatsOffered: ({ ledger, event: { entryId, until } }, db) =>
      db.query("update booking.waitlist set status = 'offered', offered_until = $3 where venue_id = $1 and id = $2", [
        ledger,
        entryId,
        until,
      ]),

    OfferTaken: ({ ledger, event: { entryId, bookingId } }, db) =>
      db.query(
        `update booking.waitlist set status = 'taken', offered_until = null, booking_id = $3
         where venue_id = $1 and id = $2`,
        [ledger, entryId, bookingId],
      ),

    OfferLapsed: ends('lapsed'),
    WaitlistLeft: ends('left'),
  },
});

function ends(status: WaitlistStatus) {
  return (
    { ledger, event: { entryId } }: Recorded<Extract<WaitlistEvent, { type: 'OfferLapsed' | 'WaitlistLeft' }>>,
    db: Db,
  ) =>
    db.query('update booking.waitlist set status = $3, offered_until = null where venue_id = $1 and id = $2', [
      ledger,
      entryId,
      status,
    ]);
}
