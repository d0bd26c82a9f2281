// Made by `npm run codegen` from packages/contracts/src/booking/routes/history.ts.
import type { BookingStateView, HistoryPageDto, HistoryView, SlotStateView, TimeTravelDto } from '@northlight/contracts';
import type { Operation, SentQuery } from '../operation.js';

/** Show a booking as it was at an event. */
export const showBookingState: Operation<{ params: { booking: string | number }; query?: SentQuery<TimeTravelDto, 'at' | 'position'> }, BookingStateView> = { method: 'GET', path: '/api/admin/bookings/:booking' };

/** List the events of a booking. */
export const showBookingHistory: Operation<{ params: { booking: string | number }; query?: SentQuery<HistoryPageDto, 'cursor' | 'limit'> }, HistoryView> = { method: 'GET', path: '/api/admin/bookings/:booking/history' };

/** Show a slot as it was at an event. */
export const showSlotState: Operation<{ params: { slotId: string | number }; query?: SentQuery<TimeTravelDto, 'at' | 'position'> }, SlotStateView> = { method: 'GET', path: '/api/admin/slots/:slotId' };

/** List the events of a slot. */
export const showSlotHistory: Operation<{ params: { slotId: string | number }; query?: SentQuery<HistoryPageDto, 'cursor' | 'limit'> }, HistoryView> = { method: 'GET', path: '/api/admin/slots/:slotId/history' };
