import { BullModule, InjectQueue } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { OutboxRelay } from '../../platform/queues/outbox-relay.js';
import { AccountsModule } from './accounts.module.js';
import { AccountsProcessor } from './jobs/accounts.processor.js';
import { accountsQueue } from './jobs/accounts.queue.js';

/** Tells the other rooms what became of accounts. */
@Module({
  imports: [BullModule.registerQueue({ name: accountsQueue.name }), AccountsModule],
  providers: [AccountsProcessor],
})
export class IdentityWorker {
  constructor(relay: OutboxRelay, @InjectQueue(accountsQueue.name) queue: Queue) {
    for (const kind of accountsQueue.kinds) relay.route(kind, queue);
  }
}
