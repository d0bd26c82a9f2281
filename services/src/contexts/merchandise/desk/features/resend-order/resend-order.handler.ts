import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import pg from 'pg';
import { noteChange } from '../../../../../platform/audit/note-change.js';
import type { Db } from '../../../../../platform/database/db.js';
import { inTransaction } from '../../../../../platform/database/in-transaction.js';
import { answerOnce } from '../../../../../platform/idempotency/answer-once.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { enqueueDeduplicated } from '../../../../../platform/queues/enqueue-job.js';
import { OpenedOrders } from '../../../persistence/opened-orders.js';
import type { OrderRow } from '../../../persistence/order.row.js';
import { OrderPersons } from '../../../persistence/order-persons.js';
import { orderJobs } from '../../../queues/orders.queue.js';

/** A customer cannot find the mail of their order. */
export class ResendOrder extends Command<{ readonly id: string }> {
  /** @param order its id, or its reference */
  constructor(
    readonly order: string,
    readonly key?: string,
  ) {
    super();
  }
}

@CommandHandler(ResendOrder)
export class ResendOrderHandler implements ICommandHandler<ResendOrder> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly opened: OpenedOrders,
    private readonly persons: OrderPersons,
    private readonly clock: Clock,
  ) {}

  /**
   * Asked for twice in one moment, or again after a lost answer, it is sent once.
   * @throws {Refusal} ORDER_NOT_FOUND, ORDER_COLLECTED, ORDER_CANCELLED, ORDER_WITHOUT_EMAIL
   */
  async execute({ order: name, key }: ResendOrder): Promise<{ readonly id: string }> {
    const order = await this.opened.findAtDesk(name);
    const customer = await this.persons.read(order.personRef);
    const at = this.clock.now();
    const request = this.opened.requestOf(order, key, { command: 'resend-order' });
    return inTransaction(this.pool, (db) =>
      answerOnce({ request, at, db }, async () => {
        mustBeReachable(order, customer?.email);
        await resend(order, at, db);
        return { id: order.id };
      }),
    );
  }
}

/** @throws {Refusal} ORDER_COLLECTED, ORDER_CANCELLED, ORDER_WITHOUT_EMAIL */
function mustBeReachable({ status }: OrderRow, email: string | undefined): void {
  if (status === 'awaiting_payment') throw new Refusal('ORDER_AWAITS_PAYMENT');
  if (status !== 'reserved') throw new Refusal(status === 'collected' ? 'ORDER_COLLECTED' : 'ORDER_CANCELLED');
  if (!email) throw new Refusal('ORDER_WITHOUT_EMAIL');
}

async function resend({ id, reference }: OrderRow, at: Date, db: Db): Promise<void> {
  const payload = { orderId: id, again: true };
  if (!(await enqueueDeduplicated({ kind: orderJobs.tellOfOrder, payload, at }, db))) return;
  const subject = { kind: 'order', id, name: reference };
  await noteChange(db, { room: 'merchandise', what: 'mail sent again', at, subject });
}
