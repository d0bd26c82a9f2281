import { BullModule, InjectQueue } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { StreamReader } from '@northlight/event-store';
import { Subscriptions } from '@northlight/event-store/consume';
import type { Queue } from 'bullmq';
import { OutboxRelay } from '../../platform/queues/outbox-relay.js';
import { AccountNames, AccountsModule } from '../identity/index.js';
import { VouchersModule } from './index.js';
import { GiftCardsProcessor } from './jobs/gift-cards.processor.js';
import { giftCardsQueue } from './queues/gift-cards.queue.js';
import { whenStaffActsNoteIt } from './reactions/when-staff-acts-note-it.js';

/** What follows from what is done with vouchers. */
@Module({
  imports: [BullModule.registerQueue({ name: giftCardsQueue.name }), CqrsModule, AccountsModule, VouchersModule],
  providers: [GiftCardsProcessor],
})
export class VouchersWorker {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    subscriptions: Subscriptions,
    streams: StreamReader,
    accounts: AccountNames,
    relay: OutboxRelay,
    @InjectQueue(giftCardsQueue.name) queue: Queue,
  ) {
    subscriptions.add([whenStaffActsNoteIt({ streams, accounts })]);
    relay.route(giftCardsQueue.issue, queue, { tries: 'patient' });
  }
}
