import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ReplayParkedDto } from '@northlight/contracts';
import { Followers } from '@northlight/event-store/consume';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { NotedActs } from '../../noted-acts.js';

/** Parked events are taken again. */
export class ReplayParked extends Command<{ streams: number }> {
  constructor(readonly which: ReplayParkedDto) {
    super();
  }
}

@CommandHandler(ReplayParked)
export class ReplayParkedHandler implements ICommandHandler<ReplayParked> {
  constructor(
    private readonly followers: Followers,
    private readonly acts: NotedActs,
  ) {}

  /** @throws {Refusal} NOTHING_PARKED */
  async execute({ which }: ReplayParked): Promise<{ streams: number }> {
    const { subscription, ...part } = which;
    return this.acts.note(
      { what: 'replayed', subject: { kind: 'subscription', id: subscription }, new: part },
      async () => {
        const streams = await this.followers.replay(which);
        if (streams === 0) throw new Refusal('NOTHING_PARKED');
        return { streams };
      },
    );
  }
}
