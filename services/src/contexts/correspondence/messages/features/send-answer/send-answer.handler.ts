import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AnswerSentView } from '@northlight/contracts';
import pg from 'pg';
import { Settings } from '../../../../../platform/config/settings.js';
import type { Db } from '../../../../../platform/database/db.js';
import { inTransaction } from '../../../../../platform/database/in-transaction.js';
import { answerOnce } from '../../../../../platform/idempotency/answer-once.js';
import { requestKeyOf } from '../../../../../platform/idempotency/request-key.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { enqueueJob } from '../../../../../platform/queues/enqueue-job.js';
import { isMessageId } from '../../../domain/message-id.js';
import { type AnsweredMessage, Messages } from '../../../persistence/messages.repository.js';

interface Sender {
  readonly by: number;
  readonly key: string | undefined;
}

/** Somebody answers a message by a mail of the house. */
export class SendAnswer extends Command<AnswerSentView> {
  constructor(
    readonly id: string,
    readonly answer: string,
    readonly sender: Sender,
  ) {
    super();
  }
}

interface Answered {
  readonly id: string;
  readonly answered: AnsweredMessage & { readonly answer: string };
  readonly by: number;
  readonly at: Date;
}

/** Keeps the answer sealed with its message and has it mailed, in one commit. Of two who answer, one does. */
@CommandHandler(SendAnswer)
export class SendAnswerHandler implements ICommandHandler<SendAnswer> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly messages: Messages,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** @throws {Refusal} MESSAGE_NOT_FOUND, MESSAGE_ANSWERED, MESSAGE_ERASED, IDEMPOTENCY_KEY_REUSED @throws {PersonUnreadable} */
  async execute({ id, answer, sender: { by, key } }: SendAnswer): Promise<AnswerSentView> {
    const at = this.clock.now();
    const body = { id, answer };
    const request = requestKeyOf(key, { scope: `answer of user:${by}`, body, secrets: this.settings });
    const written = await this.written(id);
    const answered = { id, by, at, answered: { ...written, answer } };
    return inTransaction(this.pool, (db) => answerOnce({ request, at, db }, () => this.keep(answered, db)));
  }

  private async written(id: string): Promise<AnsweredMessage> {
    if (!isMessageId(id) || !(await this.messages.find(id))) throw new Refusal('MESSAGE_NOT_FOUND');
    const answered = await this.messages.findAnswered(id);
    if (!answered) throw new Refusal('MESSAGE_ERASED');
    return answered;
  }

  private async keep({ id, answered, by, at }: Answered, db: Db): Promise<AnswerSentView> {
    const number = await this.messages.markAnswered({ id, by, at, isMailed: true }, db);
    if (number === undefined) throw new Refusal('MESSAGE_ANSWERED');
    if (!(await this.messages.keepAnswer(id, answered, db))) throw new Refusal('MESSAGE_ERASED');
    await enqueueJob({ kind: 'contact-answer', number, payload: { messageId: id }, at }, db);
    return { id, answeredAt: at.toISOString() };
  }
}
