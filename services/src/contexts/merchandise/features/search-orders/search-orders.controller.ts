import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type DeskOrderView, type Page, SearchOrdersDto } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { SearchOrders } from './search-orders.handler.js';

@ApiTags('admin')
@Roles('desk')
@Controller('api/admin/orders')
export class SearchOrdersController {
  constructor(private readonly queries: QueryBus) {}

  /** Names are sealed: a search for one looks through the latest 1,000 orders and goes on where `nextCursor` says. */
  @Get()
  @Refuses('INVALID_INPUT', 'BAD_REQUEST')
  @ApiOkResponse({ description: 'A page of orders, the latest first, by reference, e-mail or a part of the name.' })
  search(@Query() wanted: SearchOrdersDto): Promise<Page<DeskOrderView>> {
    return this.queries.execute(new SearchOrders(wanted));
  }
}
