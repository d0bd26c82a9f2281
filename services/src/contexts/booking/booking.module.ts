import { Module } from '@nestjs/common';
import { EventTypes, Projections, StreamSnapshots } from '@northlight/event-store';
import { BookingPolicyModule } from '../../platform/booking-policy/booking-policy.module.js';
import { Sales } from '../../platform/booking-policy/sales.js';
import { PersonHolders } from '../../platform/privacy/person-holders.js';
import { PrivacyModule } from '../../platform/privacy/privacy.module.js';
import { CatalogModule } from '../catalog/index.js';
import { ChangingModule } from './changing/changing.module.js';
import { DoorModule } from './door/door.module.js';
import { HistoryModule } from './history/history.module.js';
import { slotSnapshots } from './persistence/slot-snapshots.js';
import { BookingHolder } from './person-holder.js';
import { PlanningModule } from './planning/planning.module.js';
import { registerEventTypes } from './projections/register-event-types.js';
import { RefundsModule } from './refunds/refunds.module.js';
import { SellingModule } from './selling/selling.module.js';
import { BookingSharedModule } from './shared/booking-shared.module.js';
import { WaitlistModule } from './waitlist/waitlist.module.js';

/** Slots and bookings: sells seats, and never one too many. */
@Module({
  imports: [
    BookingPolicyModule,
    ...[BookingSharedModule, CatalogModule, PrivacyModule],
    SellingModule,
    ChangingModule,
    DoorModule,
    PlanningModule,
    WaitlistModule,
    RefundsModule,
    HistoryModule,
  ],
  providers: [BookingHolder],
  exports: [BookingSharedModule, SellingModule, WaitlistModule],
})
export class BookingModule {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    types: EventTypes,
    projections: Projections,
    snapshots: StreamSnapshots,
    holders: PersonHolders,
    holder: BookingHolder,
    sales: Sales,
  ) {
    registerEventTypes(types, projections);
    snapshots.add(slotSnapshots);
    holders.add(holder);
    sales.add('booking.bookings');
  }
}
