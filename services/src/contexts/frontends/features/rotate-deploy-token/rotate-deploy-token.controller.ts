import { Controller, Param, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DeployTokenIdDto, type DeployTokenIssued } from '@northlight/contracts';
import { deployTokensRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { DeployToken } from '../../deploy-token.js';
import { RotateDeployToken } from './rotate-deploy-token.handler.js';

@UseGuards(DeployToken)
@Controller()
export class RotateDeployTokenController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(deployTokensRoutes.rotateDeployToken)
  rotate(@Param() { id }: DeployTokenIdDto): Promise<DeployTokenIssued> {
    return this.commands.execute(new RotateDeployToken(id));
  }
}
