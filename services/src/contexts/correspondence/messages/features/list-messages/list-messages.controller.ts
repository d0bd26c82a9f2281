import { Controller, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type ContactMessageView, ListMessagesDto, type MessageCountView, type Page } from '@northlight/contracts';
import { messagesRoutes } from '@northlight/contracts/routes';
import { NotedLook } from '../../../../../platform/audit/noted-look.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { CountMessages } from './count-messages.handler.js';
import { ListMessages } from './list-messages.handler.js';

@Controller()
export class ListMessagesController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(messagesRoutes.listMessages)
  @NotedLook({ room: 'correspondence', kind: 'messages', what: 'searched' })
  list(@Query() wanted: ListMessagesDto): Promise<Page<ContactMessageView>> {
    return this.queries.execute(new ListMessages(wanted));
  }

  @Endpoint(messagesRoutes.countMessages)
  count(): Promise<MessageCountView> {
    return this.queries.execute(new CountMessages());
  }
}
