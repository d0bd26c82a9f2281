import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type RetentionView, retentionRulesBy } from '@northlight/contracts';
import { BookingPolicyCache } from '../../../../platform/booking-policy/booking-policy-cache.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { ClockJobRuns } from '../../../../platform/queues/clock-job-runs.js';
import { RetentionSweep } from '../../../../platform/retention/retention-sweep.js';
import { tidyQueue } from '../../../../platform/tidy/tidy.queue.js';

/** Asks what of persons is kept past its term. */
export class ShowRetention extends Query<RetentionView> {}

@QueryHandler(ShowRetention)
export class ShowRetentionHandler implements IQueryHandler<ShowRetention> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly sweep: RetentionSweep,
    private readonly rules: BookingPolicyCache,
    private readonly runs: ClockJobRuns,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<RetentionView> {
    const { rules } = await this.rules.latest();
    const [kinds, doneAt] = await Promise.all([this.sweep.due(), this.runs.lastDone(tidyQueue.applyTerms)]);
    return {
      asOf: this.clock.now().toISOString(),
      doneAt: doneAt?.toISOString() ?? null,
      rules: retentionRulesBy((name) => rules[name]),
      kinds: kinds.map(({ oldest, ...kind }) => ({ ...kind, oldest: oldest?.toISOString() ?? null })),
    };
  }
}
