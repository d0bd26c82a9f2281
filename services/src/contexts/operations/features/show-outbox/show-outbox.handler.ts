import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OutboxView } from '@northlight/contracts';
import { Followers } from '@northlight/event-store/consume';
import { Clock } from '../../../../platform/kernel/clock.js';
import { Outbox } from '../../../../platform/queues/outbox.js';

/** Asks what was committed and had no effect yet. */
export class ShowOutbox extends Query<OutboxView> {}

@QueryHandler(ShowOutbox)
export class ShowOutboxHandler implements IQueryHandler<ShowOutbox> {
  constructor(
    private readonly outbox: Outbox,
    private readonly followers: Followers,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<OutboxView> {
    const [lag, jobs, followers, parked] = await Promise.all([
      this.outbox.lag(),
      this.outbox.oldest(50),
      this.followers.status(),
      this.followers.parked(),
    ]);
    return {
      ...lag,
      asOf: this.clock.now().toISOString(),
      jobs: jobs.map(({ at, relayedAt, failedAt, ...job }) => ({
        ...job,
        at: at.toISOString(),
        relayedAt: textOf(relayedAt),
        failedAt: textOf(failedAt),
      })),
      followers,
      parked: parked.map(({ at, retryAt, ...event }) => ({ ...event, at: at.toISOString(), retryAt: textOf(retryAt) })),
    };
  }
}

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null;
