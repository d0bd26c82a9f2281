import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type AuditEntryView, type Page, SearchAuditDto } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { SearchAudit } from './search-audit.handler.js';

@ApiTags('admin')
@Controller('api/admin/audit')
export class SearchAuditController {
  constructor(private readonly queries: QueryBus) {}

  @Roles('admin')
  @Get()
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'INVALID_INPUT', 'BAD_REQUEST')
  @ApiOkResponse({ description: 'Who changed what, from what to what, the newest first.' })
  search(@Query() asked: SearchAuditDto): Promise<Page<AuditEntryView>> {
    return this.queries.execute(new SearchAudit(asked));
  }
}
