import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { MailSenderView } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ShowSender } from './show-sender.handler.js';

@ApiTags('settings')
@Controller('api/admin/settings/sender')
export class ShowSenderController {
  constructor(private readonly queries: QueryBus) {}

  @Roles('admin')
  @Get()
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED')
  @ApiOkResponse({ description: 'Under which name mails go out, where answers go, and the version of both.' })
  show(): Promise<MailSenderView> {
    return this.queries.execute(new ShowSender());
  }
}
