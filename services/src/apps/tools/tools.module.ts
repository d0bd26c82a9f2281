import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { BookingModule } from '../../contexts/booking/index.js';
import { CorrespondenceModule } from '../../contexts/correspondence/index.js';
import { FranchiseModule } from '../../contexts/franchise/index.js';
import { IdentityModule } from '../../contexts/identity/index.js';
import { MerchandiseModule } from '../../contexts/merchandise/index.js';
import { MailHolderModule } from '../../contexts/notifications/index.js';
import { ReviewsModule } from '../../contexts/reviews/index.js';
import { SubscriptionsModule } from '../../contexts/subscriptions/index.js';
import { SettingsModule } from '../../platform/config/settings.module.js';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { EventStoreModule } from '../../platform/event-store/event-store.module.js';

/** What the tools of the event log need: every room that writes to it, and no HTTP. */
@Module({
  imports: [
    SettingsModule,
    DatabaseModule,
    EventStoreModule,
    CqrsModule.forRoot(),
    BookingModule,
    CorrespondenceModule,
    FranchiseModule,
    IdentityModule,
    MerchandiseModule,
    ReviewsModule,
    SubscriptionsModule,
    MailHolderModule,
  ],
})
export class ToolsModule {}
