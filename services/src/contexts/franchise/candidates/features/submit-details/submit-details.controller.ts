import { Body, Controller, Headers, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CandidateDetailsDto, type CandidateDetailsView, FranchiseIdDto } from '@northlight/contracts';
import { candidatesRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { CandidatePass } from '../../../persistence/candidate-pass.js';
import { SubmitDetails } from './submit-details.handler.js';
import { UpdateDetails } from './update-details.handler.js';

@Controller()
export class SubmitDetailsController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(candidatesRoutes.submitDetails)
  // biome-ignore lint/complexity/useMaxParams: each comes from another part of the request
  submit(
    @Body() details: CandidateDetailsDto,
    @CurrentUser() { id: userId }: Principal,
    @CandidatePass() pass: string | undefined,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<CandidateDetailsView> {
    const candidate = { inquiryId: details.franchiseInquiryId, userId, pass };
    return this.commands.execute(new SubmitDetails(details, { candidate, key }));
  }

  @Endpoint(candidatesRoutes.updateDetails)
  // biome-ignore lint/complexity/useMaxParams: each comes from another part of the request
  update(
    @Param() { id }: FranchiseIdDto,
    @Body() details: CandidateDetailsDto,
    @CurrentUser() { id: userId }: Principal,
    @CandidatePass() pass: string | undefined,
  ): Promise<CandidateDetailsView> {
    const candidate = { inquiryId: details.franchiseInquiryId, userId, pass };
    return this.commands.execute(new UpdateDetails(details, { id, candidate }));
  }
}
