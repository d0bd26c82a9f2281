import { Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { UserIdDto } from '@northlight/contracts';
import { usersRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { SendResetLink } from './send-reset-link.handler.js';

@Controller()
export class SendResetLinkController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(usersRoutes.sendResetLink)
  send(@Param() { id }: UserIdDto): Promise<{ readonly email: string }> {
    return this.commands.execute(new SendResetLink(id));
  }
}
