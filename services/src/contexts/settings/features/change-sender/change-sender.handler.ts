import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ChangeMailSenderDto, MailSenderView } from '@northlight/contracts';
import pg from 'pg';
import { noteChange } from '../../../../platform/audit/note-change.js';
import { inTransaction } from '../../../../platform/database/in-transaction.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { MailSenders } from '../../persistence/mail-senders.js';
import { senderSubject } from '../../subject.js';

/** Mails go out under another name, or answers go elsewhere. */
export class ChangeSender extends Command<MailSenderView> {
  constructor(readonly input: ChangeMailSenderDto) {
    super();
  }
}

/** What is the same as before is no change. */
@CommandHandler(ChangeSender)
export class ChangeSenderHandler implements ICommandHandler<ChangeSender> {
  constructor(
    private readonly pool: pg.Pool,
    private readonly senders: MailSenders,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} CONFLICT when somebody has changed it since the writer read it */
  execute({ input }: ChangeSender): Promise<MailSenderView> {
    const sender = { name: input.name, replyTo: input.replyTo || null };
    return inTransaction(this.pool, async (db) => {
      const { version, name, replyTo } = await this.senders.lock(db);
      if (version !== input.version) throw new Refusal('CONFLICT');
      if (name !== sender.name || replyTo !== sender.replyTo) {
        const at = this.clock.now();
        await this.senders.write({ version, ...sender }, at, db);
        const subject = { ...senderSubject, name: 'for emails' };
        await noteChange(db, { room: 'settings', what: 'changed', at, subject, old: { name, replyTo }, new: sender });
      }
      return this.senders.now(db);
    });
  }
}
