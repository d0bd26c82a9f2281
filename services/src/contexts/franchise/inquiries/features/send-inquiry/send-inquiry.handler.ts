import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  type AdditionalInfo,
  type InquirySentView,
  type InquiryStatus,
  readAdditionalInfo,
  type SendInquiryDto,
} from '@northlight/contracts';
import pg from 'pg';
import { Settings } from '../../../../../platform/config/settings.js';
import type { Db } from '../../../../../platform/database/db.js';
import { inTransaction } from '../../../../../platform/database/in-transaction.js';
import { InvalidInput } from '../../../../../platform/http/validation.js';
import { answerOnce } from '../../../../../platform/idempotency/answer-once.js';
import { requestKeyOf } from '../../../../../platform/idempotency/request-key.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { RateLimiter } from '../../../../../platform/limits/rate-limiter.js';
import { enqueueJob } from '../../../../../platform/queues/enqueue-job.js';
import { inquiryLimit } from '../../../domain/try-limit.js';
import type { Applicant } from '../../../persistence/applicants.js';
import { Inquiries } from '../../../persistence/inquiries.repository.js';

/** Where an inquiry comes from: the account of the session. */
interface Sender {
  readonly userId: number | null;
  readonly key?: string | undefined;
  /** The ref that it has already, as in an import. */
  readonly ref?: string;
  /** Null: from before statuses were kept. */
  readonly status?: InquiryStatus | null;
  /** False: nobody is written to, and it is not counted. */
  readonly notify?: boolean;
}

/** Somebody asks for a franchise (§5 Pre-application). */
export class SendInquiry extends Command<InquirySentView> {
  constructor(
    readonly inquiry: SendInquiryDto,
    readonly sender: Sender,
  ) {
    super();
  }
}

interface Accepted {
  readonly inquiry: SendInquiryDto;
  readonly info: AdditionalInfo;
  readonly sender: Sender;
  readonly at: Date;
}

/** Keeps an inquiry and has both sides told of it, in one commit. */
@CommandHandler(SendInquiry)
export class SendInquiryHandler implements ICommandHandler<SendInquiry> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly inquiries: Inquiries,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** @throws {Refusal} TOO_MANY_TRIES, IDEMPOTENCY_KEY_MALFORMED, IDEMPOTENCY_KEY_REUSED @throws {InvalidInput} */
  async execute({ inquiry, sender }: SendInquiry): Promise<InquirySentView> {
    const at = this.clock.now();
    const whose = `user:${sender.userId}`;
    const keySource = { scope: `franchise inquiry of ${whose}`, body: inquiry, secrets: this.settings };
    const request = requestKeyOf(sender.key, keySource);
    const read = readAdditionalInfo(inquiry.additionalInfo);
    if ('errors' in read) throw new InvalidInput(read.errors);
    if (sender.notify !== false) await this.limiter.consume([{ limit: inquiryLimit, whose }]);
    const accepted = { inquiry, info: read.info, sender, at };
    return inTransaction(this.pool, (db) => answerOnce({ request, at, db }, () => this.keep(accepted, db)));
  }

  private async keep({ inquiry, info, sender, at }: Accepted, db: Db): Promise<InquirySentView> {
    const { investmentLevel, timeframe, heardAbout } = inquiry;
    const { ref, userId, status, notify = true } = sender;
    const applicant = applicantOf(inquiry, info);
    const id = await this.inquiries.insert(
      { ref, userId, status, applicant, investmentLevel, timeframe, heardAbout, at },
      db,
    );
    if (notify)
      for (const kind of ['franchise-acknowledgement', 'franchise-notice'])
        await enqueueJob({ kind, number: id, payload: { inquiryId: id }, at }, db);
    return { id, status: 'new', createdAt: at.toISOString() };
  }
}

const applicantOf = (inquiry: SendInquiryDto, info: AdditionalInfo): Applicant => {
  const { firstName, lastName, email, phone, city, state, targetRegion, businessExperience, message = '' } = inquiry;
  return {
    ...{ firstName, lastName, email, phone, city, state, targetRegion, businessExperience, message },
    additionalInfo: JSON.stringify(info),
  };
};
