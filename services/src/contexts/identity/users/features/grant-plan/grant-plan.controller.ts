import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { GrantPlanDto, type ManagedUserView, UserIdDto } from '@northlight/contracts';
import { usersRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { GrantPlan } from './grant-plan.handler.js';

@Controller()
export class GrantPlanController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(usersRoutes.grantPlan)
  grant(@Param() { id }: UserIdDto, @Body() body: GrantPlanDto): Promise<ManagedUserView> {
    return this.commands.execute(new GrantPlan(id, body));
  }
}
