import { Global, Module } from '@nestjs/common';
import { SubscriptionWorker } from './consume/subscription-worker.js';
import { Subscriptions } from './subscriptions.js';

/** For the worker: follows the log for the subscriptions that its rooms add. */
@Global()
@Module({ providers: [Subscriptions, SubscriptionWorker], exports: [Subscriptions] })
export class SubscriptionsModule {}
