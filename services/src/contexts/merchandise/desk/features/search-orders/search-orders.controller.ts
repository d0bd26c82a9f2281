import { Controller, Query, type StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type DeskOrderView, type Page, SearchOrdersDto } from '@northlight/contracts';
import { ordersAtDeskRoutes } from '@northlight/contracts/routes';
import { NotedLook } from '../../../../../platform/audit/noted-look.js';
import { csvDownload } from '../../../../../platform/http/csv.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ordersCsv } from './orders-csv.js';
import { SearchOrders } from './search-orders.handler.js';

/** Orders that are read at once for a file. */
const pageOfFile = 200;

@Controller()
export class SearchOrdersController {
  constructor(private readonly queries: QueryBus) {}

  /** Names are sealed: a search for one looks through the latest 1,000 orders and goes on where `nextCursor` says. */
  @Endpoint(ordersAtDeskRoutes.searchOrders)
  @NotedLook({ room: 'merchandise', kind: 'orders', what: 'searched' })
  search(@Query() wanted: SearchOrdersDto): Promise<Page<DeskOrderView>> {
    return this.queries.execute(new SearchOrders(wanted));
  }

  @Endpoint(ordersAtDeskRoutes.saveOrders)
  @NotedLook({ room: 'merchandise', kind: 'orders', what: 'exported' })
  async save(@Query() wanted: SearchOrdersDto): Promise<StreamableFile> {
    const all = { ...wanted, limit: pageOfFile };
    const file = await ordersCsv((cursor) => this.queries.execute(new SearchOrders({ ...all, cursor })));
    return csvDownload(`orders-${wanted.status ?? 'all'}.csv`, file);
  }
}
