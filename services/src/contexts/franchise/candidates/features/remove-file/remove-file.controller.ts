import { Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { FranchiseIdDto } from '@northlight/contracts';
import { candidatesRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { CandidatePass } from '../../../persistence/candidate-pass.js';
import { RemoveFile } from './remove-file.handler.js';

@Controller()
export class RemoveFileController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(candidatesRoutes.removeCandidateFile)
  remove(
    @Param() { id }: FranchiseIdDto,
    @CurrentUser() { id: userId }: Principal,
    @CandidatePass() pass: string | undefined,
  ): Promise<void> {
    return this.commands.execute(new RemoveFile(id, { userId, pass }));
  }
}
