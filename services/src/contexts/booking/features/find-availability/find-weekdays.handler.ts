import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { WeekdaysView } from '@northlight/contracts';
import { Clock } from '../../../../platform/kernel/clock.js';
import { shareReads } from '../../../../platform/kernel/share-reads.js';
import { SlotBoard } from '../../persistence/slot-board.repository.js';

/** Asks on which days of the week the experiences run (decisions.md C16). */
export class FindWeekdays extends Query<WeekdaysView[]> {}

@QueryHandler(FindWeekdays)
export class FindWeekdaysHandler implements IQueryHandler<FindWeekdays> {
  private readonly share = shareReads<WeekdaysView[]>();

  constructor(
    private readonly board: SlotBoard,
    private readonly clock: Clock,
  ) {}

  /** An experience without a slot to come is not among them. */
  execute(): Promise<WeekdaysView[]> {
    return this.share('all', () => this.board.weekdays(this.clock.now()));
  }
}
