import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import type { MailSentView } from '@northlight/contracts';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ResendVerification } from './resend-verification.handler.js';

@ApiTags('auth')
@Controller('api/auth')
export class ResendVerificationController {
  constructor(private readonly commands: CommandBus) {}

  @Post('verify-email/resend')
  @HttpCode(202)
  @Refuses('NOT_SIGNED_IN', 'EMAIL_VERIFIED_ALREADY', 'TOO_MANY_TRIES')
  @ApiAcceptedResponse({
    description: 'Another mail with a link is on its way, to the address that waits for its proof.',
  })
  resend(@CurrentUser() { id }: Principal): Promise<MailSentView> {
    return this.commands.execute(new ResendVerification(id));
  }
}
