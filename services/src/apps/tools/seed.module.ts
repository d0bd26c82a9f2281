import { Global, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { BookingModule } from '../../contexts/booking/index.js';
import { CatalogModule } from '../../contexts/catalog/index.js';
import { CorrespondenceModule } from '../../contexts/correspondence/index.js';
import { FranchiseModule } from '../../contexts/franchise/index.js';
import { GuestPassesModule } from '../../contexts/guest-passes/index.js';
import { IdentityModule } from '../../contexts/identity/index.js';
import { MediaModule } from '../../contexts/media/index.js';
import { MembershipModule } from '../../contexts/membership/index.js';
import { MerchandiseModule } from '../../contexts/merchandise/index.js';
import { GatewayModule, PaymentsModule } from '../../contexts/payments/index.js';
import { PromotionsModule } from '../../contexts/promotions/index.js';
import { ReviewsModule } from '../../contexts/reviews/index.js';
import { SubscriptionsModule } from '../../contexts/subscriptions/index.js';
import { readSettings, Settings } from '../../platform/config/settings.js';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { EventStoreModule } from '../../platform/event-store/event-store.module.js';
import { Clock, FixedClock, SystemClock } from '../../platform/kernel/clock.js';

/** Settings, and a clock that can be set: demo data also has a past. */
@Global()
@Module({
  providers: [
    { provide: Settings, useFactory: () => readSettings(process.env) },
    {
      provide: FixedClock,
      inject: [Settings],
      useFactory: ({ CLOCK_OFFSET }: Settings) => new FixedClock(new SystemClock(CLOCK_OFFSET).now()),
    },
    { provide: Clock, useExisting: FixedClock },
  ],
  exports: [Settings, Clock, FixedClock],
})
class SeedPlatformModule {}

/** What the demo data needs: the rooms that load some, and no HTTP. */
@Module({
  imports: [
    SeedPlatformModule,
    DatabaseModule,
    EventStoreModule,
    CqrsModule.forRoot(),
    CatalogModule,
    IdentityModule,
    BookingModule,
    MediaModule,
    MembershipModule,
    MerchandiseModule,
    CorrespondenceModule,
    FranchiseModule,
    GatewayModule,
    PaymentsModule,
    PromotionsModule,
    GuestPassesModule,
    ReviewsModule,
    SubscriptionsModule,
  ],
})
export class SeedModule {}
