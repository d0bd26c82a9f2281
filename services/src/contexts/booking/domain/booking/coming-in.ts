import { Refusal } from '../../../../platform/kernel/refusal.js';
import { chargeOf, doorTakenBack, paidAtDoor } from '../money/balance.js';
import type { BookingConfirmed } from './booking.events.js';
import { mustBe } from './booking-guards.js';
import type { Booking, BookingCommand } from './booking-types.js';
import { takenBy } from './desk-payment.js';
import type { CheckedIn, CheckInUndone } from './door.events.js';

/** How many of a party are in. */
export const insideOf = ({ letIn }: Pick<Booking, 'letIn'>): number => letIn.at(-1) ?? 0;

/** Whoever is partly in, or came all the same and was noted later. */
const mayCome: readonly Booking['status'][] = ['checked_in', 'no_show'];

/** True once nobody of it is still outside. */
export const isAllIn = (booking: Booking): boolean =>
  booking.status === 'checked_in' && insideOf(booking) >= booking.tickets;

/** A party comes in, as a whole or some of it at a time; what was a mistake is taken back in the same steps. */
export const doorDecisions = {
  CheckIn: (
    { count, paidWith }: Extract<BookingCommand, { type: 'CheckIn' }>,
    booking: Booking,
  ): (BookingConfirmed | CheckedIn)[] => {
    const { status, holdUntil, tickets } = booking;
    const inside = insideOf(booking);
    // guard: a check-in is one, however often it is asked for
    if (isAllIn(booking)) return [];
    const then = count === undefined ? tickets : inside + count;
    if (then > tickets) throw new Refusal('FEWER_OUTSIDE', { left: tickets - inside });
    const taken = status === 'checked_in' ? {} : takenBy(booking.balance, doorBalance(booking), paidWith);
    const checkedIn: CheckedIn = { type: 'CheckedIn', ...(then < tickets && { inside: then }), ...taken };
    // what is paid at the desk is confirmed by coming
    // guard: who has not paid is not let in
    if (status === 'pending' && holdUntil === null) return [{ type: 'BookingConfirmed' }, checkedIn];
    if (!mayCome.includes(status)) mustBe('confirmed', status);
    return [checkedIn];
  },
  UndoCheckIn: (_: unknown, { status, letIn, takenAtDoor, balance }: Booking): CheckInUndone[] => {
    if (status === 'confirmed') return [];
    mustBe('checked_in', status);
    const left = letIn.at(-2) ?? 0;
    if (left > 0) return [{ type: 'CheckInUndone', left }];
    // what was granted since, or confirmed by hand, stays paid
    const returned = balance.notedAtDoor > 0 && takenAtDoor ? { returned: takenAtDoor } : {};
    return [{ type: 'CheckInUndone', ...returned }];
  },
};

const doorBalance = ({ balance, price }: Booking) => paidAtDoor(balance, chargeOf(price));

/** The first who come pay for all, and the check-in that is taken back as the last takes that along. */
export const doorSteps = {
  CheckedIn: ({ inside, taken }: CheckedIn, booking: Booking): Booking => {
    const isMore = booking.status === 'checked_in';
    const letIn = [...(isMore ? booking.letIn : []), inside ?? booking.tickets];
    if (isMore) return { ...booking, letIn };
    return { ...booking, balance: doorBalance(booking), letIn, takenAtDoor: taken, status: 'checked_in' };
  },
  CheckInUndone: ({ left = 0 }: CheckInUndone, booking: Booking): Booking => {
    if (left > 0) return { ...booking, letIn: booking.letIn.slice(0, -1) };
    return { ...booking, balance: doorTakenBack(booking.balance), letIn: [], status: 'confirmed' };
  },
};
