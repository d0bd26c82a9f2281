import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import { ChangeEmailDto, type MailSentView } from '@northlight/contracts';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ChangeEmail } from './change-email.handler.js';

@ApiTags('auth')
@Controller('api/auth')
export class ChangeEmailController {
  constructor(private readonly commands: CommandBus) {}

  @Post('email')
  @HttpCode(202)
  @Refuses('INVALID_INPUT', 'NOT_SIGNED_IN', 'EMAIL_VERIFIED_ALREADY', 'TOO_MANY_TRIES')
  @ApiAcceptedResponse({
    description: 'A mail is on its way to the new address; the old one counts until that is confirmed.',
  })
  change(@Body() wish: ChangeEmailDto, @CurrentUser() { id }: Principal): Promise<MailSentView> {
    return this.commands.execute(new ChangeEmail(id, wish));
  }
}
