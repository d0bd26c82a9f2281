import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { logger } from '../../../../platform/observability/logger.js';
import { QueueDesk } from '../../../../platform/queues/queue-desk.js';

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
  constructor(private readonly desk: QueueDesk) {}

  /** @throws {Refusal} QUEUE_NOT_FOUND, QUEUES_AWAY */
  async execute({ queue, does }: SteerQueue): Promise<void> {
    await this.desk.ask(this.desk.named(queue)[does]());
    logger.warn({ queue, does }, 'An operator steered a queue');
  }
}
