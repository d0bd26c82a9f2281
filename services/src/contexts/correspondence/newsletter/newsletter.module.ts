import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { LimitsModule } from '../../../platform/limits/limits.module.js';
import { CorrespondenceSharedModule } from '../shared/correspondence-shared.module.js';
import { ConfirmSubscriptionController } from './features/confirm-subscription/confirm-subscription.controller.js';
import { ConfirmSubscriptionHandler } from './features/confirm-subscription/confirm-subscription.handler.js';
import { SubscribeController } from './features/subscribe/subscribe.controller.js';
import { SubscribeHandler } from './features/subscribe/subscribe.handler.js';
import { UnsubscribeController } from './features/unsubscribe/unsubscribe.controller.js';
import { UnsubscribeHandler } from './features/unsubscribe/unsubscribe.handler.js';

/** Who gets the newsletter. */
@Module({
  imports: [CqrsModule, CorrespondenceSharedModule, LimitsModule],
  controllers: [ConfirmSubscriptionController, SubscribeController, UnsubscribeController],
  providers: [ConfirmSubscriptionHandler, SubscribeHandler, UnsubscribeHandler],
})
export class NewsletterModule {}
