import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader, ApiNotFoundResponse, ApiParam } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public, principalOf } from '../../platform/http/access.js';
import type { AskedBooking } from './persistence/managed-bookings.js';

/** The booking that a route's `{id}` names, and who asks for it. */
export const Asked = createParamDecorator((_: unknown, context: ExecutionContext): AskedBooking => {
  const request = context.switchToHttp().getRequest<Request<{ id: string }>>();
  return {
    bookingId: request.params.id,
    user: principalOf(request),
    token: request.get('booking-token'),
    key: request.get('idempotency-key'),
  };
});

/** A route about one booking: open to whoever `ManagedBookings` finds it for, whether signed in or not. */
export const ForManagers = () =>
  applyDecorators(
    Public(),
    ApiParam({ name: 'id', description: "The booking's id" }),
    ApiHeader({ name: 'Booking-Token', required: false, description: 'The manage token, without a session' }),
    ApiNotFoundResponse({ description: 'BOOKING_NOT_FOUND: there is none, or not for whoever asks' }),
  );
