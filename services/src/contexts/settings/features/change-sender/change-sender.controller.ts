import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ChangeMailSenderDto, type MailSenderView } from '@northlight/contracts';
import { settingsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { ChangeSender } from './change-sender.handler.js';

@Controller()
export class ChangeSenderController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(settingsRoutes.changeMailSender)
  change(@Body() input: ChangeMailSenderDto): Promise<MailSenderView> {
    return this.commands.execute(new ChangeSender(input));
  }
}
