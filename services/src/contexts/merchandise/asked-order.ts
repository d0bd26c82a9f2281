import { applyDecorators, createParamDecorator, type ExecutionContext, HttpCode } from '@nestjs/common';
import { ApiHeader, ApiParam } from '@nestjs/swagger';
import type { ErrorCode } from '@northlight/contracts';
import type { Request } from 'express';
import { Public, principalOf, Roles } from '../../platform/http/access.js';
import { Refuses } from '../../platform/http/refuses.js';
import type { AskedOrder } from './persistence/opened-orders.js';

/** The order that a route's `{id}`, or at the desk its `{order}`, names, and who asks for it. */
export const Asked = createParamDecorator((_: unknown, context: ExecutionContext): AskedOrder => {
  const request = context.switchToHttp().getRequest<Request<{ id?: string; order?: string }>>();
  return {
    orderId: request.params.id ?? request.params.order ?? '',
    user: principalOf(request),
    token: request.get('order-token'),
    key: request.get('idempotency-key'),
  };
});

/**
 * A route about one order: open to whoever `OpenedOrders` finds it for, whether signed in or not; an order of somebody
 * else is an order that is not there.
 */
export const ForOrderHolders = (...codes: readonly ErrorCode[]) =>
  applyDecorators(
    Public(),
    ApiParam({ name: 'id', description: "The order's id" }),
    ApiHeader({ name: 'Order-Token', required: false, description: "The order's token, where nobody is signed in" }),
    Refuses('ORDER_NOT_FOUND', ...codes),
  );

/** The Idempotency-Key of a command (docs/adr/0010), as the API's description has it. */
export const Keyed = (required: boolean) =>
  applyDecorators(
    ApiHeader({ name: 'Idempotency-Key', required, description: '8 to 200 printable characters' }),
    Refuses('IDEMPOTENCY_KEY_MALFORMED', 'IDEMPOTENCY_KEY_REUSED'),
  );

/** Routes about one order for those who work at the desk. */
export const ForDesk = () =>
  applyDecorators(
    Roles('desk'),
    ApiParam({ name: 'order', description: "The order's id, or its reference" }),
    Refuses('ORDER_NOT_FOUND'),
  );

/** A command among them. */
export const CommandAtDesk = (...codes: readonly ErrorCode[]) =>
  applyDecorators(HttpCode(200), Keyed(false), Refuses('ORDER_NOT_FOUND', ...codes));
