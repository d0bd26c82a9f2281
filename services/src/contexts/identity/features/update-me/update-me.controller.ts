import { Body, Controller, Patch } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { UpdateMeDto, type UserView } from '@northlight/contracts';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { UpdateMe } from './update-me.handler.js';

@ApiTags('auth')
@Controller('api/auth')
export class UpdateMeController {
  constructor(private readonly commands: CommandBus) {}

  @Patch('me')
  @Refuses('NOT_SIGNED_IN', 'INVALID_INPUT')
  @ApiOkResponse({ description: 'Your account with the names that you gave it.' })
  update(@Body() names: UpdateMeDto, @CurrentUser() { id }: Principal): Promise<UserView> {
    return this.commands.execute(new UpdateMe(id, names));
  }
}
