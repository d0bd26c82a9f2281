import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { CreateMembershipDto, type MembershipView } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { CreateMembership } from './create-membership.handler.js';

@ApiTags('admin')
@Controller('api/memberships')
export class CreateMembershipController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('admin')
  @Post()
  @ApiCreatedResponse({ description: 'The plan, to be seen from now on.' })
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'INVALID_INPUT', 'MEMBERSHIP_NAME_TAKEN')
  create(@Body() said: CreateMembershipDto): Promise<MembershipView> {
    return this.commands.execute(new CreateMembership(said));
  }
}
