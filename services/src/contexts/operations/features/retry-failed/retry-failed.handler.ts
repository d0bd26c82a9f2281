import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type RetriedView, retriedAtOnce } from '@northlight/contracts';
import type { Queue } from 'bullmq';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { QueueDesk } from '../../../../platform/queues/queue-desk.js';
import { FailedJobs } from '../../failed-jobs.js';
import { NotedActs } from '../../noted-acts.js';

/** All failed jobs of a queue are tried again. */
export class RetryFailed extends Command<RetriedView> {
  constructor(readonly queue: string) {
    super();
  }
}

@CommandHandler(RetryFailed)
export class RetryFailedHandler implements ICommandHandler<RetryFailed> {
  constructor(
    private readonly desk: QueueDesk,
    private readonly failed: FailedJobs,
    private readonly acts: NotedActs,
  ) {}

  /** @throws {Refusal} QUEUE_NOT_FOUND, NOTHING_FAILED, QUEUES_AWAY */
  async execute({ queue: name }: RetryFailed): Promise<RetriedView> {
    const queue = this.desk.named(name);
    const jobs = (await this.desk.ask(queue.getFailed(0, retriedAtOnce - 1))).filter(Boolean);
    if (jobs.length === 0) throw new Refusal('NOTHING_FAILED');
    const act = { what: 'retried all', subject: { kind: 'queue', id: name }, new: { jobs: jobs.length } };
    return this.acts.note(act, async () => {
      const tried = await Promise.allSettled(jobs.map((job) => this.failed.retry(job)));
      return this.outcome(queue, tried);
    });
  }

  /** Somebody else may have settled some of them meanwhile; that all failed means that the queues are away. */
  private async outcome(queue: Queue, tried: readonly PromiseSettledResult<void>[]): Promise<RetriedView> {
    const retried = tried.filter(({ status }) => status === 'fulfilled').length;
    const [first] = tried;
    if (retried === 0 && first?.status === 'rejected') throw first.reason;
    return { retried, left: await this.desk.ask(queue.getFailedCount()) };
  }
}
