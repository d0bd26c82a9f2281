import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader, ApiParam } from '@nestjs/swagger';
import type { ErrorCode } from '@northlight/contracts';
import type { Request } from 'express';
import { Public, principalOf } from '../../platform/http/access.js';
import { Refuses } from '../../platform/http/refuses.js';
import type { AskedBooking } from './persistence/managed-bookings.js';

/** The booking that a route's `{id}` names, and who asks for it. */
export const Asked = createParamDecorator((_: unknown, context: ExecutionContext): AskedBooking => {
  const request = context.switchToHttp().getRequest<Request<{ id: string }>>();
  return {
    bookingId: request.params.id,
    user: principalOf(request),
    token: request.get('booking-token'),
    key: request.get('idempotency-key'),
    address: request.ip,
  };
});

/**
 * A route about one booking: open to whoever `ManagedBookings` finds it for, whether signed in or not; a booking of
 * somebody else is a booking that is not there.
 */
export const ForManagers = (...codes: readonly ErrorCode[]) =>
  applyDecorators(
    Public(),
    ApiParam({ name: 'id', description: "The booking's id" }),
    ApiHeader({ name: 'Booking-Token', required: false, description: 'The manage token, where nobody is signed in' }),
    Refuses('BOOKING_NOT_FOUND', 'BOOKING_LINK_REPLACED', ...codes),
  );

/** The same, for a command: the same key and body get the same answer (docs/adr/0010). */
export const CommandForManagers = (...codes: readonly ErrorCode[]) =>
  applyDecorators(
    ForManagers('IDEMPOTENCY_KEY_MALFORMED', 'IDEMPOTENCY_KEY_REUSED', ...codes),
    ApiHeader({ name: 'Idempotency-Key', required: false, description: '8 to 200 printable characters' }),
  );
