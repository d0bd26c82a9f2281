import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Job } from 'bullmq';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { Outbox, type OutboxJobData } from '../../../../platform/queues/outbox.js';
import { QueueDesk } from '../../../../platform/queues/queue-desk.js';
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
    private readonly outbox: Outbox,
    private readonly acts: NotedActs,
  ) {}

  /** @throws {Refusal} QUEUE_NOT_FOUND, JOB_NOT_FAILED, QUEUES_AWAY */
  async execute({ queue, id, does }: SettleJob): Promise<void> {
    const job: Job<Partial<OutboxJobData<unknown>>> | undefined = await this.desk.ask(
      this.desk.named(queue).getJob(id),
    );
    if (!job || !(await this.desk.ask(job.isFailed()))) throw new Refusal('JOB_NOT_FAILED');
    const act = {
      what: does === 'retry' ? 'retried' : 'discarded',
      subject: { kind: 'job', id, name: `${queue}: ${id}` },
    };
    await this.acts.note(act, () =>
      does === 'retry' ? this.desk.ask(job.retry('failed', { resetAttemptsMade: true })) : this.discard(job),
    );
  }

  /** The outbox first: it would hand a job over again that its queue has lost. */
  private async discard(job: Job<Partial<OutboxJobData<unknown>>>): Promise<void> {
    if (job.data.outbox) await this.outbox.discard(job.data.outbox);
    await this.desk.ask(job.remove());
  }
}
