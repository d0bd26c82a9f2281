import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CorrectCustomerDto, CustomerCorrectedView } from '@northlight/contracts';
import pg from 'pg';
import { noteChange } from '../../../../../platform/audit/note-change.js';
import type { Db } from '../../../../../platform/database/db.js';
import { inTransaction } from '../../../../../platform/database/in-transaction.js';
import { answerOnce } from '../../../../../platform/idempotency/answer-once.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { changedFields, correctedDetails } from '../../../../../platform/privacy/changed-details.js';
import { enqueueDeduplicated } from '../../../../../platform/queues/enqueue-job.js';
import { OpenedOrders } from '../../../persistence/opened-orders.js';
import type { OrderRow } from '../../../persistence/order.row.js';
import { OrderPersons } from '../../../persistence/order-persons.js';
import { orderJobs } from '../../../queues/orders.queue.js';

/** The desk puts right what the customer of an order is called, or where they are reached. */
export class CorrectOrderCustomer extends Command<CustomerCorrectedView> {
  /** @param order its id, or its reference */
  constructor(
    readonly order: string,
    readonly input: CorrectCustomerDto,
    readonly key?: string,
  ) {
    super();
  }
}

/** Links to the order stay good; bookings of the order have customers and links of their own. */
@CommandHandler(CorrectOrderCustomer)
export class CorrectOrderCustomerHandler implements ICommandHandler<CorrectOrderCustomer> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly opened: OpenedOrders,
    private readonly persons: OrderPersons,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} ORDER_NOT_FOUND, CUSTOMER_ERASED, ORDER_WITHOUT_EMAIL, PERSON_UNREADABLE */
  async execute({ order: name, input, key }: CorrectOrderCustomer): Promise<CustomerCorrectedView> {
    const order = await this.opened.findAtDesk(name);
    const at = this.clock.now();
    const request = this.opened.requestOf(order, key, { ...input, command: 'correct-customer' });
    return inTransaction(this.pool, (db) =>
      answerOnce({ request, at, db }, () => this.correct(order, input, { at, db })),
    );
  }

  private async correct({ id, reference, personRef }: OrderRow, input: CorrectCustomerDto, { at, db }: Turn) {
    const before = await this.persons.read(personRef);
    if (!before) throw new Refusal('CUSTOMER_ERASED');
    const details = correctedDetails(input);
    const isResent = input.resend === true;
    if (isResent && !details.email) throw new Refusal('ORDER_WITHOUT_EMAIL');
    const changed = changedFields(before, details);
    const emailAt = changed.includes('email') ? at : undefined;
    if (changed.length > 0) {
      if (!(await this.persons.correct(personRef, { ...before, ...details }, { db, emailAt })))
        throw new Refusal('CUSTOMER_ERASED');
      const subject = { kind: 'order', id, name: reference };
      await noteChange(db, { ...{ room: 'merchandise', what: 'customer corrected', at, subject }, new: { changed } });
    }
    const payload = { orderId: id, again: true };
    if (isResent) await enqueueDeduplicated({ kind: orderJobs.tellOfOrder, payload, at }, db);
    return { id, changed, isResent };
  }
}

interface Turn {
  readonly at: Date;
  readonly db: Db;
}
