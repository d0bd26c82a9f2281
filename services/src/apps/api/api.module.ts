import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { BookingModule } from '../../contexts/booking/index.js';
import { CatalogModule } from '../../contexts/catalog/index.js';
import { CorrespondenceModule } from '../../contexts/correspondence/index.js';
import { FiguresModule } from '../../contexts/figures/index.js';
import { FranchiseModule } from '../../contexts/franchise/index.js';
import { FrontendsModule } from '../../contexts/frontends/index.js';
import { GuestPassesModule } from '../../contexts/guest-passes/index.js';
import { IdentityModule } from '../../contexts/identity/index.js';
import { JournalModule } from '../../contexts/journal/index.js';
import { MediaModule } from '../../contexts/media/index.js';
import { MembershipModule } from '../../contexts/membership/index.js';
import { MerchandiseModule } from '../../contexts/merchandise/index.js';
import { MailFolderRetentionModule, MailHolderModule } from '../../contexts/notifications/index.js';
import { OperationsModule } from '../../contexts/operations/index.js';
import { PaymentsModule } from '../../contexts/payments/index.js';
import { PromotionsModule } from '../../contexts/promotions/index.js';
import { ReviewsModule } from '../../contexts/reviews/index.js';
import { HouseSettingsModule } from '../../contexts/settings/index.js';
import { SubscriptionsModule } from '../../contexts/subscriptions/index.js';
import { TillModule } from '../../contexts/till/index.js';
import { VouchersModule } from '../../contexts/vouchers/index.js';
import { WaitingRoomsModule } from '../../contexts/waiting-rooms/index.js';
import { SettingsModule } from '../../platform/config/settings.module.js';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { AnnouncedProgramsModule } from '../../platform/event-store/announced-programs.module.js';
import { EventStoreModule } from '../../platform/event-store/event-store.module.js';
import { AccessGuard } from '../../platform/http/access.js';
import { HealthController } from '../../platform/http/health.controller.js';
import { SharedReadsModule } from '../../platform/http/shared-reads.module.js';
import { queueNames } from '../queue-names.js';

/** The API process: commands and queries of every room. */
@Module({
  imports: [
    SettingsModule,
    DatabaseModule,
    EventStoreModule,
    AnnouncedProgramsModule,
    SharedReadsModule,
    CqrsModule.forRoot(),
    CatalogModule,
    BookingModule,
    FrontendsModule,
    IdentityModule,
    MediaModule,
    MembershipModule,
    MerchandiseModule,
    CorrespondenceModule,
    FranchiseModule,
    PaymentsModule,
    SubscriptionsModule,
    PromotionsModule,
    GuestPassesModule,
    VouchersModule,
    WaitingRoomsModule,
    ReviewsModule,
    TillModule,
    JournalModule,
    MailHolderModule,
    FiguresModule,
    MailFolderRetentionModule,
    OperationsModule.of(queueNames),
    HouseSettingsModule,
  ],
  controllers: [HealthController],
  providers: [{ provide: APP_GUARD, useClass: AccessGuard }],
})
export class ApiModule {}
