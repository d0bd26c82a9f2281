import { Controller, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { OneDeskOrderView } from '@northlight/contracts';
import { ordersAtDeskRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ShowOrderAtDesk } from './show-order-at-desk.handler.js';

@Controller()
export class ShowOrderAtDeskController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(ordersAtDeskRoutes.showOrderAtDesk)
  show(@Param('order') order: string): Promise<OneDeskOrderView> {
    return this.queries.execute(new ShowOrderAtDesk(order));
  }
}
