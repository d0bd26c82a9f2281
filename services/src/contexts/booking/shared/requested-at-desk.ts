import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { principalOf } from '../../../platform/http/access.js';
import type { StaffBookingRequest } from '../persistence/desk-bookings.js';

/** The booking that a route's `{booking}` names, and who of the staff asks for it. */
export const RequestedAtDesk = createParamDecorator((_: unknown, context: ExecutionContext): StaffBookingRequest => {
  const request = context.switchToHttp().getRequest<Request<{ booking: string }>>();
  return { booking: request.params.booking, user: principalOf(request), key: request.get('idempotency-key') };
});
