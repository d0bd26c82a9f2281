import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { MailSentView } from '@northlight/contracts';
import { accountRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ResendVerification } from './resend-verification.handler.js';

@Controller()
export class ResendVerificationController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(accountRoutes.resendVerification)
  resend(@CurrentUser() { id }: Principal): Promise<MailSentView> {
    return this.commands.execute(new ResendVerification(id));
  }
}
