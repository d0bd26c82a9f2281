// Made by `npm run codegen` from packages/contracts/src/booking/routes/history.ts.
import type { BookingStateView, HistoryPageDto, HistoryView, SlotStateView, TimeTravelDto } from '@northlight/contracts';
import { operation, type Sent } from '../operation.js';

/** Show a booking as it was at an event. */
export const showBookingState = /* @__PURE__ */ operation<{ params: { booking: string | number }; query?: Partial<Sent<TimeTravelDto>> }, BookingStateView>('GET', '/api/admin/bookings/:booking');

/** List the events of a booking. */
export const showBookingHistory = /* @__PURE__ */ operation<{ params: { booking: string | number }; query?: Partial<Sent<HistoryPageDto>> }, HistoryView>('GET', '/api/admin/bookings/:booking/history');

/** Show a slot as it was at an event. */
export const showSlotState = /* @__PURE__ */ operation<{ params: { slotId: string | number }; query?: Partial<Sent<TimeTravelDto>> }, SlotStateView>('GET', '/api/admin/slots/:slotId');

/** List the events of a slot. */
export const showSlotHistory = /* @__PURE__ */ operation<{ params: { slotId: string | number }; query?: Partial<Sent<HistoryPageDto>> }, HistoryView>('GET', '/api/admin/slots/:slotId/history');
