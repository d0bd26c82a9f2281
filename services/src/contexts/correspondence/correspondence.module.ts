import { Module } from '@nestjs/common';
import type { Migration } from '../../platform/database/database.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { PersonHolders } from '../../platform/privacy/person-holders.js';
import { PrivacyModule } from '../../platform/privacy/privacy.module.js';
import { RetentionModule } from '../../platform/retention/retention.module.js';
import { ContentsModule } from './contents/contents.module.js';
import { MessagesModule } from './messages/messages.module.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { CorrespondenceTerms } from './persistence/correspondence-terms.js';
import { Correspondence1798000000015 } from './persistence/migrations/1798000000015-correspondence.js';
import { CorrespondenceHolder } from './person-holder.js';
import { CorrespondenceSharedModule } from './shared/correspondence-shared.module.js';

export const correspondenceMigrations: readonly Migration[] = [Correspondence1798000000015];

/** What visitors write, who gets the newsletter, and the texts that the house may edit. */
@Module({
  imports: [
    CorrespondenceSharedModule,
    PrivacyModule,
    RetentionModule,
    LimitsModule,
    MessagesModule,
    NewsletterModule,
    ContentsModule,
  ],
  providers: [CorrespondenceHolder, CorrespondenceTerms],
  exports: [CorrespondenceSharedModule],
})
export class CorrespondenceModule {
  constructor(holders: PersonHolders, holder: CorrespondenceHolder) {
    holders.add(holder);
  }
}
