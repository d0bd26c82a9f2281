import { Module } from '@nestjs/common';
import { RetentionModule } from '../../platform/retention/retention.module.js';
import { MailFolderRetention } from './mail-folder-retention.js';

/** For the process that forgets old mails, and for the one that shows which are due. */
@Module({ imports: [RetentionModule], providers: [MailFolderRetention] })
export class MailFolderRetentionModule {}
