import { type Db, projection } from '../../../platform/event-store/projection.js';
import type { Recorded } from '../../../platform/event-store/recorded.js';
import type { BookingCancelled, BookingEvent, PartyChanged } from '../domain/booking.events.js';
import { bookingIdIn } from './stream-names.js';

/** What goes back for bookings, and what became of it. Rebuild: npm run projections -- rebuild refunds */
export const refunds = projection<BookingEvent>('refunds', {
  tables: ['booking.refunds'],
  order: 'stream',
  onRun: {
    // a booking is cancelled once
    BookingCancelled: (run, db) => ask(run, db),
  },
  on: {
    PartyChanged: (recorded, db) => ask([recorded], db),

    RefundPaid: ({ ledger, stream, at, event: { amount, method, receipt } }, db) =>
      db.query(
        `update booking.refunds set state = 'refunded', owed = owed - $3, paid = paid + $3, settled_at = $4, method = $5,
           receipt = $6, failure = null where venue_id = $1 and booking_id = $2`,
        [ledger, bookingIdIn(stream), amount, at, method, receipt ?? null],
      ),

    RefundFailed: ({ ledger, stream, at, event: { reason } }, db) =>
      db.query(
        `update booking.refunds set state = 'failed', settled_at = $3, failure = $4
         where venue_id = $1 and booking_id = $2`,
        [ledger, bookingIdIn(stream), at, reason],
      ),

    RefundDropped: ({ ledger, stream, at, event: { amount } }, db) =>
      db.query(
        `update booking.refunds set state = case when paid > 0 then 'refunded' else 'none' end, owed = owed - $3,
           settled_at = case when paid > 0 then settled_at else $4 end, failure = null where venue_id = $1 and booking_id = $2`,
        [ledger, bookingIdIn(stream), amount, at],
      ),
  },
});

/** More is owed; of several that were not paid the first says since when. At most one event of a stream. */
async function ask(run: readonly Recorded<BookingCancelled | PartyChanged>[], db: Db): Promise<void> {
  const rows = run
    .filter(({ event: { refund } }) => refund > 0)
    .map(({ ledger, stream, at, event }) => ({
      venue_id: ledger,
      booking_id: bookingIdIn(stream),
      at,
      back: event.refund,
    }));
  if (rows.length === 0) return;
  await db.query(
    `insert into booking.refunds as r (venue_id, booking_id, state, owed, requested_at)
     select venue_id, booking_id, 'requested', back, at
     from jsonb_to_recordset($1::jsonb) as e (venue_id int, booking_id uuid, back int, at timestamptz)
     on conflict (booking_id, venue_id) do update set state = 'requested', owed = r.owed + excluded.owed, failure = null,
       requested_at = case when r.owed = 0 then excluded.requested_at else r.requested_at end`,
    [JSON.stringify(rows)],
  );
}
