import { Body, Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ChangeMembershipDto, type MembershipView, StoredIdDto } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ChangeMembership } from './change-membership.handler.js';

@ApiTags('admin')
@Controller('api/memberships')
export class ChangeMembershipController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('admin')
  @Put(':id')
  @ApiOkResponse({ description: 'The plan as it is now.' })
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'INVALID_INPUT', 'MEMBERSHIP_NOT_FOUND', 'MEMBERSHIP_NAME_TAKEN', 'CONFLICT')
  change(@Param() { id }: StoredIdDto, @Body() said: ChangeMembershipDto): Promise<MembershipView> {
    return this.commands.execute(new ChangeMembership(id, said));
  }
}
