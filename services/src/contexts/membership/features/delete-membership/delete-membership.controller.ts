import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { StoredIdDto } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { DeleteMembership } from './delete-membership.handler.js';

@ApiTags('admin')
@Controller('api/memberships')
export class DeleteMembershipController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('admin')
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It is gone; what it was stays in the audit.' })
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'MEMBERSHIP_NOT_FOUND', 'MEMBERSHIP_IN_USE')
  remove(@Param() { id }: StoredIdDto): Promise<void> {
    return this.commands.execute(new DeleteMembership(id));
  }
}
