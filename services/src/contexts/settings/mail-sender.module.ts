import { Module } from '@nestjs/common';
import { MailSenders } from './persistence/mail-senders.js';
import { MailSender1797000400000 } from './persistence/migrations/1797000400000-mail-sender.js';

export const settingsMigrations = [MailSender1797000400000];

/** Who sends the mails of the house, for this room and for the worker that writes them. */
@Module({ providers: [MailSenders], exports: [MailSenders] })
export class MailSenderModule {}
