import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type RetriedView, retriedAtOnce } from '@northlight/contracts';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { QueueDesk } from '../../../../platform/queues/queue-desk.js';
import { FailedJobs, type SomeJob } from '../../failed-jobs.js';
import { NotedActs } from '../../noted-acts.js';

/** Jobs that are tried again at the same moment. */
const BATCH_SIZE = 20;

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
    const retried = await this.retryAll(jobs);
    await this.acts.noteDone({ what: 'retried all', subject: { kind: 'queue', id: name }, new: { jobs: retried } });
    return { retried, left: await this.desk.ask(queue.getFailedCount()) };
  }

  /** A few at a time, so that each is answered in time. @returns how many wait for a worker again */
  private async retryAll(jobs: readonly SomeJob[]): Promise<number> {
    let retried = 0;
    for (let start = 0; start < jobs.length; start += BATCH_SIZE) {
      const tried = await Promise.allSettled(
        jobs.slice(start, start + BATCH_SIZE).map((job) => this.failed.retry(job)),
      );
      const failures = tried.filter((one) => one.status === 'rejected');
      retried += tried.length - failures.length;
      if (failures.length < tried.length) continue;
      // somebody else may have settled some of them meanwhile; that all fail means that the queues are away
      if (retried === 0) throw failures[0]?.reason;
      break;
    }
    return retried;
  }
}
