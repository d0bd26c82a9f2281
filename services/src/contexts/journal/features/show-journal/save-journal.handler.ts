import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ShowJournalDto } from '@northlight/contracts';
import { csvHead, csvRows } from '../../../../platform/http/csv.js';
import { dollarsOf } from '../../../../platform/kernel/money.js';
import { officeZone } from '../../../../platform/kernel/venue-time.js';
import { Catalog } from '../../../catalog/index.js';
import { type KeptPosting, Postings } from '../../persistence/postings.js';
import { spanOf } from './show-journal.handler.js';

/** Every posting of some days, as a file for accountants. */
export class SaveJournal extends Query<string> {
  constructor(readonly wanted: ShowJournalDto) {
    super();
  }
}

const columns = ['at', 'venue', 'account', 'debit', 'credit', 'what', 'about'];

@QueryHandler(SaveJournal)
export class SaveJournalHandler implements IQueryHandler<SaveJournal> {
  constructor(
    private readonly postings: Postings,
    private readonly catalog: Catalog,
  ) {}

  /** @throws {Refusal} DAYS_CROSSED, SPAN_TOO_LONG */
  async execute({ wanted }: SaveJournal): Promise<string> {
    const { venueId } = wanted;
    const zone = venueId === undefined ? officeZone : ((await this.catalog.venue(venueId))?.timezone ?? officeZone);
    return csvHead(columns) + csvRows((await this.postings.read(spanOf(wanted, zone))).map(rowOf));
  }
}

const rowOf = ({ at, venueId, account, amount, what, stream }: KeptPosting) => [
  ...[at.toISOString(), venueId, account],
  amount > 0 ? { dollars: dollarsOf(amount) } : null,
  amount < 0 ? { dollars: dollarsOf(-amount) } : null,
  ...[what, stream],
];
