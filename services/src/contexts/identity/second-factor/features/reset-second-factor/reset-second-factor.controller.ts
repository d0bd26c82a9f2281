import { Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { UserIdDto } from '@northlight/contracts';
import { usersRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ResetSecondFactor } from './reset-second-factor.handler.js';

@Controller()
export class ResetSecondFactorController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(usersRoutes.resetSecondFactor)
  reset(@Param() { id }: UserIdDto): Promise<void> {
    return this.commands.execute(new ResetSecondFactor(id));
  }
}
