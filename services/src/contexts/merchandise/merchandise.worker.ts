import { BullModule, InjectQueue } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import type { Queue } from 'bullmq';
import { OutboxRelay } from '../../platform/queues/outbox-relay.js';
import { AccountNews, AccountsModule } from '../identity/index.js';
import { MerchandiseModule } from './index.js';
import { OrdersProcessor } from './jobs/orders.processor.js';
import { OverdueProcessor } from './jobs/overdue.processor.js';
import { OpenTicketReminders } from './persistence/open-ticket-reminders.js';
import { OverdueOrders } from './persistence/overdue-orders.js';
import { orderJobs, ordersQueue, promotionCheckDelay } from './queues/orders.queue.js';
import { overdueQueue } from './queues/overdue.queue.js';
import { whenAnEmailIsVerifiedClaimOrders } from './reactions/when-an-email-is-verified-claim-orders.js';

/** Work on orders that no person asks for. */
@Module({
  imports: [
    BullModule.registerQueue({ name: ordersQueue.name }, { name: overdueQueue.name }),
    CqrsModule,
    AccountsModule,
    MerchandiseModule,
  ],
  providers: [OrdersProcessor, OverdueProcessor, OverdueOrders, OpenTicketReminders],
})
export class MerchandiseWorker {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    relay: OutboxRelay,
    @InjectQueue(ordersQueue.name) queue: Queue,
    news: AccountNews,
    commands: CommandBus,
  ) {
    whenAnEmailIsVerifiedClaimOrders(news, commands);
    for (const kind of ordersQueue.kinds) relay.route(kind, queue);
    for (const kind of [orderJobs.checkPromotion, orderJobs.checkVoucher])
      relay.route(kind, queue, { tries: 'patient', delay: promotionCheckDelay });
  }
}
