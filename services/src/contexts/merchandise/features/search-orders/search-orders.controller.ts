import { Controller, Get, Header, Query, type StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { type DeskOrderView, type Page, SearchOrdersDto } from '@northlight/contracts';
import { NotedLook } from '../../../../platform/audit/noted-look.js';
import { Roles } from '../../../../platform/http/access.js';
import { csvDownload } from '../../../../platform/http/csv.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ordersCsv } from './orders-csv.js';
import { SearchOrders } from './search-orders.handler.js';

/** Orders that are read at once for a file. */
const pageOfFile = 200;

@ApiTags('admin')
@Roles('desk')
@Controller('api/admin')
export class SearchOrdersController {
  constructor(private readonly queries: QueryBus) {}

  /** Names are sealed: a search for one looks through the latest 1,000 orders and goes on where `nextCursor` says. */
  @Get('orders')
  @NotedLook({ room: 'merchandise', kind: 'orders', what: 'searched' })
  @Header('Cache-Control', 'no-store')
  @Refuses('INVALID_INPUT', 'BAD_REQUEST')
  @ApiOkResponse({ description: 'A page of orders, the latest first, by reference, e-mail or a part of the name.' })
  search(@Query() wanted: SearchOrdersDto): Promise<Page<DeskOrderView>> {
    return this.queries.execute(new SearchOrders(wanted));
  }

  @Get('orders.csv')
  @NotedLook({ room: 'merchandise', kind: 'orders', what: 'exported' })
  @Header('Cache-Control', 'no-store')
  @Refuses('INVALID_INPUT')
  @ApiProduces('text/csv')
  @ApiOkResponse({ description: 'All of them for a spreadsheet, a line an order; `limit` and `cursor` do not count.' })
  async save(@Query() wanted: SearchOrdersDto): Promise<StreamableFile> {
    const all = { ...wanted, limit: pageOfFile };
    const file = await ordersCsv((cursor) => this.queries.execute(new SearchOrders({ ...all, cursor })));
    return csvDownload(`orders-${wanted.status ?? 'all'}.csv`, file);
  }
}
