import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ChangeMembershipDto, type MembershipView, StoredIdDto } from '@northlight/contracts';
import { membershipsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { ChangeMembership } from './change-membership.handler.js';

@Controller()
export class ChangeMembershipController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(membershipsRoutes.changeMembership)
  change(@Param() { id }: StoredIdDto, @Body() input: ChangeMembershipDto): Promise<MembershipView> {
    return this.commands.execute(new ChangeMembership(id, input));
  }
}
