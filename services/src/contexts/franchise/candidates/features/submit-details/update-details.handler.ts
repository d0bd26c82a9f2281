import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CandidateDetailsDto, CandidateDetailsView } from '@northlight/contracts';
import pg from 'pg';
import type { Db } from '../../../../../platform/database/db.js';
import { inTransaction } from '../../../../../platform/database/in-transaction.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { siteFactsOf, textsOf } from '../../../domain/candidate-details.js';
import { type Candidate, CandidateAccess } from '../../../persistence/candidate-access.js';
import { CandidateDetails } from '../../../persistence/candidate-details.repository.js';
import { History } from '../../../persistence/history.repository.js';
import { Inquiries } from '../../../persistence/inquiries.repository.js';

/** A candidate describes site and business anew. */
export class UpdateDetails extends Command<CandidateDetailsView> {
  constructor(
    readonly details: CandidateDetailsDto,
    readonly by: { readonly id: number; readonly candidate: Candidate },
  ) {
    super();
  }
}

/** What the form does not ask stays as it is. Safe to repeat. */
@CommandHandler(UpdateDetails)
export class UpdateDetailsHandler implements ICommandHandler<UpdateDetails> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly access: CandidateAccess,
    private readonly inquiries: Inquiries,
    private readonly details: CandidateDetails,
    private readonly history: History,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} ACCESS_CODE_NEEDED, CANDIDATE_DETAILS_NOT_FOUND also for those of another inquiry */
  async execute({ details, by: { id, candidate } }: UpdateDetails): Promise<CandidateDetailsView> {
    const { id: inquiryId } = await this.access.admit(candidate);
    await inTransaction(this.pool, (db) => this.replace({ id, inquiryId, details }, db));
    const view = await this.details.view(await this.details.find(id));
    if (!view) throw new Refusal('CANDIDATE_DETAILS_NOT_FOUND');
    return view;
  }

  /** Whoever changes details has the inquiry for themselves meanwhile: nothing is read that another is about to change. */
  private async replace({ id, inquiryId, details }: Update, db: Db): Promise<void> {
    await this.inquiries.lock(inquiryId, db);
    const stored = await this.details.find(id);
    const before = stored?.franchiseInquiryId === inquiryId ? await this.details.submission(stored) : undefined;
    if (!before) throw new Refusal('CANDIDATE_DETAILS_NOT_FOUND');
    const at = this.clock.now();
    const input = { ...textsOf(details, before), email: before.email };
    await this.details.replace(id, { facts: siteFactsOf(details), submission: input, at }, db);
    await this.history.add({ inquiryId, at, what: 'details', from: 'submitted', to: 'updated' }, db);
  }
}

interface Update {
  readonly id: number;
  readonly inquiryId: number;
  readonly details: CandidateDetailsDto;
}
