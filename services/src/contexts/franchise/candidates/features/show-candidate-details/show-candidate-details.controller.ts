import { Controller, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type ApplicantNameView, type CandidateDetailsView, InquiryIdDto } from '@northlight/contracts';
import { candidatesRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { CandidatePass } from '../../../persistence/candidate-pass.js';
import { ShowApplicant, ShowCandidateDetails } from './show-candidate-details.handler.js';

@Controller()
export class ShowCandidateDetailsController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(candidatesRoutes.showCandidateDetails)
  details(
    @Param() { inquiryId }: InquiryIdDto,
    @CurrentUser() user: Principal,
    @CandidatePass() pass: string | undefined,
  ): Promise<CandidateDetailsView> {
    return this.queries.execute(new ShowCandidateDetails({ inquiryId, userId: user.id, pass }));
  }

  @Endpoint(candidatesRoutes.showApplicant)
  applicant(
    @Param() { inquiryId }: InquiryIdDto,
    @CurrentUser() user: Principal,
    @CandidatePass() pass: string | undefined,
  ): Promise<ApplicantNameView> {
    return this.queries.execute(new ShowApplicant({ inquiryId, userId: user.id, pass }));
  }
}
