import type { Db } from '../../../platform/event-store/projection.js';
import type { Recorded } from '../../../platform/event-store/recorded.js';
import type {
  BookingCancelled,
  HoldExpired,
  PartyChanged,
  RefundGranted,
  VoucherBackDropped,
} from '../domain/booking.events.js';
import { askForRefunds, askNoMore } from './refund-rows.js';
import { bookingIdIn } from './stream-names.js';

/*
 * domain/balance.ts in SQL: what follows the log inside the commit cannot read, so each statement works the balance out
 * from the columns that it finds. `npm run invariants` compares both after every story.
 */

/** What a price asks for, less what was granted. */
const netOf = (row: string, price: string): string => `greatest(0, ${price} - ${row}.granted)`;
const priceOf = (row: string): string => `${row}.total + coalesce(${row}.voucher, 0)`;

const charge = netOf('b', priceOf('b'));
/** What it costs now, whatever became of it. */
const chargeNow = (row: string): string =>
  `case when ${row}.status in ('cancelled', 'expired') then 0 else ${netOf(row, priceOf(row))} end`;
/** Of $2 cents that are granted, what is a part of the price and was not kept. */
const lessBy = (row: string): string =>
  `greatest(0, $2::int - greatest(0, ${row}.held - ${chargeNow(row)}) + ${row}.owed)`;

/** For `set` of an update of booking.bookings b. */
export const paidInFull = `greatest(b.held, ${charge})`;
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
    greatest(0, ${netOf('o', priceOf('o'))} - o.held) as unpaid
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
       returned = case when m.back + m.voucher_back > 0 then b.total - m.unpaid else least(b.total - m.unpaid, b.granted) end
     from (${charged('0')}) as m where b.venue_id = m.venue_id and b.id = m.id`,
    [JSON.stringify(rowsOf(run))],
  );
  await askForRefunds(run, db);
}

export async function changeParty(recorded: Recorded<PartyChanged>, db: Db): Promise<void> {
  const { tickets, price } = recorded.event;
  await db.query(
    `update booking.bookings b set tickets = $2, inside = least(b.inside, $2), at_door = 0, returned = least($6::int, b.granted), discount = $3, subtotal = $4, fee = $5, total = $6, voucher = $7,
       ${balanced}, refund = nullif(${refund}, 0)
     from (${charged(netOf('o', 'e.charge'))}) as m where b.venue_id = m.venue_id and b.id = m.id`,
    [
      JSON.stringify(rowsOf([recorded])),
      ...[tickets, price.discount, price.subtotal, price.fee, price.total, price.voucher ?? null],
    ],
  );
  if (recorded.event.refund > 0) await askForRefunds([recorded], db);
  else await askNoMore([recorded], db);
}

/** What the staff gives back; of the price that is paid at the venue a gift voucher has paid nothing. */
export async function grantRefund(recorded: Recorded<RefundGranted>, db: Db): Promise<void> {
  const { refund: toCustomer, voucherBack = 0 } = recorded.event;
  await db.query(
    `update booking.bookings b set granted = b.granted + ${lessBy('b')}, at_door = 0, ${balanced},
       refund = case when b.status = 'cancelled' then ${refund} else nullif(${refund}, 0) end,
       returned = case when b.status = 'cancelled' then least(b.total - b.unpaid, b.returned + m.back)
         else least(b.total, b.granted + ${lessBy('b')}) end
     from (${charged(`greatest(0, ${chargeNow('o')} - ${lessBy('o')})`)}) as m where b.venue_id = m.venue_id and b.id = m.id`,
    [JSON.stringify(rowsOf([recorded])), toCustomer + voucherBack],
  );
  await askForRefunds([recorded], db);
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
  if (withVoucher.length > 0) await askNoMore(withVoucher, db);
}

/** It is not the voucher's after all. */
export async function dropVoucherBack({ ledger, stream, event }: Recorded<VoucherBackDropped>, db: Db): Promise<void> {
  await db.query(
    `update booking.bookings set voucher_back = nullif(coalesce(voucher_back, 0) - $3, 0) where venue_id = $1 and id = $2`,
    [ledger, bookingIdIn(stream), event.amount],
  );
}
