import { Body, Controller, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ChangeMailSenderDto, type MailSenderView } from '@northlight/contracts';
import { FreshSignIn, Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ChangeSender } from './change-sender.handler.js';

@ApiTags('settings')
@Controller('api/admin/settings/sender')
export class ChangeSenderController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('admin')
  @FreshSignIn()
  @Put()
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'INVALID_INPUT', 'CONFLICT')
  @ApiOkResponse({ description: 'Every mail that is sent from now on says so.' })
  change(@Body() said: ChangeMailSenderDto): Promise<MailSenderView> {
    return this.commands.execute(new ChangeSender(said));
  }
}
