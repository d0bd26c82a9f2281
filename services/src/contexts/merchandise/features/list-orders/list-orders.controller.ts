import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ListOrdersDto, type OrderSummary, type Page } from '@northlight/contracts';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ListOrders } from './list-orders.handler.js';

@ApiTags('orders')
@Controller('api/orders')
export class ListOrdersController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Refuses('NOT_SIGNED_IN', 'INVALID_INPUT', 'BAD_REQUEST')
  @ApiOkResponse({ description: 'A page of your own orders, the latest first.' })
  list(@Query() wanted: ListOrdersDto, @CurrentUser() user: Principal): Promise<Page<OrderSummary>> {
    return this.queries.execute(new ListOrders(user, wanted));
  }
}
