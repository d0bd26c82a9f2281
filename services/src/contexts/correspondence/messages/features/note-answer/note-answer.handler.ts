import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ContactMessageView } from '@northlight/contracts';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { isMessageId } from '../../../domain/message-id.js';
import { Messages } from '../../../persistence/messages.repository.js';

/** Somebody has answered a message, by mail or by telephone; `by` is null where that was nobody with an account here. */
export class NoteAnswer extends Command<ContactMessageView> {
  constructor(
    readonly id: string,
    readonly by: number | null,
  ) {
    super();
  }
}

/** Safe to repeat: whoever said so first stays. */
@CommandHandler(NoteAnswer)
export class NoteAnswerHandler implements ICommandHandler<NoteAnswer> {
  constructor(
    private readonly messages: Messages,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} MESSAGE_NOT_FOUND */
  async execute({ id, by }: NoteAnswer): Promise<ContactMessageView> {
    const isThere = isMessageId(id) && (await this.messages.answer({ id, by, at: this.clock.now() }));
    const message = isThere ? await this.messages.find(id) : undefined;
    const [view] = message ? await this.messages.views([message]) : [];
    if (!view) throw new Refusal('MESSAGE_NOT_FOUND');
    return view;
  }
}
