import { Body, Controller, Param, Patch } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ChangeUserDto, type ManagedUserView, UserIdDto } from '@northlight/contracts';
import { FreshSignIn, Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ChangeUser } from './change-user.handler.js';

@ApiTags('admin')
@Controller('api/admin/users')
export class ChangeUserController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('admin')
  @FreshSignIn()
  @Patch(':id')
  @Refuses('INVALID_INPUT', 'USER_NOT_FOUND', 'ONLY_ADMIN')
  @ApiOkResponse({ description: 'The account as it is now; it counts from its next request on.' })
  change(@Param() { id }: UserIdDto, @Body() wish: ChangeUserDto): Promise<ManagedUserView> {
    return this.commands.execute(new ChangeUser(id, wish));
  }
}
