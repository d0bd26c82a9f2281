import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { FailedJobView, QueuesView } from '@northlight/contracts';
import { Clock } from '../../../../platform/kernel/clock.js';
import { QueueDesk } from '../../../../platform/queues/queue-desk.js';
import { failedView } from '../../queue-view.js';
import { viewsOf } from '../../queue-views.js';

/** Asks how the queues stand. */
export class ShowQueues extends Query<QueuesView> {}

@QueryHandler(ShowQueues)
export class ShowQueuesHandler implements IQueryHandler<ShowQueues> {
  constructor(
    private readonly desk: QueueDesk,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} QUEUES_AWAY */
  async execute(): Promise<QueuesView> {
    const now = this.clock.now();
    const queues = await this.desk.ask(viewsOf(this.desk.all, this.desk.database));
    return { asOf: now.toISOString(), queues };
  }
}

/** Asks for the latest jobs of a queue whose tries have all failed. */
export class ListFailedJobs extends Query<FailedJobView[]> {
  constructor(readonly queue: string) {
    super();
  }
}

@QueryHandler(ListFailedJobs)
export class ListFailedJobsHandler implements IQueryHandler<ListFailedJobs> {
  constructor(private readonly desk: QueueDesk) {}

  /** @throws {Refusal} QUEUE_NOT_FOUND, QUEUES_AWAY */
  async execute({ queue }: ListFailedJobs): Promise<FailedJobView[]> {
    const jobs = await this.desk.ask(this.desk.named(queue).getFailed(0, 49));
    return jobs.filter(Boolean).map(failedView);
  }
}
