import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import {
  type ContactMessageView,
  isFound,
  type ListMessagesDto,
  type Page,
  type WrittenMessage,
} from '@northlight/contracts';
import { cutPage, instant, KeysetCursor, uuid } from '../../../../../platform/kernel/keyset-cursor.js';
import { lookThrough } from '../../../../../platform/privacy/look-through.js';
import { type MessagePlace, Messages, type StoredMessage } from '../../../persistence/messages.repository.js';

/** What was written is sealed: a search opens it. */
const MAX_OPENED = 5_000;

const messageCursor = new KeysetCursor('message', { createdAt: instant, id: uuid });

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
    const { status, limit, cursor, search = '' } = wanted;
    const start = messageCursor.keyIn(cursor);
    const ofEmail = search.includes('@') ? await this.messages.idsOf(search) : [];
    const ids = ofEmail.length > 0 ? ofEmail : undefined;
    const read = (after: MessagePlace | undefined, many: number) =>
      this.messages.page({ status, ids, limit: many }, after ?? start);
    const { rows, last } =
      search && !ids
        ? await lookThrough({ read, fitting: (some) => this.fitting(some, search), limit, most: MAX_OPENED })
        : cutPage(await read(undefined, limit + 1), limit);
    return { items: await this.messages.views(rows), nextCursor: messageCursor.after(last) };
  }

  private async fitting(messages: readonly StoredMessage[], search: string): Promise<StoredMessage[]> {
    const written = await this.messages.readable(messages);
    return messages.filter(({ id }) => tells(written.get(id), search));
  }
}

const tells = (written: WrittenMessage | undefined, search: string): boolean =>
  written !== undefined && isFound(search, [written.name, written.email, written.subject], written.phone);
