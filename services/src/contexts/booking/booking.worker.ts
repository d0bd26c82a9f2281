import { BullModule, InjectQueue } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StreamReader } from '@northlight/event-store';
import { Subscriptions } from '@northlight/event-store/consume';
import type { Queue } from 'bullmq';
import { OutboxRelay } from '../../platform/queues/outbox-relay.js';
import { Catalog, CatalogModule } from '../catalog/index.js';
import { AccountNames, AccountNews, AccountsModule } from '../identity/index.js';
import { OpenVisits } from './door/persistence/open-visits.js';
import { BookingModule } from './index.js';
import { CallOffsProcessor } from './jobs/call-offs.processor.js';
import { HoldsProcessor } from './jobs/holds.processor.js';
import { RemindersProcessor } from './jobs/reminders.processor.js';
import { SlotsProcessor } from './jobs/slots.processor.js';
import { VisitsProcessor } from './jobs/visits.processor.js';
import { BookingRow } from './persistence/booking.row.js';
import { VisitReminders } from './persistence/visit-reminders.js';
import { callOffsQueue } from './queues/call-offs.queue.js';
import { holdsQueue } from './queues/holds.queue.js';
import { remindersQueue } from './queues/reminders.queue.js';
import { slotsQueue } from './queues/slots.queue.js';
import { visitsQueue } from './queues/visits.queue.js';
import { whenABookingChangesSettleItsGuestPasses } from './reactions/when-a-booking-changes-settle-its-guest-passes.js';
import { whenABookingEndsReturnItsPromoCode } from './reactions/when-a-booking-ends-return-its-promo-code.js';
import { whenAHoldExpiresGiveTheVoucherBack } from './reactions/when-a-hold-expires-give-the-voucher-back.js';
import { whenAnEmailIsVerifiedClaimBookings } from './reactions/when-an-email-is-verified-claim-bookings.js';
import { whenSeatsComeFreeOfferThem } from './reactions/when-seats-come-free-offer-them.js';
import { whenStaffActsNoteIt } from './reactions/when-staff-acts-note-it.js';
import { DueHolds } from './selling/persistence/due-holds.js';
import { DueOffers } from './waitlist/persistence/due-offers.js';
import { WaitlistRow } from './waitlist/persistence/waitlist.row.js';

/** Work on slots and bookings that no person asks for. */
@Module({
  imports: [
    CqrsModule,
    CatalogModule,
    AccountsModule,
    BookingModule,
    TypeOrmModule.forFeature([BookingRow, WaitlistRow]),
    BullModule.registerQueue(
      ...[slotsQueue, holdsQueue, visitsQueue, callOffsQueue, remindersQueue].map(({ name }) => ({ name })),
    ),
  ],
  providers: [
    ...[SlotsProcessor, HoldsProcessor, VisitsProcessor, CallOffsProcessor, RemindersProcessor],
    ...[DueHolds, DueOffers, OpenVisits, VisitReminders],
  ],
})
export class BookingWorker {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    subscriptions: Subscriptions,
    commands: CommandBus,
    news: AccountNews,
    streams: StreamReader,
    catalog: Catalog,
    accounts: AccountNames,
    relay: OutboxRelay,
    @InjectQueue(callOffsQueue.name) callOffs: Queue,
  ) {
    relay.route(callOffsQueue.kind, callOffs, { tries: 'patient' });
    whenAnEmailIsVerifiedClaimBookings(news, commands);
    subscriptions.add([whenSeatsComeFreeOfferThem(commands), whenAHoldExpiresGiveTheVoucherBack(commands)]);
    subscriptions.add([
      whenABookingEndsReturnItsPromoCode(commands),
      whenABookingChangesSettleItsGuestPasses(commands),
      whenStaffActsNoteIt({ streams, catalog, accounts }),
    ]);
  }
}
