import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { QueueDesk } from '../../../../platform/queues/queue-desk.js';
import { FailedJobs, type SomeJob } from '../../failed-jobs.js';
import { NotedActs } from '../../noted-acts.js';

/** What becomes of a job whose tries have all failed: it is tried again, or given up. */
export class SettleJob extends Command<void> {
  constructor(
    readonly queue: string,
    readonly id: string,
    readonly does: 'retry' | 'discard',
  ) {
    super();
  }
}

@CommandHandler(SettleJob)
export class SettleJobHandler implements ICommandHandler<SettleJob> {
  constructor(
    private readonly desk: QueueDesk,
    private readonly failed: FailedJobs,
    private readonly acts: NotedActs,
  ) {}

  /** @throws {Refusal} QUEUE_NOT_FOUND, JOB_NOT_FAILED, QUEUES_AWAY */
  async execute({ queue, id, does }: SettleJob): Promise<void> {
    const job: SomeJob | undefined = await this.desk.ask(this.desk.named(queue).getJob(id));
    if (!job || !(await this.desk.ask(job.isFailed()))) throw new Refusal('JOB_NOT_FAILED');
    const act = {
      what: does === 'retry' ? 'retried' : 'discarded',
      subject: { kind: 'job', id, name: `${queue}: ${id}` },
    };
    await this.acts.note(act, () => this.failed[does](job));
  }
}
