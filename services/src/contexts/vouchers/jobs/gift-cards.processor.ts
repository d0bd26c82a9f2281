import { Processor } from '@nestjs/bullmq';
import { CommandBus } from '@nestjs/cqrs';
import type { Job } from 'bullmq';
import pg from 'pg';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import { Clock } from '../../../platform/kernel/clock.js';
import { withContext } from '../../../platform/observability/request-context.js';
import { JobHost, maxStalledCount } from '../../../platform/queues/job-host.js';
import { Outbox, type OutboxJobData } from '../../../platform/queues/outbox.js';
import { cappedBackoff } from '../../../platform/queues/retry-options.js';
import { sentFrom } from '../domain/gift-card.js';
import { IssueGiftCard } from '../features/issue-gift-card/issue-gift-card.handler.js';
import { GiftCards } from '../persistence/gift-cards.js';
import { type AboutGiftCard, giftCardsQueue } from '../queues/gift-cards.queue.js';

const DAY_MS = 86_400_000;

/** Issues gift cards that were paid, and sends those whose date has come. Each may run twice, late, and beside others. */
@Processor(giftCardsQueue.name, { maxStalledCount, settings: cappedBackoff })
export class GiftCardsProcessor extends JobHost {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly commands: CommandBus,
    private readonly outbox: Outbox,
    private readonly cards: GiftCards,
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
  ) {
    super();
  }

  async process({ id, name, data }: Pick<Job<OutboxJobData<AboutGiftCard>>, 'id' | 'name' | 'data'>): Promise<void> {
    await withContext({ requestId: `job-${id}`, actor: 'worker' }, () =>
      name === giftCardsQueue.send ? this.send() : this.issue(data),
    );
  }

  private async issue({ payload, outbox }: OutboxJobData<AboutGiftCard>): Promise<void> {
    await this.commands.execute(new IssueGiftCard(payload.giftCardId ?? ''));
    await this.outbox.discard(outbox);
  }

  private async send(): Promise<void> {
    const at = this.clock.now();
    const today = at.toISOString().slice(0, 10);
    const yesterday = new Date(at.getTime() - DAY_MS).toISOString().slice(0, 10);
    const date = sentFrom(today) <= at ? today : yesterday;
    await inTransaction(this.pool, (db) => this.cards.send(date, { db, at }));
  }
}
