import { Processor } from '@nestjs/bullmq';
import { CommandBus } from '@nestjs/cqrs';
import type { Job } from 'bullmq';
import { Clock } from '../../../platform/kernel/clock.js';
import { localTimeOf } from '../../../platform/kernel/venue-time.js';
import { logger } from '../../../platform/observability/logger.js';
import { withContext } from '../../../platform/observability/request-context.js';
import { JobHost } from '../../../platform/queues/job-host.js';
import { Catalog } from '../../catalog/index.js';
import { CloseOrphanedSlots } from '../planning/features/close-free-slots/close-orphaned-slots.handler.js';
import { OpenSlots } from '../planning/features/open-slots/open-slots.handler.js';
import { slotHorizonDays, slotsQueue } from '../queues/slots.queue.js';

/**
 * Keeps slots open for the next sixty days, and none of what is offered no longer. Safe to run twice and after a pause:
 * it opens what the plan foresees and is not open yet, whatever nights were missed.
 */
@Processor(slotsQueue.name)
export class SlotsProcessor extends JobHost {
  constructor(
    private readonly commands: CommandBus,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {
    super();
  }

  async process({ id }: Job): Promise<{ opened: number; closed: number }> {
    return withContext({ requestId: `job-${id}`, actor: 'worker' }, async () => {
      const opened = await this.extendHorizon();
      const closed = await this.commands.execute(new CloseOrphanedSlots());
      logger.info({ opened, closed }, 'The slot horizon is sixty days away');
      return { opened, closed };
    });
  }

  private async extendHorizon(): Promise<number> {
    let opened = 0;
    for (const { id, timezone } of await this.catalog.openVenues()) {
      const from = localTimeOf(this.clock.now(), timezone).date;
      opened += await this.commands.execute(new OpenSlots(id, { from, days: slotHorizonDays }));
    }
    return opened;
  }
}
