// Made by `npm run codegen` from packages/contracts/src/booking/routes/changing.ts.
import type { BookingCancelledView, BookingMovedView, CancelAtDeskDto, CancelBookingDto, ChangePartyDto, CorrectCustomerDto, CustomerCorrectedView, LinksResent, MoveAtDeskDto, PartyChangedView, RescheduleBookingDto } from '@northlight/contracts';
import type { Operation, Sent } from '../operation.js';

/** Cancel a customer's booking. */
export const cancelBookingAtDesk: Operation<{ params: { booking: string | number }; body: Sent<CancelAtDeskDto, 'refundAll'>; idempotencyKey?: string }, BookingCancelledView> = { method: 'POST', path: '/api/admin/bookings/:booking/cancel' };

/** Cancel your booking. */
export const cancelBooking: Operation<{ params: { id: string | number }; body: Sent<CancelBookingDto, 'reason'>; token?: string | undefined; idempotencyKey?: string }, BookingCancelledView> = { method: 'POST', path: '/api/bookings/:id/cancel', tokenHeader: 'Booking-Token' };

/** Change the tickets of a customer's booking. */
export const changePartyAtDesk: Operation<{ params: { booking: string | number }; body: Sent<ChangePartyDto>; idempotencyKey?: string }, PartyChangedView> = { method: 'POST', path: '/api/admin/bookings/:booking/party' };

/** Change the tickets of your booking. */
export const changeParty: Operation<{ params: { id: string | number }; body: Sent<ChangePartyDto>; token?: string | undefined; idempotencyKey?: string }, PartyChangedView> = { method: 'POST', path: '/api/bookings/:id/party', tokenHeader: 'Booking-Token' };

/** Correct the name, email or phone of a customer. */
export const correctCustomer: Operation<{ params: { booking: string | number }; body: Sent<CorrectCustomerDto, 'customerEmail' | 'customerPhone' | 'resend'>; idempotencyKey?: string }, CustomerCorrectedView> = { method: 'POST', path: '/api/admin/bookings/:booking/customer' };

/** Move a customer's booking to another slot. */
export const moveBookingAtDesk: Operation<{ params: { booking: string | number }; body: Sent<MoveAtDeskDto>; idempotencyKey?: string }, BookingMovedView> = { method: 'POST', path: '/api/admin/bookings/:booking/move' };

/** Move your booking to another slot. */
export const moveBooking: Operation<{ params: { id: string | number }; body: Sent<RescheduleBookingDto>; token?: string | undefined; idempotencyKey?: string }, BookingMovedView> = { method: 'POST', path: '/api/bookings/:id/reschedule', tokenHeader: 'Booking-Token' };

/** Send the confirmation of a booking again, with new links. */
export const resendLinks: Operation<{ params: { booking: string | number }; body?: object; idempotencyKey?: string }, LinksResent> = { method: 'POST', path: '/api/admin/bookings/:booking/resend' };
