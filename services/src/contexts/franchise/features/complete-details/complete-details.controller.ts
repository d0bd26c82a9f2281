import { Body, Controller, Param, Patch } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type CandidateDetailsView, CompleteDetailsDto, FranchiseIdDto } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { CompleteDetails } from './complete-details.handler.js';

@ApiTags('admin')
@Controller('api/admin/franchise-inquiries')
export class CompleteDetailsController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('admin')
  @Patch(':id/candidate-details')
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'INVALID_INPUT', 'CANDIDATE_DETAILS_NOT_FOUND')
  @ApiOkResponse({ description: 'The details as they are now; what was left out stays.' })
  complete(@Param() { id }: FranchiseIdDto, @Body() facts: CompleteDetailsDto): Promise<CandidateDetailsView> {
    return this.commands.execute(new CompleteDetails(facts, id));
  }
}
