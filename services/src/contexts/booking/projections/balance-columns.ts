import type { Recorded } from '@northlight/event-store';
import type { Db } from '../../../platform/database/db.js';
import type {
  BookingCancelled,
  HoldExpired,
  PartyChanged,
  RefundGranted,
  RefundGrantWithdrawn,
  VoucherBackDropped,
} from '../domain/booking/booking.events.js';
import type { VoucherApplied } from '../domain/booking/door.events.js';
import { bookingIdIn } from '../domain/slot/slot-id.js';
import { reduceRefundRequests, requestRefunds } from './refund-rows.js';

/*
 * domain/money/balance.ts in SQL: what follows the log inside the commit cannot read, so each statement works the balance out
 * from the columns that it finds. `npm run invariants` compares both after every story.
 */

/** What a price asks for, less what was granted. */
const netOf = (row: string, price: string): string => `greatest(0, ${price} - ${row}.granted)`;
const priceOf = (row: string): string => `${row}.total + coalesce(${row}.voucher, 0)`;

const charge = netOf('b', priceOf('b'));

interface Granted {
  readonly granted: string;
  readonly ofVoucher: string;
  readonly total: string;
  readonly voucher: string;
}
const asItIs: Granted = {
  granted: 'b.granted',
  ofVoucher: 'b.granted_voucher',
  total: 'b.total',
  voucher: 'b.voucher',
};

/** Of the total, what was granted: all but what a gift voucher has got of the part that it pays. */
const returnedOf = ({ granted, ofVoucher, total, voucher }: Granted): string =>
  `least(${total}, ${granted} - least(${ofVoucher}, coalesce(${voucher}, 0)))`;

/** For `set` of an update of booking.bookings b. */
export const paidInFull = `greatest(b.held, ${charge} + b.owed)`;
/** The first who come pay for all. */
export const paidAtDoor = `at_door = case when b.status = 'checked_in' then b.at_door else ${paidInFull} - b.held end,
  held = ${paidInFull}`;
/** Once none of the party is in any more. */
export const doorTakenBack = `held = case when e.still_in > 0 then b.held else greatest(0, b.held - b.at_door) end,
  at_door = case when e.still_in > 0 then b.at_door else 0 end`;

/** The bookings that the rows of $1 are about, with what is held and owed once they cost `e.charge`. */
const charged = (charge: string) => `
  select o.venue_id, o.id, e.at, e.back, coalesce(e.voucher_back, 0) as voucher_back, o.owed as owed_before,
    ${charge} as charge, greatest(0, o.held - coalesce(e.voucher_back, 0)) as held,
    least(greatest(0, o.held - coalesce(e.voucher_back, 0) - (${charge})), o.owed + e.back) as owed,
    greatest(0, ${netOf('o', priceOf('o'))} - o.held + o.owed) as unpaid
  from jsonb_to_recordset($1::jsonb) as e (venue_id int, id uuid, at timestamptz, back int, voucher_back int, charge int)
    join booking.bookings o on o.venue_id = e.venue_id and o.id = e.id`;

const balanced = `held = m.held, owed = m.owed, voucher_back = nullif(coalesce(b.voucher_back, 0) + m.voucher_back, 0)`;
const refund = 'coalesce(b.refund, 0) - m.owed_before + m.owed';

const rowsOf = (run: readonly Recorded<BookingCancelled | PartyChanged | RefundGranted>[]) =>
  run.map(({ ledger, stream, at, event }) => ({
    ...{ venue_id: ledger, id: bookingIdIn(stream), at, back: event.refund, voucher_back: event.voucherBack },
    ...('price' in event && { charge: event.price.total + (event.price.voucher ?? 0) }),
  }));

export async function cancel(run: readonly Recorded<BookingCancelled>[], db: Db): Promise<void> {
  await db.query(
    `update booking.bookings b set status = 'cancelled', cancelled_at = m.at, ${balanced}, refund = ${refund},
       unpaid = m.unpaid,
       returned = case when m.back + m.voucher_back > 0 then b.total - m.unpaid
         else ${returnedOf({ ...asItIs, total: 'b.total - m.unpaid' })} end
     from (${charged('0')}) as m where b.venue_id = m.venue_id and b.id = m.id`,
    [JSON.stringify(rowsOf(run))],
  );
  await requestRefunds(run, db);
}

export async function changeParty(recorded: Recorded<PartyChanged>, db: Db): Promise<void> {
  const { tickets, price } = recorded.event;
  await db.query(
    `update booking.bookings b set tickets = $2, inside = least(b.inside, $2), at_door = 0, discount = $3, subtotal = $4,
       fee = $5, total = $6, voucher = $7, guest_passes = $8, ${balanced},
       returned = ${returnedOf({ ...asItIs, total: '$6::int', voucher: '$7::int' })},
       refund = nullif(${refund}, 0)
     from (${charged(netOf('o', 'e.charge'))}) as m where b.venue_id = m.venue_id and b.id = m.id`,
    [
      JSON.stringify(rowsOf([recorded])),
      ...[
        tickets,
        price.discount,
        price.subtotal,
        price.fee,
        price.total,
        price.voucher ?? null,
        price.guestPasses ?? 0,
      ],
    ],
  );
  if (recorded.event.refund > 0) await requestRefunds([recorded], db);
  else await reduceRefundRequests([recorded], db);
}

/** Of what is granted, the part of the price: what is held beyond that goes back first, whatever became of the booking. */
const less = `greatest(0, m.back + m.voucher_back - greatest(0, b.held - b.owed - ${charge}))`;
const grantedThen: Granted = {
  granted: `b.granted + ${less}`,
  ofVoucher: `b.granted_voucher + least(${less}, m.voucher_back)`,
  total: 'b.total - b.unpaid',
  voucher: 'b.voucher',
};

/** What the staff gives back; no more is granted than is there, so that all of it is owed. */
export async function grantRefund(recorded: Recorded<RefundGranted>, db: Db): Promise<void> {
  await db.query(
    `update booking.bookings b set granted = ${grantedThen.granted}, granted_voucher = ${grantedThen.ofVoucher},
       at_door = 0, ${balanced}, returned = greatest(b.returned, ${returnedOf(grantedThen)}),
       refund = case when b.status = 'cancelled' then ${refund} else nullif(${refund}, 0) end
     from (${charged('0')}) as m where b.venue_id = m.venue_id and b.id = m.id`,
    [JSON.stringify(rowsOf([recorded]))],
  );
  await requestRefunds([recorded], db);
}

/** What was granted last is owed no more, and the price is asked for again. */
export async function withdrawGrant(recorded: Recorded<RefundGrantWithdrawn>, db: Db): Promise<void> {
  const { ledger, stream, event } = recorded;
  const granted = 'b.granted - $4::int';
  await db.query(
    `update booking.bookings b set granted = ${granted}, owed = b.owed - $3,
       returned = ${returnedOf({ ...asItIs, granted, total: 'b.total - b.unpaid' })},
       refund = case when b.status = 'cancelled' then b.refund - $3 else nullif(coalesce(b.refund, 0) - $3, 0) end
     where b.venue_id = $1 and b.id = $2`,
    [ledger, bookingIdIn(stream), event.amount, event.ofPrice],
  );
  await reduceRefundRequests([recorded], db);
}

/** What a gift voucher was to pay goes back to it; what nobody paid is neither held nor owed. */
export async function expire(run: readonly Recorded<HoldExpired>[], db: Db): Promise<void> {
  const named = run.map(({ ledger, stream }) => ({ venue_id: ledger, id: bookingIdIn(stream) }));
  await db.query(
    `update booking.bookings b set status = 'expired', held = 0, owed = 0,
       refund = nullif(coalesce(b.refund, 0) - b.owed, 0),
       voucher_back = nullif(coalesce(b.voucher_back, 0) + b.held, 0)
     from jsonb_to_recordset($1::jsonb) as e (venue_id int, id uuid) where b.venue_id = e.venue_id and b.id = e.id`,
    [JSON.stringify(named)],
  );
  const withVoucher = run.filter(({ event }) => event.voucher !== undefined);
  if (withVoucher.length > 0) await reduceRefundRequests(withVoucher, db);
}

/** It is not the voucher's after all. */
export async function dropVoucherBack({ ledger, stream, event }: Recorded<VoucherBackDropped>, db: Db): Promise<void> {
  await db.query(
    `update booking.bookings set voucher_back = nullif(coalesce(voucher_back, 0) - $3, 0) where venue_id = $1 and id = $2`,
    [ledger, bookingIdIn(stream), event.amount],
  );
}

/** A gift voucher pays at the desk: it costs less by what the fee is less, and the voucher's part is held. */
export async function applyVoucher({ ledger, stream, event }: Recorded<VoucherApplied>, db: Db): Promise<void> {
  const { price, cents } = event;
  await db.query(
    `update booking.bookings set fee = $3, total = $4, voucher = $5, held = held + $6 where venue_id = $1 and id = $2`,
    [ledger, bookingIdIn(stream), price.fee, price.total, price.voucher ?? null, cents],
  );
}
