import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { QueueDesk } from '../../../../platform/queues/queue-desk.js';
import { NotedActs } from '../../noted-acts.js';

/** A queue begins no more jobs, or begins them again. */
export class SteerQueue extends Command<void> {
  constructor(
    readonly queue: string,
    readonly does: 'pause' | 'resume',
  ) {
    super();
  }
}

/** Safe to repeat. */
@CommandHandler(SteerQueue)
export class SteerQueueHandler implements ICommandHandler<SteerQueue> {
  constructor(
    private readonly desk: QueueDesk,
    private readonly acts: NotedActs,
  ) {}

  /** @throws {Refusal} QUEUE_NOT_FOUND, QUEUES_AWAY */
  async execute({ queue, does }: SteerQueue): Promise<void> {
    const named = this.desk.named(queue);
    const act = { what: does === 'pause' ? 'paused' : 'resumed', subject: { kind: 'queue', id: queue } };
    await this.acts.note(act, () => this.desk.ask(named[does]()));
  }
}
