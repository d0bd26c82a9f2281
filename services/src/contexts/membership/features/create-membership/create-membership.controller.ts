import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CreateMembershipDto, type MembershipView } from '@northlight/contracts';
import { membershipsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { CreateMembership } from './create-membership.handler.js';

@Controller()
export class CreateMembershipController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(membershipsRoutes.createMembership)
  create(@Body() input: CreateMembershipDto): Promise<MembershipView> {
    return this.commands.execute(new CreateMembership(input));
  }
}
