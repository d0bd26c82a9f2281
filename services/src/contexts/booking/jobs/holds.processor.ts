import { Processor } from '@nestjs/bullmq';
import { CommandBus } from '@nestjs/cqrs';
import type { Job } from 'bullmq';
import { Clock } from '../../../platform/kernel/clock.js';
import { logger } from '../../../platform/observability/logger.js';
import { withContext } from '../../../platform/observability/request-context.js';
import { JobHost } from '../../../platform/queues/job-host.js';
import { holdsQueue } from '../queues/holds.queue.js';
import { ExpireHold } from '../selling/features/expire-hold/expire-hold.handler.js';
import { DueHolds } from '../selling/persistence/due-holds.js';
import { OfferSeats } from '../waitlist/features/offer-seats/offer-seats.handler.js';
import { DueOffers } from '../waitlist/persistence/due-offers.js';

/**
 * Lets the holds lapse whose time is over, and offers of the waitlist, which go on to the next party. Safe to run late, twice, in several workers at once, or beside a visitor who
 * takes the seats: the booking decides, and lapses once.
 */
@Processor(holdsQueue.name)
export class HoldsProcessor extends JobHost {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly commands: CommandBus,
    private readonly holds: DueHolds,
    private readonly offers: DueOffers,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** @throws when some could not lapse; the others have, and the next job tries again */
  process({ id }: Pick<Job, 'id'>): Promise<{ looked: number }> {
    return withContext({ requestId: `job-${id}`, actor: 'worker' }, () => this.lapseHolds());
  }

  private async lapseHolds(): Promise<{ looked: number }> {
    const now = this.clock.now();
    const results = [
      ...(await this.runAll(this.holds.at(now), ({ venueId, id }) => new ExpireHold(venueId, id))),
      ...(await this.runAll(this.offers.at(now), ({ venueId, slotId }) => new OfferSeats(venueId, slotId))),
    ];
    const looked = results.length;
    const failed = results.filter((isDone) => !isDone).length;
    if (failed > 0) throw new Error(`${failed} of ${looked} holds could not lapse`);
    if (looked > 0) logger.info({ looked }, 'Holds have lapsed');
    return { looked };
  }

  private async runAll<Due>(
    pages: AsyncIterable<readonly Due[]>,
    commandOf: (due: Due) => ExpireHold | OfferSeats,
  ): Promise<boolean[]> {
    const results: boolean[] = [];
    for await (const page of pages) results.push(...(await Promise.all(page.map((due) => this.run(commandOf(due))))));
    return results;
  }

  private async run(command: ExpireHold | OfferSeats): Promise<boolean> {
    try {
      await this.commands.execute(command);
      return true;
    } catch (error) {
      logger.error({ err: error, ...command }, 'A hold could not lapse');
      return false;
    }
  }
}
