import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type CandidateDetailsView, CompleteDetailsDto, FranchiseIdDto } from '@northlight/contracts';
import { inquiriesRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { CompleteDetails } from './complete-details.handler.js';

@Controller()
export class CompleteDetailsController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(inquiriesRoutes.completeDetails)
  complete(@Param() { id }: FranchiseIdDto, @Body() facts: CompleteDetailsDto): Promise<CandidateDetailsView> {
    return this.commands.execute(new CompleteDetails(facts, id));
  }
}
