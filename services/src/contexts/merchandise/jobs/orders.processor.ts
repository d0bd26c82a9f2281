import { Processor } from '@nestjs/bullmq';
import { CommandBus } from '@nestjs/cqrs';
import type { Job } from 'bullmq';
import { withContext } from '../../../platform/observability/request-context.js';
import { JobHost } from '../../../platform/queues/job-host.js';
import { Outbox, type OutboxJobData } from '../../../platform/queues/outbox.js';
import { ReturnPromotion } from '../../promotions/index.js';
import { ReturnVoucher } from '../../vouchers/index.js';
import { OrderedBookings } from '../ordered-bookings.js';
import { OrdersRepository } from '../persistence/orders.repository.js';
import { type AboutOrder, orderJobs, ordersQueue } from '../queues/orders.queue.js';

const voucherChecks: readonly string[] = [orderJobs.checkVoucher, orderJobs.returnVoucher];

/**
 * Finishes what an order began with its bookings, should the process that took it have died. Safe to run twice, and
 * beside that process: a booking is confirmed, or cancelled, once.
 */
@Processor(ordersQueue.name)
export class OrdersProcessor extends JobHost {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly outbox: Outbox,
    private readonly ordered: OrderedBookings,
    private readonly orders: OrdersRepository,
    private readonly commands: CommandBus,
  ) {
    super();
  }

  async process({ id, name, data }: Job<OutboxJobData<AboutOrder>>): Promise<void> {
    await withContext({ requestId: `job-${id}`, actor: 'worker' }, () =>
      this.outbox.once(data.outbox, () => this.run(name, data.payload)),
    );
  }

  private async run(name: string, { orderId, reason, returned }: AboutOrder): Promise<void> {
    if (returned) return this.commands.execute(new ReturnVoucher(orderId, returned));
    if (name === orderJobs.checkPromotion) return this.checkPromotion(orderId);
    if (voucherChecks.includes(name)) return this.checkVoucher(orderId);
    if (name === orderJobs.cancelBookings) await this.ordered.cancel(orderId, reason);
    else await this.ordered.confirm(orderId);
  }

  /** A promo code is free again where no order came of it, or none stands. */
  private async checkPromotion(orderId: string): Promise<void> {
    const order = await this.orders.byId(orderId);
    if (!order || order.status === 'cancelled') await this.commands.execute(new ReturnPromotion(orderId));
  }

  /** A voucher has its money back where no order stands that it pays. */
  private async checkVoucher(orderId: string): Promise<void> {
    const order = await this.orders.byId(orderId);
    const stands = order !== undefined && order.status !== 'cancelled';
    if (!stands || !order.charges.voucher) await this.commands.execute(new ReturnVoucher(orderId));
  }
}
