import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ApplicantNameView, CandidateDetailsView } from '@northlight/contracts';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { type Candidate, CandidateAccess } from '../../../persistence/candidate-access.js';
import { CandidateDetails } from '../../../persistence/candidate-details.repository.js';
import { Inquiries } from '../../../persistence/inquiries.repository.js';

/** Asks what a candidate has submitted. */
export class ShowCandidateDetails extends Query<CandidateDetailsView> {
  constructor(readonly candidate: Candidate) {
    super();
  }
}

/** Asks whom the portal greets. */
export class ShowApplicant extends Query<ApplicantNameView> {
  constructor(readonly candidate: Candidate) {
    super();
  }
}

@QueryHandler(ShowCandidateDetails)
export class ShowCandidateDetailsHandler implements IQueryHandler<ShowCandidateDetails> {
  constructor(
    private readonly access: CandidateAccess,
    private readonly details: CandidateDetails,
  ) {}

  /** @throws {Refusal} ACCESS_CODE_NEEDED, CANDIDATE_DETAILS_NOT_FOUND */
  async execute({ candidate }: ShowCandidateDetails): Promise<CandidateDetailsView> {
    const { id } = await this.access.admit(candidate);
    const view = await this.details.view(await this.details.ofInquiry(id));
    if (!view) throw new Refusal('CANDIDATE_DETAILS_NOT_FOUND');
    return view;
  }
}

@QueryHandler(ShowApplicant)
export class ShowApplicantHandler implements IQueryHandler<ShowApplicant> {
  constructor(
    private readonly access: CandidateAccess,
    private readonly inquiries: Inquiries,
  ) {}

  /** @throws {Refusal} ACCESS_CODE_NEEDED */
  async execute({ candidate }: ShowApplicant): Promise<ApplicantNameView> {
    const applicant = await this.inquiries.applicant(await this.access.admit(candidate));
    if (!applicant) throw new Refusal('ACCESS_CODE_NEEDED');
    return { firstName: applicant.firstName, lastName: applicant.lastName };
  }
}
