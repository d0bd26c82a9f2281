import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { MailSenderView } from '@northlight/contracts';
import { MailSenders } from '../../persistence/mail-senders.js';

/** Asks who sends the mails of the house. */
export class ShowSender extends Query<MailSenderView> {}

@QueryHandler(ShowSender)
export class ShowSenderHandler implements IQueryHandler<ShowSender> {
  constructor(private readonly senders: MailSenders) {}

  execute(): Promise<MailSenderView> {
    return this.senders.now();
  }
}
