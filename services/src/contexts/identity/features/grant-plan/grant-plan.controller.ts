import { Body, Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { GrantPlanDto, type ManagedUserView, UserIdDto } from '@northlight/contracts';
import { FreshSignIn, Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { GrantPlan } from './grant-plan.handler.js';

@ApiTags('admin')
@Controller('api/admin/users/:id/plan')
export class GrantPlanController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('admin')
  @FreshSignIn()
  @Put()
  @Refuses('INVALID_INPUT', 'USER_NOT_FOUND', 'MEMBERSHIP_NOT_FOUND', 'PLAN_ENDS_EARLY', 'PLAN_ENDS_LATE')
  @ApiOkResponse({ description: 'The account with the plan that it has now, or without one.' })
  grant(@Param() { id }: UserIdDto, @Body() wish: GrantPlanDto): Promise<ManagedUserView> {
    return this.commands.execute(new GrantPlan(id, wish));
  }
}
