import { Module } from '@nestjs/common';
import { MailSenders } from './persistence/mail-senders.js';
import { Settings1798000000016 } from './persistence/migrations/1798000000016-settings.js';

export const settingsMigrations = [Settings1798000000016];

/** Who sends the mails of the house, for this room and for the worker that writes them. */
@Module({ providers: [MailSenders], exports: [MailSenders] })
export class MailSenderModule {}
