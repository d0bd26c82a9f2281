import { Controller, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ListOrdersDto, type OrderSummary, type Page } from '@northlight/contracts';
import { ordersRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ListOrders } from './list-orders.handler.js';

@Controller()
export class ListOrdersController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(ordersRoutes.listOrders)
  list(@Query() wanted: ListOrdersDto, @CurrentUser() user: Principal): Promise<Page<OrderSummary>> {
    return this.queries.execute(new ListOrders(user, wanted));
  }
}
