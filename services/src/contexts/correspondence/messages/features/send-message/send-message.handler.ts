import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ContactMessageDto, ContactMessageSentView } from '@northlight/contracts';
import type { RequestKey } from '@northlight/event-store';
import pg from 'pg';
import { Settings } from '../../../../../platform/config/settings.js';
import type { Db } from '../../../../../platform/database/db.js';
import { inTransaction } from '../../../../../platform/database/in-transaction.js';
import { InvalidInput } from '../../../../../platform/http/validation.js';
import { answerOnce } from '../../../../../platform/idempotency/answer-once.js';
import { requestKeyOf } from '../../../../../platform/idempotency/request-key.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { nameKey } from '../../../../../platform/kernel/name-key.js';
import { networkOf } from '../../../../../platform/kernel/network-of.js';
import { RateLimiter } from '../../../../../platform/limits/rate-limiter.js';
import { enqueueJob } from '../../../../../platform/queues/enqueue-job.js';
import { Catalog } from '../../../../catalog/index.js';
import { mailLimits, networkLimits } from '../../../domain/letter-limits.js';
import { Messages } from '../../../persistence/messages.repository.js';

/** Where a message comes from. */
interface Sender {
  readonly address?: string;
  /** The account whose message it is; left out for a visitor. */
  readonly userId?: number | null;
  readonly key?: string | undefined;
  /** The id that it has already, as in an import. */
  readonly id?: string | undefined;
  /** False: nobody is written to, and it is not counted. */
  readonly notify?: boolean;
}

/** Somebody writes to the house (§3 Contact message). */
export class SendMessage extends Command<ContactMessageSentView> {
  constructor(
    readonly message: ContactMessageDto,
    readonly sender: Sender,
  ) {
    super();
  }
}

interface Accepted {
  readonly message: ContactMessageDto;
  readonly request: RequestKey | undefined;
  readonly at: Date;
  readonly sender: Sender;
  readonly isAcknowledged: boolean;
}

/** Keeps a message and has it mailed to support, in one commit. */
@CommandHandler(SendMessage)
export class SendMessageHandler implements ICommandHandler<SendMessage> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly limiter: RateLimiter,
    private readonly messages: Messages,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** @throws {Refusal} TOO_MANY_TRIES, IDEMPOTENCY_KEY_MALFORMED, IDEMPOTENCY_KEY_REUSED @throws {InvalidInput} */
  async execute({ message, sender }: SendMessage): Promise<ContactMessageSentView> {
    const { address = '', key, notify = true } = sender;
    const at = this.clock.now();
    const request = requestKeyOf(key, { scope: 'contact', body: message, secrets: this.settings });
    const isAcknowledged = notify && (await this.isWelcome(message.email, address));
    if (message.website) return { id: randomUUID(), createdAt: at.toISOString() };
    await this.mustKnow(message.location);
    const accepted = { message, request, at, sender, isAcknowledged };
    return inTransaction(this.pool, (db) => answerOnce({ request, at, db }, () => this.keep(accepted, db)));
  }

  private async isWelcome(email: string, address: string): Promise<boolean> {
    await this.limiter.consume([{ limit: networkLimits.message, whose: networkOf(address) }]);
    return !(await this.limiter.isOver({ limit: mailLimits.acknowledgement, whose: nameKey(email) }));
  }

  private async mustKnow(location: string | undefined): Promise<void> {
    if (!location) return;
    const id = Number(location);
    const isKnown = id <= 2_147_483_647 && (await this.catalog.standingVenue(id)) !== undefined;
    if (!isKnown) throw new InvalidInput([{ field: 'location', message: 'Please choose a venue from the list' }]);
  }

  private async keep({ message, at, sender, isAcknowledged }: Accepted, db: Db): Promise<ContactMessageSentView> {
    const { name, email, subject, message: text, phone, location } = message;
    const { id = randomUUID(), userId = null, notify = true } = sender;
    const written = { name, email, phone: phone || null, subject, message: text };
    const number = await this.messages.insert({ id, venueId: Number(location) || null, userId, at, written }, db);
    const payload = { messageId: id };
    if (notify) await enqueueJob({ kind: 'contact-message', number, payload, at }, db);
    if (isAcknowledged) await enqueueJob({ kind: 'contact-acknowledgement', number, payload, at }, db);
    return { id, createdAt: at.toISOString() };
  }
}
