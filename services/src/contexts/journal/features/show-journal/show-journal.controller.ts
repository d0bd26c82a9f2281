import { Controller, Query, type StreamableFile, UseInterceptors } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type JournalView, ShowJournalDto } from '@northlight/contracts';
import { journalRoutes } from '@northlight/contracts/routes';
import { csvDownload } from '../../../../platform/http/csv.js';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { ReplicaReads } from '../../../../platform/http/replica-reads.js';
import { SaveJournal } from './save-journal.handler.js';
import { ShowJournal } from './show-journal.handler.js';

@UseInterceptors(ReplicaReads)
@Controller()
export class ShowJournalController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(journalRoutes.showJournal)
  show(@Query() wanted: ShowJournalDto): Promise<JournalView> {
    return this.queries.execute(new ShowJournal(wanted));
  }

  @Endpoint(journalRoutes.saveJournal)
  async save(@Query() wanted: ShowJournalDto): Promise<StreamableFile> {
    const csv = await this.queries.execute(new SaveJournal(wanted));
    return csvDownload(`journal-${wanted.from}-to-${wanted.to}.csv`, csv);
  }
}
