import type { JournalAccount } from '@northlight/contracts';
import { type Cents, shareOf } from '../../../../platform/kernel/money.js';
import { entry, type Posting, summed } from '../../../../platform/kernel/posting.js';
import type { BookingEvent } from '../booking/booking.events.js';
import { booking } from '../booking/booking.js';
import type { Booking } from '../booking/booking-types.js';
import { chargeOf } from './balance.js';

/** From then on what the venue holds of a booking, and does not owe, is earned. */
export const over: readonly Booking['status'][] = ['checked_in', 'completed', 'no_show', 'cancelled', 'expired'];

const earnedOf = (state: Booking): Cents =>
  over.includes(state.status) ? state.balance.held - state.balance.owed - taxOf(state) : 0;

/** Of that money, whether earned or not, what is the state's: payable from when it is paid until it is owed back. */
const taxOf = ({ status, balance, price }: Booking): Cents =>
  status === 'none' || !price.tax ? 0 : shareOf(balance.held - balance.owed, price.tax, chargeOf(price));

/** Where money comes from or goes to with an event; what changes the price only moves none but that of a gift voucher. */
function otherSideOf(event: BookingEvent): JournalAccount {
  switch (event.type) {
    case 'PaidOnline':
    case 'RefundSent':
    case 'RefundFailed':
      return 'clearing';
    case 'BookingConfirmed':
    case 'CheckedIn':
      return event.taken?.paidWith ?? 'unstated';
    case 'CheckInUndone':
      return event.returned?.paidWith ?? 'unstated';
    case 'RefundPaid':
      return event.method === 'transfer' || event.method === 'online' ? 'transfers' : event.method;
    case 'RefundDropped':
      return 'unstated';
    default:
      return 'vouchers';
  }
}

/** What an event moves in the journal, with the state before it and after. */
export function postingsOf(event: BookingEvent, before: Booking, after: Booking): Posting[] {
  const came = after.balance.held - before.balance.held;
  const postings = [
    ...entry(otherSideOf(event), 'deferred', came),
    ...unnotedOf(event, came),
    ...entry('deferred', 'tax', taxOf(after) - taxOf(before)),
    ...entry('deferred', 'tickets', earnedOf(after) - earnedOf(before)),
  ];
  return summed(event.type === 'VoucherBackDropped' ? [...entry('vouchers', 'write_offs', event.amount)] : postings);
}

/** What staff paid back beyond what was held had come in without a note. */
const unnotedOf = (event: BookingEvent, came: Cents): Posting[] =>
  event.type === 'RefundPaid' && !event.refundId ? entry('unstated', otherSideOf(event), event.amount + came) : [];

/** What the last of some events of a booking moves; the first one is that with which it began. */
export function lastPostings(events: readonly BookingEvent[]): Posting[] {
  const last = events.at(-1);
  if (!last) return [];
  const before = events.slice(0, -1).reduce((state, event) => booking.evolve(state, event), booking.initial);
  return postingsOf(last, before, booking.evolve(before, last));
}
