import { Controller, Param, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DeployTokenIdDto, type DeployTokenView } from '@northlight/contracts';
import { deployTokensRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { DeployToken } from '../../deploy-token.js';
import { RevokeDeployToken } from './revoke-deploy-token.handler.js';

@UseGuards(DeployToken)
@Controller()
export class RevokeDeployTokenController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(deployTokensRoutes.revokeDeployToken)
  revoke(@Param() { id }: DeployTokenIdDto): Promise<DeployTokenView> {
    return this.commands.execute(new RevokeDeployToken(id));
  }
}
