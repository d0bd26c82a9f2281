import { Module } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { PrivacyModule } from '../../../platform/privacy/privacy.module.js';
import { Correspondence } from '../domain/correspondence.js';
import { Contents } from '../persistence/contents.repository.js';
import { Correspondents } from '../persistence/correspondents.js';
import { Messages } from '../persistence/messages.repository.js';
import { StoredCorrespondence } from '../persistence/stored-correspondence.js';
import { Subscribers } from '../persistence/subscribers.repository.js';

/** What the modules of this room share: who writes, what they wrote, who subscribed, and texts. */
@Module({
  imports: [PrivacyModule],
  providers: [
    AuditLog,
    Contents,
    Correspondents,
    Messages,
    Subscribers,
    { provide: Correspondence, useClass: StoredCorrespondence },
  ],
  exports: [AuditLog, Contents, Correspondents, Messages, Subscribers, Correspondence],
})
export class CorrespondenceSharedModule {}
