import { Processor } from '@nestjs/bullmq';
import { CommandBus } from '@nestjs/cqrs';
import type { Job } from 'bullmq';
import { Clock } from '../../../platform/kernel/clock.js';
import { logger } from '../../../platform/observability/logger.js';
import { withContext } from '../../../platform/observability/request-context.js';
import { JobHost } from '../../../platform/queues/job-host.js';
import { ExpireHold } from '../features/expire-hold/expire-hold.handler.js';
import { type DueHold, DueHolds } from '../persistence/due-holds.js';
import { holdsQueue } from './holds.queue.js';

/**
 * Lets the holds lapse whose time is over. Safe to run late, twice, in several workers at once, or beside a visitor who
 * takes the seats: the booking decides, and lapses once.
 */
@Processor(holdsQueue.name)
export class HoldsProcessor extends JobHost {
  constructor(
    private readonly commands: CommandBus,
    private readonly due: DueHolds,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** @throws when some could not lapse; the others have, and the next job tries again */
  process({ id }: Pick<Job, 'id'>): Promise<{ looked: number }> {
    return withContext({ requestId: `job-${id}`, actor: 'worker' }, () => this.letLapse());
  }

  private async letLapse(): Promise<{ looked: number }> {
    let [looked, failed] = [0, 0];
    for await (const holds of this.due.at(this.clock.now())) {
      const results = await Promise.all(holds.map((hold) => this.expire(hold)));
      looked += holds.length;
      failed += results.filter((isDone) => !isDone).length;
    }
    if (failed > 0) throw new Error(`${failed} of ${looked} holds could not lapse`);
    if (looked > 0) logger.info({ looked }, 'Holds have lapsed');
    return { looked };
  }

  private async expire({ venueId, id }: DueHold): Promise<boolean> {
    try {
      await this.commands.execute(new ExpireHold(venueId, id));
      return true;
    } catch (error) {
      logger.error({ err: error, booking: id }, 'A hold could not lapse');
      return false;
    }
  }
}
