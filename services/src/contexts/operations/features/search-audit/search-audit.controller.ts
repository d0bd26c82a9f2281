import { Controller, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type AuditEntryView, type Page, SearchAuditDto } from '@northlight/contracts';
import { operationsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { SearchAudit } from './search-audit.handler.js';

@Controller()
export class SearchAuditController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(operationsRoutes.searchAudit)
  search(@Query() query: SearchAuditDto): Promise<Page<AuditEntryView>> {
    return this.queries.execute(new SearchAudit(query));
  }
}
