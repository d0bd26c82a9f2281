import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { principalOf } from '../../../platform/http/access.js';
import type { BookingRequest } from '../persistence/managed-bookings.js';

/**
 * The booking that a route's `{id}` names, and who asks for it. Such a route is open to whoever `ManagedBookings` finds
 * it for, whether signed in or not; a booking of somebody else is a booking that is not there.
 */
export const RequestedBooking = createParamDecorator((_: unknown, context: ExecutionContext): BookingRequest => {
  const request = context.switchToHttp().getRequest<Request<{ id: string }>>();
  return {
    bookingId: request.params.id,
    user: principalOf(request),
    token: request.get('booking-token'),
    key: request.get('idempotency-key'),
    address: request.ip,
  };
});
