import { Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type AccessCodeView, FranchiseIdDto } from '@northlight/contracts';
import { inquiriesRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { GenerateAccess } from './generate-access.handler.js';

@Controller()
export class GenerateAccessController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(inquiriesRoutes.generateAccess)
  generate(@Param() { id }: FranchiseIdDto): Promise<AccessCodeView> {
    return this.commands.execute(new GenerateAccess(id));
  }
}
