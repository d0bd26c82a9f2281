import { Body, Controller, Param, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FrontSteered } from '@northlight/contracts';
import { FrontNameDto, SteerFrontDto } from '@northlight/contracts';
import { releasesRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { CurrentDeployer, DeployToken } from '../../deploy-token.js';
import type { Deployer } from '../../domain/deployer.js';
import { SteerFront } from './steer-front.js';

@UseGuards(DeployToken)
@Controller()
export class SteerFrontController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(releasesRoutes.steerFront)
  steer(
    @Param() { app }: FrontNameDto,
    @Body() order: SteerFrontDto,
    @CurrentDeployer() deployer: Deployer,
  ): Promise<FrontSteered> {
    return this.commands.execute(new SteerFront(app, order, deployer));
  }
}
