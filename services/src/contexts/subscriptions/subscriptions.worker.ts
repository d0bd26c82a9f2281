import { BullModule, InjectQueue } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import type { Queue } from 'bullmq';
import { OutboxRelay } from '../../platform/queues/outbox-relay.js';
import { GatewayModule } from '../payments/index.js';
import { SubscriptionReconciliationProcessor } from './jobs/subscription-reconciliation.processor.js';
import { SubscriptionsProcessor } from './jobs/subscriptions.processor.js';
import { subscriptionReconciliationQueue, subscriptionsQueue } from './queues/subscriptions.queue.js';
import { SubscriptionsModule } from './subscriptions.module.js';

/** Work on plans that no person asks for. */
@Module({
  imports: [
    BullModule.registerQueue({ name: subscriptionsQueue.name }, { name: subscriptionReconciliationQueue.name }),
    CqrsModule,
    GatewayModule,
    SubscriptionsModule,
  ],
  providers: [SubscriptionsProcessor, SubscriptionReconciliationProcessor],
})
export class SubscriptionsWorker {
  constructor(relay: OutboxRelay, @InjectQueue(subscriptionsQueue.name) queue: Queue) {
    for (const kind of subscriptionsQueue.kinds) relay.route(kind, queue, { tries: 'patient' });
  }
}
