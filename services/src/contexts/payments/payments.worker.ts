import { BullModule, InjectQueue } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { Subscriptions } from '@northlight/event-store/consume';
import type { Queue } from 'bullmq';
import { OutboxRelay } from '../../platform/queues/outbox-relay.js';
import { SpentTables } from '../../platform/tidy/spent-tables.js';
import { PaymentsModule } from './index.js';
import { PaymentsProcessor } from './jobs/payments.processor.js';
import { ReconciliationProcessor } from './jobs/reconciliation.processor.js';
import { oldNotices } from './persistence/payment-notices.js';
import { paymentsQueue, reconciliationQueue } from './queues/payments.queue.js';
import { whenARefundIsOwedSendItBack } from './reactions/when-a-refund-is-owed-send-it-back.js';

/** Work on money that no person asks for. */
@Module({
  imports: [
    BullModule.registerQueue({ name: paymentsQueue.name }, { name: reconciliationQueue.name }),
    CqrsModule,
    PaymentsModule,
  ],
  providers: [PaymentsProcessor, ReconciliationProcessor],
})
export class PaymentsWorker {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    relay: OutboxRelay,
    @InjectQueue(paymentsQueue.name) queue: Queue,
    subscriptions: Subscriptions,
    commands: CommandBus,
    spent: SpentTables,
  ) {
    spent.add('notices', oldNotices);
    for (const kind of paymentsQueue.kinds) relay.route(kind, queue, { tries: 'patient' });
    subscriptions.add([whenARefundIsOwedSendItBack(commands)]);
  }
}
