import { BullModule, InjectQueue } from '@nestjs/bullmq';
import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Queue } from 'bullmq';
import { StreamReader } from '../../platform/event-store/stream-reader.js';
import { Subscriptions } from '../../platform/event-store/subscriptions.js';
import { logErrorsOf, scheduled } from '../../platform/queues/job-host.js';
import { Catalog, CatalogModule } from '../catalog/index.js';
import { AccountNames, AccountNews, AccountsModule } from '../identity/index.js';
import { BookingModule } from './index.js';
import { HoldsProcessor } from './jobs/holds.processor.js';
import { holdsQueue } from './jobs/holds.queue.js';
import { SlotsProcessor } from './jobs/slots.processor.js';
import { nightly, slotsQueue } from './jobs/slots.queue.js';
import { VisitsProcessor } from './jobs/visits.processor.js';
import { visitsQueue } from './jobs/visits.queue.js';
import { BookingRow } from './persistence/booking.row.js';
import { DueHolds } from './persistence/due-holds.js';
import { DueOffers } from './persistence/due-offers.js';
import { OpenVisits } from './persistence/open-visits.js';
import { WaitlistRow } from './persistence/waitlist.row.js';
import { whenAHoldExpiresGiveTheVoucherBack } from './reactions/when-a-hold-expires-give-the-voucher-back.js';
import { whenAnEmailIsVerifiedClaimBookings } from './reactions/when-an-email-is-verified-claim-bookings.js';
import { whenSeatsComeFreeOfferThem } from './reactions/when-seats-come-free-offer-them.js';
import { whenStaffActsNoteIt } from './reactions/when-staff-acts-note-it.js';

/** Work on slots and bookings that no person asks for. */
@Module({
  imports: [
    CqrsModule,
    CatalogModule,
    AccountsModule,
    BookingModule,
    TypeOrmModule.forFeature([BookingRow, WaitlistRow]),
    BullModule.registerQueue({ name: slotsQueue.name }, { name: holdsQueue.name }, { name: visitsQueue.name }),
  ],
  providers: [SlotsProcessor, HoldsProcessor, VisitsProcessor, DueHolds, DueOffers, OpenVisits],
})
export class BookingWorker implements OnApplicationBootstrap {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    @InjectQueue(slotsQueue.name) private readonly slots: Queue,
    @InjectQueue(holdsQueue.name) private readonly holds: Queue,
    @InjectQueue(visitsQueue.name) private readonly visits: Queue,
    subscriptions: Subscriptions,
    commands: CommandBus,
    news: AccountNews,
    streams: StreamReader,
    catalog: Catalog,
    accounts: AccountNames,
  ) {
    whenAnEmailIsVerifiedClaimBookings(news, commands);
    subscriptions.add([whenSeatsComeFreeOfferThem(commands), whenAHoldExpiresGiveTheVoucherBack(commands)]);
    subscriptions.add([whenStaffActsNoteIt({ streams, catalog, accounts })]);
  }

  /** Every night, every hour and every few seconds, and once now: a worker that slept catches up when it wakes. */
  async onApplicationBootstrap(): Promise<void> {
    for (const queue of [this.slots, this.holds, this.visits]) logErrorsOf(queue);
    const { extendHorizon } = slotsQueue;
    await this.slots.upsertJobScheduler(extendHorizon, nightly, { name: extendHorizon, opts: scheduled });
    await this.slots.add(extendHorizon, {}, scheduled);
    const { letLapse, every } = holdsQueue;
    await this.holds.upsertJobScheduler(letLapse, every, { name: letLapse, opts: scheduled });
    await this.holds.add(letLapse, {}, scheduled);
    const { close, hourly, daysBack } = visitsQueue;
    const data = { daysBack: daysBack.hourly };
    await this.visits.upsertJobScheduler(close, hourly, { name: close, data, opts: scheduled });
    await this.visits.add(close, { daysBack: daysBack.atStart }, scheduled);
  }
}
