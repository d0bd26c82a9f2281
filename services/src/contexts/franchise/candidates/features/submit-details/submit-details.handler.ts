import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type CandidateDetailsDto, type CandidateDetailsView, readAdditionalInfo } from '@northlight/contracts';
import pg from 'pg';
import { Settings } from '../../../../../platform/config/settings.js';
import type { Db } from '../../../../../platform/database/db.js';
import { inTransaction } from '../../../../../platform/database/in-transaction.js';
import { answerOnce } from '../../../../../platform/idempotency/answer-once.js';
import { requestKeyOf } from '../../../../../platform/idempotency/request-key.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { factsFromInquiry, siteFactsOf, textsOf } from '../../../domain/candidate-details.js';
import type { Applicant } from '../../../persistence/applicants.js';
import { type Candidate, CandidateAccess } from '../../../persistence/candidate-access.js';
import { CandidateDetails } from '../../../persistence/candidate-details.repository.js';
import { History } from '../../../persistence/history.repository.js';
import { Inquiries, type StoredInquiry } from '../../../persistence/inquiries.repository.js';

interface Submitter {
  readonly candidate: Candidate;
  readonly key?: string | undefined;
}

/** A candidate describes site and business for the first time (§5 Candidate details). */
export class SubmitDetails extends Command<CandidateDetailsView> {
  constructor(
    readonly details: CandidateDetailsDto,
    readonly by: Submitter,
  ) {
    super();
  }
}

/** Keeps what was said, and beside it what the inquiry said already (decisions.md 2.3). */
@CommandHandler(SubmitDetails)
export class SubmitDetailsHandler implements ICommandHandler<SubmitDetails> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly access: CandidateAccess,
    private readonly inquiries: Inquiries,
    private readonly details: CandidateDetails,
    private readonly history: History,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** @throws {Refusal} ACCESS_CODE_NEEDED, CANDIDATE_DETAILS_EXIST, IDEMPOTENCY_KEY_MALFORMED, IDEMPOTENCY_KEY_REUSED */
  async execute({ details, by: { candidate, key } }: SubmitDetails): Promise<CandidateDetailsView> {
    const inquiry = await this.access.admit(candidate);
    const applicant = await this.inquiries.applicant(inquiry);
    if (!applicant) throw new Refusal('ACCESS_CODE_NEEDED');
    const at = this.clock.now();
    const keySource = {
      scope: `candidate details of user:${candidate.userId}`,
      body: details,
      secrets: this.settings,
    };
    const request = requestKeyOf(key, keySource);
    await inTransaction(this.pool, (db) =>
      answerOnce({ request, at, db }, () => this.keep({ details, inquiry, applicant, at }, db)),
    );
    const view = await this.details.view(await this.details.ofInquiry(inquiry.id));
    if (!view) throw new Refusal('ACCESS_CODE_NEEDED');
    return view;
  }

  private async keep({ details, inquiry, applicant, at }: Submitted, db: Db): Promise<{ inquiryId: number }> {
    const { id: inquiryId, timeframe } = inquiry;
    await this.inquiries.lock(inquiryId, db);
    const info = readAdditionalInfo(applicant.additionalInfo);
    const facts = 'info' in info ? factsFromInquiry(timeframe, info.info) : nothingKnown(timeframe);
    const input = { ...textsOf(details, facts), email: applicant.email };
    const isFirst = await this.details.insert(inquiryId, { facts: siteFactsOf(details), submission: input, at }, db);
    if (!isFirst) throw new Refusal('CANDIDATE_DETAILS_EXIST');
    await this.history.add({ inquiryId, at, what: 'details', from: null, to: 'submitted' }, db);
    return { inquiryId };
  }
}

interface Submitted {
  readonly details: CandidateDetailsDto;
  readonly inquiry: StoredInquiry;
  readonly applicant: Applicant;
  readonly at: Date;
}

const nothingKnown = (developmentTimeline: string) => ({
  developmentTimeline,
  ...{ initialInvestmentAmount: null, fundingSource: null, ownershipStructure: null },
  ...{ businessPlanUrl: null, partnerDetails: null },
});
