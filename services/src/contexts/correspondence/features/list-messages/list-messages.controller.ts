import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type ContactMessageView, ListMessagesDto, type MessageCountView, type Page } from '@northlight/contracts';
import { NotedLook } from '../../../../platform/audit/noted-look.js';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { CountMessages } from './count-messages.handler.js';
import { ListMessages } from './list-messages.handler.js';

@ApiTags('admin')
@Controller('api/admin/messages')
export class ListMessagesController {
  constructor(private readonly queries: QueryBus) {}

  @Roles('desk')
  @Get()
  @NotedLook({ room: 'correspondence', kind: 'messages', what: 'searched' })
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'INVALID_INPUT', 'BAD_REQUEST')
  @ApiOkResponse({ description: 'A page of what visitors wrote, the newest first, by name, e-mail and subject.' })
  list(@Query() wanted: ListMessagesDto): Promise<Page<ContactMessageView>> {
    return this.queries.execute(new ListMessages(wanted));
  }

  @Roles('desk')
  @Get('count')
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED')
  @ApiOkResponse({ description: 'How many nobody has answered yet.' })
  count(): Promise<MessageCountView> {
    return this.queries.execute(new CountMessages());
  }
}
