import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import pg from 'pg';
import { Settings } from '../../../../../platform/config/settings.js';
import { inTransaction } from '../../../../../platform/database/in-transaction.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { networkOf } from '../../../../../platform/kernel/network-of.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { RateLimiter } from '../../../../../platform/limits/rate-limiter.js';
import { enqueueJob } from '../../../../../platform/queues/enqueue-job.js';
import { networkLimits } from '../../../domain/letter-limits.js';
import { mayConfirm } from '../../../domain/newsletter-link.js';
import { refOpenedBy } from '../../../persistence/newsletter-tokens.js';
import { Subscribers } from '../../../persistence/subscribers.repository.js';

/** The owner of an address says that they want the newsletter. Without an `address`, as in an import, nobody is mailed. */
export class ConfirmSubscription extends Command<void> {
  constructor(
    readonly link: string,
    readonly address?: string,
  ) {
    super();
  }
}

/** Safe to repeat: whoever is on the list is welcomed once. */
@CommandHandler(ConfirmSubscription)
export class ConfirmSubscriptionHandler implements ICommandHandler<ConfirmSubscription> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly limiter: RateLimiter,
    private readonly subscribers: Subscribers,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** @throws {Refusal} NEWSLETTER_LINK_DEAD, TOO_MANY_TRIES */
  async execute({ link, address }: ConfirmSubscription): Promise<void> {
    const at = this.clock.now();
    if (address !== undefined)
      await this.limiter.consume([{ limit: networkLimits.newsletterLink, whose: networkOf(address) }]);
    const ref = refOpenedBy(link, 'newsletter-confirm', this.settings);
    const entry = ref && (await this.subscribers.find(ref));
    if (!ref || !entry || !mayConfirm(entry, at)) throw new Refusal('NEWSLETTER_LINK_DEAD');
    await inTransaction(this.pool, async (db) => {
      const isNews = await this.subscribers.confirm(ref, at, db);
      if (isNews && address !== undefined)
        await enqueueJob({ kind: 'newsletter-welcome', number: entry.number, payload: { ref }, at }, db);
    });
  }
}
