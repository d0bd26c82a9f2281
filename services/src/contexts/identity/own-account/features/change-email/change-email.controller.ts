import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ChangeEmailDto, type MailSentView } from '@northlight/contracts';
import { accountRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ChangeEmail } from './change-email.handler.js';

@Controller()
export class ChangeEmailController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(accountRoutes.changeEmail)
  change(@Body() body: ChangeEmailDto, @CurrentUser() { id }: Principal): Promise<MailSentView> {
    return this.commands.execute(new ChangeEmail(id, body));
  }
}
