import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CandidateDetailsView, CompleteDetailsDto } from '@northlight/contracts';
import pg from 'pg';
import { inTransaction } from '../../../../../platform/database/in-transaction.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import type { CandidateSubmission } from '../../../persistence/applicants.js';
import { CandidateDetails } from '../../../persistence/candidate-details.repository.js';
import { adminDoor } from '../../../persistence/candidate-files.repository.js';
import { History } from '../../../persistence/history.repository.js';
import { Inquiries } from '../../../persistence/inquiries.repository.js';

/** The house adds what the portal does not ask (decisions.md 2.3). */
export class CompleteDetails extends Command<CandidateDetailsView> {
  constructor(
    readonly facts: CompleteDetailsDto,
    readonly inquiryId: number,
  ) {
    super();
  }
}

/** An empty text takes back what was there; what is left out stays. Safe to repeat. */
@CommandHandler(CompleteDetails)
export class CompleteDetailsHandler implements ICommandHandler<CompleteDetails> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly inquiries: Inquiries,
    private readonly details: CandidateDetails,
    private readonly history: History,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} CANDIDATE_DETAILS_NOT_FOUND */
  async execute({ facts, inquiryId }: CompleteDetails): Promise<CandidateDetailsView> {
    await inTransaction(this.pool, async (db) => {
      await this.inquiries.lock(inquiryId, db);
      const stored = await this.details.ofInquiry(inquiryId);
      const before = stored && (await this.details.submission(stored));
      if (!stored || !before) throw new Refusal('CANDIDATE_DETAILS_NOT_FOUND');
      const input = { ...before, ...given(facts) };
      await this.details.replace(stored.id, { facts: stored, submission: input, at: stored.updatedAt }, db);
      const at = this.clock.now();
      await this.history.add({ inquiryId, at, what: 'details', from: 'submitted', to: 'completed' }, db);
    });
    const view = await this.details.view(await this.details.ofInquiry(inquiryId), adminDoor);
    if (!view) throw new Refusal('CANDIDATE_DETAILS_NOT_FOUND');
    return view;
  }
}

const given = (facts: CompleteDetailsDto): Partial<CandidateSubmission> =>
  Object.fromEntries(
    Object.entries(facts)
      .filter(([, value]) => typeof value === 'string')
      .map(([name, value]) => [name, value || null]),
  );
