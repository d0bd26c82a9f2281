import { type DynamicModule, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { BookingPolicyModule } from '../../platform/booking-policy/booking-policy.module.js';
import { ClockJobRuns } from '../../platform/queues/clock-job-runs.js';
import { Outbox } from '../../platform/queues/outbox.js';
import { QueueDesk, QueueNames } from '../../platform/queues/queue-desk.js';
import { RetentionModule } from '../../platform/retention/retention.module.js';
import { FailedJobTerm } from './failed-job-term.js';
import { FailedJobs } from './failed-jobs.js';
import { ReplayParkedController } from './features/replay-parked/replay-parked.controller.js';
import { ReplayParkedHandler } from './features/replay-parked/replay-parked.handler.js';
import { RetryFailedController } from './features/retry-failed/retry-failed.controller.js';
import { RetryFailedHandler } from './features/retry-failed/retry-failed.handler.js';
import { SearchAuditController } from './features/search-audit/search-audit.controller.js';
import { SearchAuditHandler } from './features/search-audit/search-audit.handler.js';
import { SettleJobController } from './features/settle-job/settle-job.controller.js';
import { SettleJobHandler } from './features/settle-job/settle-job.handler.js';
import { ShowOutboxController } from './features/show-outbox/show-outbox.controller.js';
import { ShowOutboxHandler } from './features/show-outbox/show-outbox.handler.js';
import { ShowQueuesController } from './features/show-queues/show-queues.controller.js';
import { ListFailedJobsHandler, ShowQueuesHandler } from './features/show-queues/show-queues.handler.js';
import { ShowRetentionController } from './features/show-retention/show-retention.controller.js';
import { ShowRetentionHandler } from './features/show-retention/show-retention.handler.js';
import { SteerQueueController } from './features/steer-queue/steer-queue.controller.js';
import { SteerQueueHandler } from './features/steer-queue/steer-queue.handler.js';
import { NotedActs } from './noted-acts.js';

/** Queues, outbox and followers of the log, as operators see and steer them, and the audit of the house. */
@Module({})
export class OperationsModule {
  /** @param queues the names of all queues of the house */
  static of(queues: readonly string[]): DynamicModule {
    return {
      module: OperationsModule,
      imports: [CqrsModule, BookingPolicyModule, RetentionModule],
      controllers: [
        ShowQueuesController,
        SteerQueueController,
        SettleJobController,
        RetryFailedController,
        ShowOutboxController,
        ShowRetentionController,
        ReplayParkedController,
        SearchAuditController,
      ],
      providers: [
        Outbox,
        ClockJobRuns,
        AuditLog,
        NotedActs,
        FailedJobs,
        FailedJobTerm,
        QueueDesk,
        { provide: QueueNames, useValue: new QueueNames(queues) },
        ShowQueuesHandler,
        ListFailedJobsHandler,
        SteerQueueHandler,
        SettleJobHandler,
        RetryFailedHandler,
        ShowOutboxHandler,
        ShowRetentionHandler,
        ReplayParkedHandler,
        SearchAuditHandler,
      ],
      exports: [QueueDesk],
    };
  }
}
