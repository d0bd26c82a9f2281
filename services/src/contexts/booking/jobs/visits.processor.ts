import { Processor } from '@nestjs/bullmq';
import { CommandBus } from '@nestjs/cqrs';
import type { Job } from 'bullmq';
import { Clock } from '../../../platform/kernel/clock.js';
import { addDaysTo, localTimeOf } from '../../../platform/kernel/venue-time.js';
import { logger } from '../../../platform/observability/logger.js';
import { withContext } from '../../../platform/observability/request-context.js';
import { ClockJobRuns } from '../../../platform/queues/clock-job-runs.js';
import { JobHost } from '../../../platform/queues/job-host.js';
import { Catalog } from '../../catalog/index.js';
import { lastDayOver } from '../domain/booking/visit-end.js';
import { CloseVisit } from '../door/features/close-visit/close-visit.handler.js';
import { type OpenVisit, OpenVisits } from '../door/persistence/open-visits.js';
import { type VisitsJob, visitsQueue } from '../queues/visits.queue.js';

/**
 * Closes the visits of days that are over: who was let in has visited, who was expected has not come (docs/adr/0044).
 * Safe to run late, twice, or in several workers at once: the booking decides, and is closed once.
 */
@Processor(visitsQueue.name)
export class VisitsProcessor extends JobHost {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly commands: CommandBus,
    private readonly catalog: Catalog,
    private readonly visits: OpenVisits,
    private readonly clock: Clock,
    private readonly lastRuns: ClockJobRuns,
  ) {
    super();
  }

  /** @throws when some could not be closed; the others are, and the next job tries again */
  process({ id, data }: Pick<Job<VisitsJob>, 'id' | 'data'>): Promise<{ closed: number }> {
    return withContext({ requestId: `job-${id}`, actor: 'worker' }, () => this.closeAll(data.daysBack));
  }

  private async closeAll(daysBack: number): Promise<{ closed: number }> {
    const now = this.clock.now();
    const today = localTimeOf(now, 'UTC').date;
    const lastDays = new Map<number, string>();
    const results: boolean[] = [];
    for await (const page of this.visits.of({ from: await this.firstDay(today, daysBack), to: today })) {
      for (const { venueId } of page)
        if (!lastDays.has(venueId)) lastDays.set(venueId, await this.lastDayOf(venueId, now));
      const over = page.filter(({ venueId, date }) => date <= (lastDays.get(venueId) ?? ''));
      results.push(...(await Promise.all(over.map((visit) => this.close(visit)))));
    }
    return { closed: allOf(results) };
  }

  /** Counted back from when this was done the last time: a machine may have slept for weeks, and its worker with it. */
  private async firstDay(today: string, daysBack: number): Promise<string> {
    const last = await this.lastRuns.lastDone(visitsQueue.close);
    const lastDay = last ? localTimeOf(last, 'UTC').date : today;
    return addDaysTo(lastDay < today ? lastDay : today, -daysBack);
  }

  /** A venue that nobody knows has no wall: what is over there is over everywhere on earth. */
  private async lastDayOf(venueId: number, now: Date): Promise<string> {
    // guard: a visit is over by the clock on the wall of its venue
    return lastDayOver(now, (await this.catalog.venue(venueId))?.timezone ?? 'Etc/GMT+12');
  }

  private async close({ venueId, id, date }: OpenVisit): Promise<boolean> {
    try {
      await this.commands.execute(new CloseVisit(venueId, id, date));
      return true;
    } catch (error) {
      logger.error({ err: error, venueId, bookingId: id }, 'A visit could not be closed');
      return false;
    }
  }
}

function allOf(results: readonly boolean[]): number {
  const failed = results.filter((isDone) => !isDone).length;
  if (failed > 0) throw new Error(`${failed} of ${results.length} visits could not be closed`);
  if (results.length > 0) logger.info({ closed: results.length }, 'Visits of days that are over are closed');
  return results.length;
}
