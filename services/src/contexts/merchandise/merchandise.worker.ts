import { BullModule, InjectQueue } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { OutboxRelay } from '../../platform/queues/outbox-relay.js';
import { MerchandiseModule } from './index.js';
import { OrdersProcessor } from './jobs/orders.processor.js';
import { ordersQueue } from './jobs/orders.queue.js';

/** Work on orders that no person asks for. */
@Module({
  imports: [BullModule.registerQueue({ name: ordersQueue.name }), MerchandiseModule],
  providers: [OrdersProcessor],
})
export class MerchandiseWorker {
  constructor(relay: OutboxRelay, @InjectQueue(ordersQueue.name) queue: Queue) {
    for (const kind of ordersQueue.kinds) relay.route(kind, queue);
  }
}
