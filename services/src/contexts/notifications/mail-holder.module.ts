import { Module } from '@nestjs/common';
import { PersonHolders } from '../../platform/privacy/person-holders.js';
import { PrivacyModule } from '../../platform/privacy/privacy.module.js';
import { MailHolder } from './person-holder.js';

/** Mails of a machine without a mail server, for whoever asks what is kept of them. */
@Module({ imports: [PrivacyModule], providers: [MailHolder] })
export class MailHolderModule {
  constructor(holders: PersonHolders, holder: MailHolder) {
    holders.add(holder);
  }
}
