import { BullRegistrar } from '@nestjs/bullmq';
import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { BookingWorker } from '../../contexts/booking/booking.worker.js';
import { FrontendsWorker } from '../../contexts/frontends/frontends.worker.js';
import { IdentityWorker } from '../../contexts/identity/identity.worker.js';
import { JournalWorker } from '../../contexts/journal/journal.worker.js';
import { MediaWorker } from '../../contexts/media/media.worker.js';
import { MerchandiseWorker } from '../../contexts/merchandise/merchandise.worker.js';
import { NotificationsWorker } from '../../contexts/notifications/notifications.worker.js';
import { OperationsWorker } from '../../contexts/operations/operations.worker.js';
import { PaymentsWorker } from '../../contexts/payments/payments.worker.js';
import { PromotionsWorker } from '../../contexts/promotions/promotions.worker.js';
import { ReviewsWorker } from '../../contexts/reviews/reviews.worker.js';
import { SubscriptionsWorker } from '../../contexts/subscriptions/subscriptions.worker.js';
import { VouchersWorker } from '../../contexts/vouchers/vouchers.worker.js';
import { SettingsModule } from '../../platform/config/settings.module.js';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { AnnouncedProgramsModule } from '../../platform/event-store/announced-programs.module.js';
import { EventStoreModule } from '../../platform/event-store/event-store.module.js';
import { LedgerMirrorModule } from '../../platform/event-store/ledger-mirror.module.js';
import { ProjectionsModule } from '../../platform/event-store/projections.module.js';
import { SubscriptionsModule } from '../../platform/event-store/subscriptions.module.js';
import { ErasedRowsModule } from '../../platform/privacy/erased-rows.module.js';
import { QueuesModule } from '../../platform/queues/queues.module.js';
import { RelayModule } from '../../platform/queues/relay.module.js';
import { RecoveryModule } from '../../platform/recovery/recovery.module.js';
import { RetentionSweep } from '../../platform/retention/retention-sweep.js';
import { TidyModule } from '../../platform/tidy/tidy.module.js';
import { personalData } from '../personal-data.js';
import { queueNames } from '../queue-names.js';
import { clockJobs } from './clock-jobs.js';

/** The worker process: the jobs of every room, and the relay that brings them. It serves no routes. */
@Module({
  imports: [
    SettingsModule,
    DatabaseModule,
    EventStoreModule,
    AnnouncedProgramsModule,
    LedgerMirrorModule,
    CqrsModule.forRoot(),
    QueuesModule,
    RelayModule.of(clockJobs),
    TidyModule,
    ProjectionsModule,
    RecoveryModule,
    SubscriptionsModule,
    ErasedRowsModule.of(personalData),
    BookingWorker,
    FrontendsWorker,
    IdentityWorker,
    MediaWorker,
    MerchandiseWorker,
    NotificationsWorker,
    OperationsWorker.of(queueNames),
    PaymentsWorker,
    SubscriptionsWorker,
    PromotionsWorker,
    VouchersWorker,
    ReviewsWorker,
    JournalWorker,
  ],
})
export class WorkerModule implements OnApplicationBootstrap {
  constructor(private readonly modules: ModuleRef) {}

  /**
   * This module comes last: jobs run once every room knows its commands, and not before.
   * @throws where nothing forgets a kind of which it is said how long it is kept
   */
  onApplicationBootstrap(): void {
    this.modules.get(RetentionSweep, { strict: false }).mustApplyAll();
    this.modules.get(BullRegistrar, { strict: false }).register();
  }
}
