import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ContactMessageView, ListMessagesDto, Page } from '@northlight/contracts';
import { Messages } from '../../persistence/messages.repository.js';
import { cursorOf, placeIn } from './message-cursor.js';

/** Asks for the messages of visitors, or those that are looked for, the newest first. */
export class ListMessages extends Query<Page<ContactMessageView>> {
  constructor(readonly wanted: ListMessagesDto) {
    super();
  }
}

@QueryHandler(ListMessages)
export class ListMessagesHandler implements IQueryHandler<ListMessages> {
  constructor(private readonly messages: Messages) {}

  /** @throws {Refusal} BAD_REQUEST for a cursor that nobody gave */
  async execute({ wanted }: ListMessages): Promise<Page<ContactMessageView>> {
    const { status, limit, search } = wanted;
    const after = wanted.cursor ? placeIn(wanted.cursor) : undefined;
    const ids = search ? await this.messages.matching(search, status) : undefined;
    const found = await this.messages.page({ status, limit, ids }, after);
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    return {
      items: await this.messages.views(shown),
      nextCursor: last && found.length > shown.length ? cursorOf(last) : null,
    };
  }
}
