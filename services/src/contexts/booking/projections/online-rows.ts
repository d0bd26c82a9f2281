import type { Recorded } from '@northlight/event-store';
import type { Db } from '../../../platform/database/db.js';
import type { RefundFailed, RefundPaid } from '../domain/booking/booking.events.js';
import type { PaidOnline, RefundSent } from '../domain/booking/online-payment.events.js';
import { bookingIdIn } from '../domain/slot/slot-id.js';
import { requestRefunds } from './refund-rows.js';

/*
 * domain/money/online-balance.ts in SQL. What of a booking's money is at the venue, owed, or on its way back to a card.
 */

type Of<Event> = Recorded<Event & { readonly type: string }>;

const keyOf = ({ ledger, stream }: Pick<Recorded, 'ledger' | 'stream'>) => [ledger, bookingIdIn(stream)] as const;

export async function payOnline(recorded: Of<PaidOnline>, db: Db): Promise<void> {
  const { amount, refund } = recorded.event;
  await db.query(
    `update booking.bookings set held = held + $3, owed = owed + $4,
       refund = case when $4::int > 0 then coalesce(refund, 0) + $4 else refund end
     where venue_id = $1 and id = $2`,
    [...keyOf(recorded), amount, refund],
  );
  if (refund > 0) await requestRefunds([recorded], db);
}

export async function sendRefund(recorded: Of<RefundSent>, db: Db): Promise<void> {
  await db.query(
    `with sent as (
       update booking.bookings set held = held - $3, owed = owed - $3, on_its_way = on_its_way + $3
       where venue_id = $1 and id = $2)
     update booking.refunds set owed = owed - $3, on_its_way = on_its_way + $3, failure = null,
       state = case when owed > $3 then 'requested' else 'processing' end
     where venue_id = $1 and booking_id = $2`,
    [...keyOf(recorded), recorded.event.amount],
  );
}

export async function arriveAtCard(recorded: Of<RefundPaid>, db: Db): Promise<void> {
  const { amount, receipt = null } = recorded.event;
  await db.query(
    `with arrived as (
       update booking.bookings set on_its_way = on_its_way - $3 where venue_id = $1 and id = $2)
     update booking.refunds set on_its_way = on_its_way - $3, paid = paid + $3, settled_at = $4, method = 'online', receipt = $5,
       state = case when owed > 0 then state when on_its_way > $3 then 'processing' else 'refunded' end
     where venue_id = $1 and booking_id = $2`,
    [...keyOf(recorded), amount, recorded.at, receipt],
  );
}

/** It is here, and owed, again. */
export async function returnFromCard(recorded: Of<RefundFailed>, db: Db): Promise<void> {
  const { amount, reason, had } = recorded.event;
  const [out, back] = had === 'arrived' ? [0, amount] : [amount, 0];
  await db.query(
    `with returned as (
       update booking.bookings set held = held + $3, owed = owed + $3, on_its_way = on_its_way - $4
       where venue_id = $1 and id = $2)
     update booking.refunds set owed = owed + $3, on_its_way = on_its_way - $4, paid = paid - $5, settled_at = $6,
       state = 'failed', failure = $7
     where venue_id = $1 and booking_id = $2`,
    [...keyOf(recorded), amount, out, back, recorded.at, reason],
  );
}
