import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { WeekdaysView } from '@northlight/contracts';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { shareReads } from '../../../../../platform/kernel/share-reads.js';
import { Catalog } from '../../../../catalog/index.js';
import { SlotBoard } from '../../../persistence/slot-board.repository.js';

/** Asks on which days of the week the experiences run, and when next (decisions.md C16). */
export class FindWeekdays extends Query<WeekdaysView[]> {}

@QueryHandler(FindWeekdays)
export class FindWeekdaysHandler implements IQueryHandler<FindWeekdays> {
  private readonly share = shareReads<WeekdaysView[]>();

  constructor(
    private readonly board: SlotBoard,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  /** An experience without a slot to come is not among them. */
  execute(): Promise<WeekdaysView[]> {
    return this.share('all', () => this.read(this.clock.now()));
  }

  private async read(now: Date): Promise<WeekdaysView[]> {
    const nextTimes = await this.board.nextTimes(await this.catalog.openVenues(), now);
    const nextOf = new Map(nextTimes.map(({ experienceId, ...next }) => [experienceId, next]));
    const runs = await this.board.weekdays(now);
    return runs.map((run) => ({ ...run, next: nextOf.get(run.experienceId) ?? null }));
  }
}
