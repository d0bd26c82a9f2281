import { BullModule, InjectQueue } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { PrivacyModule } from '../../platform/privacy/privacy.module.js';
import { OutboxRelay } from '../../platform/queues/outbox-relay.js';
import { AccountsModule } from './accounts.module.js';
import { AccountsProcessor } from './jobs/accounts.processor.js';
import { ErasuresProcessor } from './jobs/erasures.processor.js';
import { accountsQueue } from './queues/accounts.queue.js';
import { erasuresQueue } from './queues/erasures.queue.js';

/** Tells the other rooms what became of accounts, and finishes what was begun to be forgotten. */
@Module({
  imports: [
    BullModule.registerQueue({ name: accountsQueue.name }, { name: erasuresQueue.name }),
    AccountsModule,
    PrivacyModule,
  ],
  providers: [AccountsProcessor, ErasuresProcessor],
})
export class IdentityWorker {
  constructor(relay: OutboxRelay, @InjectQueue(accountsQueue.name) queue: Queue) {
    for (const kind of accountsQueue.kinds) relay.route(kind, queue);
  }
}
