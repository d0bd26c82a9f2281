import { applyDecorators, createParamDecorator, type ExecutionContext, HttpCode } from '@nestjs/common';
import { ApiHeader, ApiParam } from '@nestjs/swagger';
import type { ErrorCode } from '@northlight/contracts';
import type { Request } from 'express';
import { principalOf, Roles } from '../../platform/http/access.js';
import { Refuses } from '../../platform/http/refuses.js';
import type { AskedThere } from './persistence/desk-bookings.js';

/** The booking that a route's `{booking}` names, and who of the staff asks for it. */
export const AskedAtDesk = createParamDecorator((_: unknown, context: ExecutionContext): AskedThere => {
  const request = context.switchToHttp().getRequest<Request<{ booking: string }>>();
  return { booking: request.params.booking, user: principalOf(request), key: request.get('idempotency-key') };
});

/** Routes about one booking for those who work at the desk. */
export const ForDesk = () =>
  applyDecorators(
    Roles('desk'),
    ApiParam({ name: 'booking', description: "The booking's id, its reference, or the code of its ticket" }),
  );

/** A command among them: the same key and body get the same answer (docs/adr/0010). */
export const CommandAtDesk = (...codes: readonly ErrorCode[]) =>
  applyDecorators(
    Refuses('BOOKING_NOT_FOUND', 'IDEMPOTENCY_KEY_MALFORMED', 'IDEMPOTENCY_KEY_REUSED', ...codes),
    ApiHeader({ name: 'Idempotency-Key', required: false, description: '8 to 200 printable characters' }),
    HttpCode(200),
  );
