import { Body, Controller, Headers, Param, Patch, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CandidateDetailsDto, type CandidateDetailsView, FranchiseIdDto } from '@northlight/contracts';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { CandidatePass } from '../../persistence/candidate-pass.js';
import { SubmitDetails } from './submit-details.handler.js';
import { UpdateDetails } from './update-details.handler.js';

@ApiTags('franchise')
@Controller('api/franchise/candidate-details')
export class SubmitDetailsController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Refuses('NOT_SIGNED_IN', 'INVALID_INPUT', 'ACCESS_CODE_NEEDED', 'CANDIDATE_DETAILS_EXIST')
  @Refuses('IDEMPOTENCY_KEY_MALFORMED', 'IDEMPOTENCY_KEY_REUSED')
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: '8 to 200 printable characters' })
  @ApiCreatedResponse({ description: 'The details are kept.' })
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

  @Patch(':id')
  @Refuses('NOT_SIGNED_IN', 'INVALID_INPUT', 'ACCESS_CODE_NEEDED', 'CANDIDATE_DETAILS_NOT_FOUND')
  @ApiOkResponse({ description: 'The details as they are now.' })
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
