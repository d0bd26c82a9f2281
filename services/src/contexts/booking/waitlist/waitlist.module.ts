import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogModule } from '../../catalog/index.js';
import { WaitlistEntries } from '../domain/waitlist/waitlist-entries.js';
import { BookingSharedModule } from '../shared/booking-shared.module.js';
import { PriorityModule } from '../shared/priority.module.js';
import { JoinWaitlistController } from './features/join-waitlist/join-waitlist.controller.js';
import { JoinWaitlistHandler } from './features/join-waitlist/join-waitlist.handler.js';
import { LeaveWaitlistController } from './features/leave-waitlist/leave-waitlist.controller.js';
import { LeaveWaitlistHandler } from './features/leave-waitlist/leave-waitlist.handler.js';
import { OfferSeatsHandler } from './features/offer-seats/offer-seats.handler.js';
import { ShowWaitlistEntryController } from './features/show-waitlist-entry/show-waitlist-entry.controller.js';
import { ShowWaitlistEntryHandler } from './features/show-waitlist-entry/show-waitlist-entry.handler.js';
import { JoinsUnderway } from './joins-underway.js';
import { StoredWaitlist } from './persistence/stored-waitlist.js';
import { WaitlistRow } from './persistence/waitlist.row.js';

/** Who waits for seats of a full slot, and who is offered them. */
@Module({
  imports: [CqrsModule, BookingSharedModule, CatalogModule, PriorityModule, TypeOrmModule.forFeature([WaitlistRow])],
  controllers: [JoinWaitlistController, LeaveWaitlistController, ShowWaitlistEntryController],
  providers: [
    JoinWaitlistHandler,
    LeaveWaitlistHandler,
    OfferSeatsHandler,
    ShowWaitlistEntryHandler,
    JoinsUnderway,
    StoredWaitlist,
    { provide: WaitlistEntries, useExisting: StoredWaitlist },
  ],
  exports: [WaitlistEntries],
})
export class WaitlistModule {}
