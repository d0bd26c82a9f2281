import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type ApplicantNameView, type CandidateDetailsView, InquiryIdDto } from '@northlight/contracts';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { CandidatePass } from '../../persistence/candidate-pass.js';
import { ShowApplicant, ShowCandidateDetails } from './show-candidate-details.handler.js';

@ApiTags('franchise')
@Controller('api/franchise')
export class ShowCandidateDetailsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('candidate-details/:inquiryId')
  @Refuses('NOT_SIGNED_IN', 'INVALID_INPUT', 'ACCESS_CODE_NEEDED', 'CANDIDATE_DETAILS_NOT_FOUND')
  @ApiOkResponse({ description: 'What was submitted, for the browser that has shown the access code.' })
  details(
    @Param() { inquiryId }: InquiryIdDto,
    @CurrentUser() user: Principal,
    @CandidatePass() pass: string | undefined,
  ): Promise<CandidateDetailsView> {
    return this.queries.execute(new ShowCandidateDetails({ inquiryId, userId: user.id, pass }));
  }

  @Get('inquiry/:inquiryId')
  @Refuses('NOT_SIGNED_IN', 'INVALID_INPUT', 'ACCESS_CODE_NEEDED')
  @ApiOkResponse({ description: 'Whose inquiry it is, for the browser that has shown the access code.' })
  applicant(
    @Param() { inquiryId }: InquiryIdDto,
    @CurrentUser() user: Principal,
    @CandidatePass() pass: string | undefined,
  ): Promise<ApplicantNameView> {
    return this.queries.execute(new ShowApplicant({ inquiryId, userId: user.id, pass }));
  }
}
