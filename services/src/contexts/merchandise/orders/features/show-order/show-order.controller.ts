import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { OrderView } from '@northlight/contracts';
import { ordersRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import type { OrderRequest } from '../../../persistence/opened-orders.js';
import { RequestedOrder } from '../../../requested-order.js';
import { ShowOrder } from './show-order.handler.js';

@Controller()
export class ShowOrderController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(ordersRoutes.showOrder)
  show(@RequestedOrder() requested: OrderRequest): Promise<OrderView> {
    return this.queries.execute(new ShowOrder(requested));
  }
}
