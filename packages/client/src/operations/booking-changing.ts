// Made by `npm run codegen` from packages/contracts/src/booking/routes/changing.ts.
import type { BookingCancelledView, BookingMovedView, CancelAtDeskDto, CancelBookingDto, ChangePartyDto, CorrectCustomerDto, CustomerCorrectedView, LinksResent, MoveAtDeskDto, PartyChangedView, RescheduleBookingDto } from '@northlight/contracts';
import { operation, type Sent } from '../operation.js';

/** Cancel a customer's booking. */
export const cancelBookingAtDesk = /* @__PURE__ */ operation<{ params: { booking: string | number }; body: Sent<CancelAtDeskDto>; idempotencyKey?: string }, BookingCancelledView>('POST', '/api/admin/bookings/:booking/cancel');

/** Cancel your booking. */
export const cancelBooking = /* @__PURE__ */ operation<{ params: { id: string | number }; body: Sent<CancelBookingDto>; token?: string | undefined; idempotencyKey?: string }, BookingCancelledView>('POST', '/api/bookings/:id/cancel', 'Booking-Token');

/** Change the tickets of a customer's booking. */
export const changePartyAtDesk = /* @__PURE__ */ operation<{ params: { booking: string | number }; body: Sent<ChangePartyDto>; idempotencyKey?: string }, PartyChangedView>('POST', '/api/admin/bookings/:booking/party');

/** Change the tickets of your booking. */
export const changeParty = /* @__PURE__ */ operation<{ params: { id: string | number }; body: Sent<ChangePartyDto>; token?: string | undefined; idempotencyKey?: string }, PartyChangedView>('POST', '/api/bookings/:id/party', 'Booking-Token');

/** Correct the name, email or phone of a customer. */
export const correctCustomer = /* @__PURE__ */ operation<{ params: { booking: string | number }; body: Sent<CorrectCustomerDto>; idempotencyKey?: string }, CustomerCorrectedView>('POST', '/api/admin/bookings/:booking/customer');

/** Move a customer's booking to another slot. */
export const moveBookingAtDesk = /* @__PURE__ */ operation<{ params: { booking: string | number }; body: Sent<MoveAtDeskDto>; idempotencyKey?: string }, BookingMovedView>('POST', '/api/admin/bookings/:booking/move');

/** Move your booking to another slot. */
export const moveBooking = /* @__PURE__ */ operation<{ params: { id: string | number }; body: Sent<RescheduleBookingDto>; token?: string | undefined; idempotencyKey?: string }, BookingMovedView>('POST', '/api/bookings/:id/reschedule', 'Booking-Token');

/** Send the confirmation of a booking again, with new links. */
export const resendLinks = /* @__PURE__ */ operation<{ params: { booking: string | number }; body?: object; idempotencyKey?: string }, LinksResent>('POST', '/api/admin/bookings/:booking/resend');
