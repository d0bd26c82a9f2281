import { Body, Controller, Param, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { FrontNameDto, type RegisteredFront, RegisterFrontDto } from '@northlight/contracts';
import { deployTokensRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { DeployToken } from '../../deploy-token.js';
import { RegisterFront } from './register-front.handler.js';

@UseGuards(DeployToken)
@Controller()
export class RegisterFrontController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(deployTokensRoutes.registerFront)
  register(@Param() { app }: FrontNameDto, @Body() { team, routes }: RegisterFrontDto): Promise<RegisteredFront> {
    return this.commands.execute(new RegisterFront({ app, team, routes }));
  }
}
