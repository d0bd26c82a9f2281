import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import { UserIdDto } from '@northlight/contracts';
import { FreshSignIn, Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { SendResetLink } from './send-reset-link.handler.js';

@ApiTags('admin')
@Controller('api/admin/users/:id/reset-link')
export class SendResetLinkController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('admin')
  @FreshSignIn()
  @Post()
  @HttpCode(202)
  @Refuses('INVALID_INPUT', 'USER_NOT_FOUND')
  @ApiAcceptedResponse({ description: 'A mail with a link to choose a new password is on its way to the account.' })
  send(@Param() { id }: UserIdDto): Promise<{ readonly email: string }> {
    return this.commands.execute(new SendResetLink(id));
  }
}
