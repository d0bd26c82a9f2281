import { Processor } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { withContext } from '../../../platform/observability/request-context.js';
import { JobHost } from '../../../platform/queues/job-host.js';
import { Outbox, type OutboxJobData } from '../../../platform/queues/outbox.js';
import { OrderedBookings } from '../ordered-bookings.js';
import { type AboutOrder, orderJobs, ordersQueue } from '../queues/orders.queue.js';

/**
 * Finishes what an order began with its bookings, should the process that took it have died. Safe to run twice, and
 * beside that process: a booking is confirmed, or cancelled, once.
 */
@Processor(ordersQueue.name)
export class OrdersProcessor extends JobHost {
  constructor(
    private readonly outbox: Outbox,
    private readonly ordered: OrderedBookings,
  ) {
    super();
  }

  async process({ id, name, data }: Job<OutboxJobData<AboutOrder>>): Promise<void> {
    const { orderId, reason } = data.payload;
    await withContext({ requestId: `job-${id}`, actor: 'worker' }, () =>
      this.outbox.once(data.outbox, async () => {
        await (name === orderJobs.cancelBookings
          ? this.ordered.cancel(orderId, reason)
          : this.ordered.confirm(orderId));
      }),
    );
  }
}
