import { Module } from '@nestjs/common';
import { RetentionModule } from '../../platform/retention/retention.module.js';
import { KeptMails } from './kept-mails.js';

/** For the process that forgets old mails, and for the one that shows which are due. */
@Module({ imports: [RetentionModule], providers: [KeptMails] })
export class KeptMailsModule {}
