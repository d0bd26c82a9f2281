import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import {
  type JournalSum,
  type JournalView,
  journalAccounts,
  longestReport,
  type ShowJournalDto,
} from '@northlight/contracts';
import { Clock } from '../../../../platform/kernel/clock.js';
import { dollarsOf } from '../../../../platform/kernel/money.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { addDaysTo, daysBetween, officeZone, startOfDay } from '../../../../platform/kernel/venue-time.js';
import { Catalog } from '../../../catalog/index.js';
import { type AccountSum, type JournalSpan, Postings } from '../../persistence/postings.js';

/** What moved on the accounts of the house? For admins. */
export class ShowJournal extends Query<JournalView> {
  constructor(readonly wanted: ShowJournalDto) {
    super();
  }
}

@QueryHandler(ShowJournal)
export class ShowJournalHandler implements IQueryHandler<ShowJournal> {
  constructor(
    private readonly postings: Postings,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} DAYS_CROSSED, SPAN_TOO_LONG */
  async execute({ wanted }: ShowJournal): Promise<JournalView> {
    const { from, to, venueId } = wanted;
    const zone = venueId === undefined ? officeZone : ((await this.catalog.venue(venueId))?.timezone ?? officeZone);
    const sums = await this.postings.sums(spanOf(wanted, zone));
    return {
      ...{ from, to, asOf: this.clock.now().toISOString() },
      sums: journalAccounts.flatMap((account) => sums.filter((sum) => sum.account === account).map(sumView)),
    };
  }
}

/** Days are those of the venue's wall, of all venues those of the office. @throws {Refusal} DAYS_CROSSED, SPAN_TOO_LONG */
export function spanOf({ from, to, venueId }: ShowJournalDto, zone: string): JournalSpan {
  if (to < from) throw new Refusal('DAYS_CROSSED');
  if (daysBetween(from, to) >= longestReport) throw new Refusal('SPAN_TOO_LONG', { days: longestReport });
  return { from: startOfDay(from, zone), to: startOfDay(addDaysTo(to, 1), zone), venueId };
}

const sumView = ({ account, debit, credit }: AccountSum): JournalSum => ({
  account,
  debit: dollarsOf(debit),
  credit: dollarsOf(credit),
  balance: dollarsOf(debit - credit),
});
