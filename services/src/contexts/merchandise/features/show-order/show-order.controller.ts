import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { OrderView } from '@northlight/contracts';
import { ordersRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { Asked } from '../../asked-order.js';
import type { AskedOrder } from '../../persistence/opened-orders.js';
import { ShowOrder } from './show-order.handler.js';

@Controller()
export class ShowOrderController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(ordersRoutes.showOrder)
  show(@Asked() asked: AskedOrder): Promise<OrderView> {
    return this.queries.execute(new ShowOrder(asked));
  }
}
