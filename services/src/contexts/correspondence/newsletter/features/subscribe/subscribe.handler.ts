import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import pg from 'pg';
import { inTransaction } from '../../../../../platform/database/in-transaction.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { nameKey } from '../../../../../platform/kernel/name-key.js';
import { networkOf } from '../../../../../platform/kernel/network-of.js';
import { RateLimiter } from '../../../../../platform/limits/rate-limiter.js';
import { enqueueJob, nextNumber } from '../../../../../platform/queues/enqueue-job.js';
import { mailLimits, networkLimits } from '../../../domain/letter-limits.js';
import { Subscribers } from '../../../persistence/subscribers.repository.js';

/** Somebody asks for the newsletter. */
interface SubscribeRequest {
  readonly email: string;
  readonly address?: string;
  /** The ref that a new entry has already, as in an import. */
  readonly ref?: string;
  /** False: nobody is written to, and it is not counted. */
  readonly notify?: boolean;
}

/** Puts an address on the list, to be confirmed by whoever reads its mail (decisions.md G16). */
export class Subscribe extends Command<void> {
  constructor(readonly request: SubscribeRequest) {
    super();
  }
}

/** Whether the address was known cannot be told from the answer, nor from what is done for it. */
@CommandHandler(Subscribe)
export class SubscribeHandler implements ICommandHandler<Subscribe> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly limiter: RateLimiter,
    private readonly subscribers: Subscribers,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} TOO_MANY_TRIES */
  async execute({ request }: Subscribe): Promise<void> {
    const { email, address = '', notify = true } = request;
    const at = this.clock.now();
    const isDue = notify && (await this.isDue(email, address));
    await inTransaction(this.pool, async (db) => {
      const ref = await this.subscribers.ask({ ref: request.ref ?? randomUUID(), email, at }, db);
      if (!isDue) return;
      const number = await nextNumber('correspondence.newsletter_mails', db);
      await enqueueJob({ kind: 'newsletter-asked', number, payload: { ref }, at }, db);
    });
  }

  private async isDue(email: string, address: string): Promise<boolean> {
    await this.limiter.consume([{ limit: networkLimits.newsletter, whose: networkOf(address) }]);
    return !(await this.limiter.isOver({ limit: mailLimits.newsletter, whose: nameKey(email) }));
  }
}
