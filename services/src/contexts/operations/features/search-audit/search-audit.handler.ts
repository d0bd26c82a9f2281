import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AuditEntryView, Page, SearchAuditDto } from '@northlight/contracts';
import { AuditLog } from '../../../../platform/audit/audit-log.js';

/** Asks who changed what. */
export class SearchAudit extends Query<Page<AuditEntryView>> {
  constructor(readonly filter: SearchAuditDto) {
    super();
  }
}

@QueryHandler(SearchAudit)
export class SearchAuditHandler implements IQueryHandler<SearchAudit> {
  constructor(private readonly audit: AuditLog) {}

  execute({ filter }: SearchAudit): Promise<Page<AuditEntryView>> {
    return this.audit.page(filter);
  }
}
