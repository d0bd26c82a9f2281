import type { BookingCancelled } from './booking.events.js';
import { backAt, isRefundable, mustNotHaveKept } from './booking-deadlines.js';
import { mustBeLive, mustBeUnlocked } from './booking-guards.js';
import { statusOf } from './booking-options.js';
import type { Booking, BookingCommand } from './booking-types.js';

type Commanded<Type extends BookingCommand['type']> = Extract<BookingCommand, { type: Type }>;

/** How a booking is cancelled: by its customer, by the desk, or with the whole slot that it is for. */
export const cancelDecisions = {
  CancelBooking: (command: Commanded<'CancelBooking'>, booking: Booking): BookingCancelled[] => {
    const { by, reason, at, refundAll, isVoucherGone } = command;
    const wantsAll = refundAll === true && by === 'staff';
    // guard: a favor that comes too late is not taken for done
    if (wantsAll) mustNotHaveKept(booking);
    // guard: a booking is cancelled once
    if (booking.status === 'cancelled') return [];
    mustBeLive(booking, at);
    if (by === 'customer') mustBeUnlocked(booking, at);
    const isFavor = wantsAll && !isRefundable(booking, at);
    const back = backAt(booking, { goesBack: isFavor || isRefundable(booking, at), isVoucherGone });
    return [{ type: 'BookingCancelled', by, reason, ...back, ...(isFavor && { refundAll }) }];
  },
  // refuses nothing: of many parties, those that are not expected in the slot any more are let be
  CallOffBooking: (command: Commanded<'CallOffBooking'>, booking: Booking): BookingCancelled[] => {
    const { callOff, slotId, reason, at, isVoucherGone } = command;
    if (!isExpectedIn(slotId, booking, at)) return [];
    const isFavor = !isRefundable(booking, at);
    const back = backAt(booking, { goesBack: true, isVoucherGone });
    return [{ type: 'BookingCancelled', by: 'staff', reason, ...back, ...(isFavor && { refundAll: true }), callOff }];
  },
};

/** Whether a party still comes to this slot: it may have moved away, have cancelled, or be in already. */
export const isExpectedIn = (slotId: string, booking: Booking, at: Date): boolean =>
  booking.visit.slotId === slotId && ['pending', 'confirmed'].includes(statusOf(booking, at));
