import type { Recorded } from '@northlight/event-store';
import type { Db } from '../../../platform/database/db.js';
import type { RefundDropped, RefundFailed, RefundPaid } from '../domain/booking/booking.events.js';
import { bookingIdIn } from '../domain/slot/slot-id.js';

type RefundRequestRow = Recorded<{ readonly type: string; readonly refund: number }>;

const rowsOf = (run: readonly Pick<Recorded, 'ledger' | 'stream' | 'at'>[]): string =>
  JSON.stringify(run.map(({ ledger, stream, at }) => ({ venue_id: ledger, id: bookingIdIn(stream), at })));

/** The bookings that the rows of $1 are about, as they are now. */
const bookings = `booking.bookings b
  join jsonb_to_recordset($1::jsonb) as e (venue_id int, id uuid, at timestamptz) on b.venue_id = e.venue_id and b.id = e.id`;

/** More is owed; of several that were not paid the first says since when. At most one event of a stream. */
export async function requestRefunds(run: readonly RefundRequestRow[], db: Db): Promise<void> {
  const asking = run.filter(({ event: { refund } }) => refund > 0);
  if (asking.length === 0) return;
  await db.query(
    `insert into booking.refunds as r (venue_id, booking_id, state, owed, requested_at)
     select b.venue_id, b.id, 'requested', b.owed, e.at from ${bookings} where b.owed > 0
     on conflict (booking_id, venue_id) do update set owed = excluded.owed,
       state = case when excluded.owed > r.owed then 'requested' else r.state end,
       failure = case when excluded.owed > r.owed then null else r.failure end,
       requested_at = case when r.owed = 0 then excluded.requested_at else r.requested_at end`,
    [rowsOf(asking)],
  );
}

/** A dearer booking has used up what was owed, or a part of it; or it was found not to be due. */
export async function reduceRefundRequests(
  run: readonly Pick<Recorded, 'ledger' | 'stream' | 'at'>[],
  db: Db,
): Promise<void> {
  await db.query(
    `update booking.refunds r set owed = b.owed,
       state = case when b.owed > 0 then r.state when r.on_its_way > 0 then 'processing' when r.paid > 0 then 'refunded'
         else 'none' end,
       failure = case when b.owed > 0 then r.failure end,
       settled_at = case when b.owed = 0 and r.paid = 0 then e.at else r.settled_at end
     from ${bookings} where r.venue_id = b.venue_id and r.booking_id = b.id and r.owed > b.owed`,
    [rowsOf(run)],
  );
}

const settled = (set: string): string =>
  `update booking.bookings b set ${set}
   from jsonb_to_recordset($1::jsonb) as e (venue_id int, id uuid) where b.venue_id = e.venue_id and b.id = e.id`;

const paidBack = settled(
  `held = greatest(0, b.held - $2), owed = greatest(0, b.owed - $2),
   refund = coalesce(b.refund, 0) - least($2, b.owed) + $2`,
);

const dropped = settled(
  `held = b.held - least($2, b.owed), owed = b.owed - least($2, b.owed),
   refund = case when b.status = 'cancelled' then b.refund - least($2, b.owed)
     else nullif(coalesce(b.refund, 0) - least($2, b.owed), 0) end`,
);

export async function payBack(recorded: Recorded<RefundPaid>, db: Db): Promise<void> {
  const { amount, method, receipt = null } = recorded.event;
  const rows = rowsOf([recorded]);
  await db.query(paidBack, [rows, amount]);
  await db.query(
    `insert into booking.refunds as r (venue_id, booking_id, state, owed, paid, requested_at, settled_at, method, receipt)
     select b.venue_id, b.id, 'refunded', b.owed, $2, e.at, e.at, $3, $4 from ${bookings}
     on conflict (booking_id, venue_id) do update set owed = excluded.owed, paid = r.paid + excluded.paid,
       state = case when r.on_its_way > 0 then 'processing' else excluded.state end,
       settled_at = excluded.settled_at, method = excluded.method, receipt = excluded.receipt, failure = null`,
    [rows, amount, method, receipt],
  );
}

export async function failToPayBack(recorded: Recorded<RefundFailed>, db: Db): Promise<void> {
  await db.query(
    `update booking.refunds r set state = 'failed', settled_at = e.at, failure = $2
     from ${bookings} where r.venue_id = b.venue_id and r.booking_id = b.id and b.owed > 0`,
    [rowsOf([recorded]), recorded.event.reason],
  );
}

export async function dropRefund(recorded: Recorded<RefundDropped>, db: Db): Promise<void> {
  await db.query(dropped, [rowsOf([recorded]), recorded.event.amount]);
  await reduceRefundRequests([recorded], db);
}
