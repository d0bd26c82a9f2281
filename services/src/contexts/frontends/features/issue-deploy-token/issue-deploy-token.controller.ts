import { Body, Controller, Param, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type DeployTokenIssued, FrontNameDto, IssueDeployTokenDto } from '@northlight/contracts';
import { deployTokensRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { DeployToken } from '../../deploy-token.js';
import { IssueDeployToken } from './issue-deploy-token.handler.js';

@UseGuards(DeployToken)
@Controller()
export class IssueDeployTokenController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(deployTokensRoutes.issueDeployToken)
  issue(@Param() { app }: FrontNameDto, @Body() request: IssueDeployTokenDto): Promise<DeployTokenIssued> {
    return this.commands.execute(new IssueDeployToken(app, request));
  }
}
