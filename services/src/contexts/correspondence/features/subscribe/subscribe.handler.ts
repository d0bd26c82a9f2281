import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import pg from 'pg';
import { inTransaction } from '../../../../platform/database/in-transaction.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { leaveJob } from '../../../../platform/queues/loose-job.js';
import { Askings } from '../../persistence/askings.repository.js';
import { Subscribers } from '../../persistence/subscribers.repository.js';

/** Somebody asks for the newsletter. A demo entry has its ref, no limit and no mail. */
interface Wish {
  readonly email: string;
  readonly address?: string;
  readonly demo?: { readonly ref: string };
}

/** Puts an address on the list, to be confirmed by whoever reads its mail (decisions.md G16). */
export class Subscribe extends Command<void> {
  constructor(readonly wish: Wish) {
    super();
  }
}

/** Mails an hour to one address: what comes past them gets the same answer, and no mail. */
const mailsAnHour = 3;

/** Whether the address was known cannot be told from the answer, nor from what is done for it. */
@CommandHandler(Subscribe)
export class SubscribeHandler implements ICommandHandler<Subscribe> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly askings: Askings,
    private readonly subscribers: Subscribers,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} TOO_MANY_TRIES */
  async execute({ wish: { email, address = '', demo } }: Subscribe): Promise<void> {
    const at = this.clock.now();
    const asking = demo ? undefined : await this.askings.count({ what: 'newsletter', email, address, at });
    await this.subscribers.forgetUnconfirmed(at);
    await inTransaction(this.pool, async (db) => {
      const ref = await this.subscribers.ask({ ref: demo?.ref ?? randomUUID(), email, at }, db);
      const isDue = asking !== undefined && asking.ofPerson <= mailsAnHour;
      if (isDue) await leaveJob({ kind: 'newsletter-asked', number: asking.number, payload: { ref }, at }, db);
    });
  }
}
