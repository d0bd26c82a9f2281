import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { MessageCountView } from '@northlight/contracts';
import { Messages } from '../../../persistence/messages.repository.js';

/** Asks how many messages wait. */
export class CountMessages extends Query<MessageCountView> {}

@QueryHandler(CountMessages)
export class CountMessagesHandler implements IQueryHandler<CountMessages> {
  constructor(private readonly messages: Messages) {}

  async execute(): Promise<MessageCountView> {
    return { new: await this.messages.countNew() };
  }
}
