import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ReplayParkedDto } from '@northlight/contracts';
import { Followers } from '../../../../platform/event-store/followers.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { logger } from '../../../../platform/observability/logger.js';

/** Parked events are taken again. */
export class ReplayParked extends Command<{ streams: number }> {
  constructor(readonly which: ReplayParkedDto) {
    super();
  }
}

@CommandHandler(ReplayParked)
export class ReplayParkedHandler implements ICommandHandler<ReplayParked> {
  constructor(private readonly followers: Followers) {}

  /** @throws {Refusal} NOTHING_PARKED */
  async execute({ which }: ReplayParked): Promise<{ streams: number }> {
    const streams = await this.followers.replay(which);
    if (streams === 0) throw new Refusal('NOTHING_PARKED');
    logger.warn({ ...which, streams }, 'An operator has parked events taken again');
    return { streams };
  }
}
