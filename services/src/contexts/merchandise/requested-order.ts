import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { principalOf } from '../../platform/http/access.js';
import type { OrderRequest } from './persistence/opened-orders.js';

/**
 * The order that a route's `{id}`, or at the desk its `{order}`, names, and who asks for it. A visitor's route is open
 * to whoever `OpenedOrders` finds it for, signed in or not; an order of somebody else is an order that is not there.
 */
export const RequestedOrder = createParamDecorator((_: unknown, context: ExecutionContext): OrderRequest => {
  const request = context.switchToHttp().getRequest<Request<{ id?: string; order?: string }>>();
  return {
    orderId: request.params.id ?? request.params.order ?? '',
    user: principalOf(request),
    token: request.get('order-token'),
    key: request.get('idempotency-key'),
    address: request.ip,
  };
});
