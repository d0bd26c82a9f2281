import { Controller, Query, type StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ShowTillDto, type TillView } from '@northlight/contracts';
import { tillRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { csvDownload } from '../../../../platform/http/csv.js';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { ShowTill } from './show-till.handler.js';
import { tillCsv } from './till-csv.js';

@Controller()
export class ShowTillController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(tillRoutes.showTill)
  show(@Query() wanted: ShowTillDto, @CurrentUser() { id }: Principal): Promise<TillView> {
    return this.queries.execute(new ShowTill(id, wanted));
  }

  @Endpoint(tillRoutes.saveTill)
  async save(@Query() wanted: ShowTillDto, @CurrentUser() { id }: Principal): Promise<StreamableFile> {
    const till = await this.queries.execute(new ShowTill(id, wanted));
    return csvDownload(`till-${till.venueId}-${till.date}.csv`, tillCsv(till));
  }
}
