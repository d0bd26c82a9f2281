import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { BookingPolicyModule } from '../../platform/booking-policy/booking-policy.module.js';
import type { Migration } from '../../platform/database/database.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { PersonHolders } from '../../platform/privacy/person-holders.js';
import { PrivacyModule } from '../../platform/privacy/privacy.module.js';
import { RetentionModule } from '../../platform/retention/retention.module.js';
import { CatalogModule } from '../catalog/index.js';
import { Correspondence } from './domain/correspondence.js';
import { AnswerMessageController } from './features/answer-message/answer-message.controller.js';
import { AnswerMessageHandler } from './features/answer-message/answer-message.handler.js';
import { ConfirmSubscriptionController } from './features/confirm-subscription/confirm-subscription.controller.js';
import { ConfirmSubscriptionHandler } from './features/confirm-subscription/confirm-subscription.handler.js';
import { EditContentController } from './features/edit-content/edit-content.controller.js';
import { EditContentHandler } from './features/edit-content/edit-content.handler.js';
import { ListContentsHandler } from './features/edit-content/list-contents.handler.js';
import { ListVersionsHandler } from './features/edit-content/list-versions.handler.js';
import { ShowVersionHandler } from './features/edit-content/show-version.handler.js';
import { CountMessagesHandler } from './features/list-messages/count-messages.handler.js';
import { ListMessagesController } from './features/list-messages/list-messages.controller.js';
import { ListMessagesHandler } from './features/list-messages/list-messages.handler.js';
import { SendAnswerController } from './features/send-answer/send-answer.controller.js';
import { SendAnswerHandler } from './features/send-answer/send-answer.handler.js';
import { SendMessageController } from './features/send-message/send-message.controller.js';
import { SendMessageHandler } from './features/send-message/send-message.handler.js';
import { ShowContentController } from './features/show-content/show-content.controller.js';
import { ShowContentHandler } from './features/show-content/show-content.handler.js';
import { SubscribeController } from './features/subscribe/subscribe.controller.js';
import { SubscribeHandler } from './features/subscribe/subscribe.handler.js';
import { UnsubscribeController } from './features/unsubscribe/unsubscribe.controller.js';
import { UnsubscribeHandler } from './features/unsubscribe/unsubscribe.handler.js';
import { WriteContentController } from './features/write-content/write-content.controller.js';
import { WriteContentHandler } from './features/write-content/write-content.handler.js';
import { ContentNameValues } from './persistence/content-name-values.js';
import { Contents } from './persistence/contents.repository.js';
import { CorrespondenceTerms } from './persistence/correspondence-terms.js';
import { Correspondents } from './persistence/correspondents.js';
import { Messages } from './persistence/messages.repository.js';
import { Correspondence1798000000015 } from './persistence/migrations/1798000000015-correspondence.js';
import { StoredCorrespondence } from './persistence/stored-correspondence.js';
import { Subscribers } from './persistence/subscribers.repository.js';
import { CorrespondenceHolder } from './person-holder.js';

export const correspondenceMigrations: readonly Migration[] = [Correspondence1798000000015];

/** What visitors write, who gets the newsletter, and the texts that the house may edit. */
@Module({
  imports: [CqrsModule, CatalogModule, BookingPolicyModule, PrivacyModule, RetentionModule, LimitsModule],
  controllers: [
    SendMessageController,
    ListMessagesController,
    AnswerMessageController,
    SendAnswerController,
    SubscribeController,
    ConfirmSubscriptionController,
    UnsubscribeController,
    ShowContentController,
    EditContentController,
    WriteContentController,
  ],
  providers: [
    SendMessageHandler,
    ListMessagesHandler,
    CountMessagesHandler,
    AnswerMessageHandler,
    SendAnswerHandler,
    SubscribeHandler,
    ConfirmSubscriptionHandler,
    UnsubscribeHandler,
    ShowContentHandler,
    EditContentHandler,
    ListContentsHandler,
    ListVersionsHandler,
    ShowVersionHandler,
    WriteContentHandler,
    AuditLog,
    ContentNameValues,
    Correspondents,
    CorrespondenceTerms,
    CorrespondenceHolder,
    Messages,
    Subscribers,
    Contents,
    { provide: Correspondence, useClass: StoredCorrespondence },
  ],
  exports: [Correspondence],
})
export class CorrespondenceModule {
  constructor(holders: PersonHolders, holder: CorrespondenceHolder) {
    holders.add(holder);
  }
}
