import { Injectable } from '@nestjs/common';
import type { OrderReason } from '@northlight/contracts';
import type { RequestKey } from '@northlight/event-store';
import pg from 'pg';
import { noteChange } from '../../../platform/audit/note-change.js';
import type { Db } from '../../../platform/database/db.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import { answerOnce } from '../../../platform/idempotency/answer-once.js';
import { Clock } from '../../../platform/kernel/clock.js';
import type { Cents } from '../../../platform/kernel/money.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { enqueueJob } from '../../../platform/queues/enqueue-job.js';
import { OpenVenues } from '../../catalog/index.js';
import { GiftCards } from '../../vouchers/index.js';
import { cancels, collects, releases } from '../domain/order.js';
import { orderJobs } from '../queues/orders.queue.js';
import { CheckoutReminders } from './checkout-reminders.js';
import { giveUpTickets } from './given-up-tickets.js';
import type { NewOrder } from './new-order.js';
import type { OrderRow } from './order.row.js';
import { OrderPersons } from './order-persons.js';
import {
  endOrder,
  insertOpenTickets,
  insertOrder,
  lockOrder,
  noteOrderChange,
  releaseOrder,
  takeBookings,
} from './order-statements.js';
import { type DeskPaid, noTakings, noteTakings, type OrderTaking } from './order-takings.js';
import { insertShipment } from './shipments.js';
import { NotEnough, putBackInStock, takeFromStock, whatIsShort } from './stock.js';

/** How an order is cancelled. */
export interface Cancelling {
  /** Makes it repeatable, where its sender gave a key (docs/adr/0010). */
  readonly request: RequestKey | undefined;
  /** A job cancels its bookings, should nobody else. */
  readonly cancelBookings: boolean;
  /** False: nobody is written to. */
  readonly notify?: boolean | undefined;
  /** Why the house cancels it; undefined where it is cancelled by the customers' rules. */
  readonly reason?: OrderReason | undefined;
  /** Somebody who works here does, on whatever route: it is on record. */
  readonly byHouse?: boolean;
}

/** When something was handed over, and whether that was before it was said now. */
export interface Collected {
  /** ISO instant. */
  readonly collectedAt: string;
  readonly wasCollected: boolean;
  /** What was paid with it, where it was said how, and what a gift voucher paid. */
  readonly taken?: OrderTaking | undefined;
  readonly voucher?: Cents | undefined;
}

/** Writes orders; each change is one commit with its stock, its jobs and its answer. */
@Injectable()
export class OrderBook {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
    private readonly persons: OrderPersons,
    private readonly venues: OpenVenues,
    private readonly giftCards: GiftCards,
    private readonly reminders: CheckoutReminders,
  ) {}

  /**
   * Everything or nothing. What many may want at once, bookings and then stock, is taken last and in the same order by
   * everybody: nobody holds a piece while waiting for anything else.
   * @param answer what the same request gets again @throws {Refusal} OUT_OF_STOCK, BOOKING_IN_ANOTHER_ORDER, CONFLICT
   */
  async place<Answer>(order: NewOrder, request: RequestKey | undefined, answer: Answer): Promise<Answer> {
    try {
      return await this.once(request, async (_, db) => {
        await this.write(order, db);
        return answer;
      });
    } catch (error) {
      throw error instanceof NotEnough ? await whatIsShort(order.wanted, this.pool) : error;
    }
  }

  /** What was reserved is for sale again, once. @returns when it was cancelled (ISO) @throws {Refusal} ORDER_COLLECTED, GIFT_CARD_PAID */
  cancel(order: OrderRow, { request, ...how }: Cancelling): Promise<string> {
    return this.once(request, async (at, db) => {
      const { status, cancelledAt } = await lockOrder(order.id, db);
      if (cancels(status, order.giftCards.length)) await this.giveBack(order, { ...how, at }, db);
      // tickets that nobody has paid for are not good by themselves
      if (how.cancelBookings || status === 'awaiting_payment') await giveUpTickets({ ...order, at }, db);
      if (how.cancelBookings) {
        await this.leave(orderJobs.cancelBookings, { ...order, reason: how.reason }, db);
      }
      return (cancelledAt ?? at).toISOString();
    });
  }

  /** Handed over, the first time somebody says so. @throws {Refusal} ORDER_CANCELLED, NOTHING_TO_COLLECT, ORDER_IS_SHIPPED */
  collect(order: OrderRow, request: RequestKey | undefined, paid: DeskPaid = {}): Promise<Collected> {
    // guard: what is shipped is not handed over
    if (order.parcels.length > 0) throw new Refusal('ORDER_IS_SHIPPED');
    return this.once(request, async (at, db) => {
      const { status, collectedAt } = await lockOrder(order.id, db);
      const isFirst = collects(status, order.products.length);
      const { taken, voucher } = isFirst ? await noteTakings(order, { ...paid, at }, db) : noTakings;
      if (isFirst) {
        await endOrder({ orderId: order.id, what: 'collected', at }, db);
        await this.audit(order, { what: 'collected', at }, db);
      }
      return { collectedAt: (collectedAt ?? at).toISOString(), wasCollected: !isFirst, taken, voucher };
    });
  }

  /** It waits for no payment any more. @returns whether it did until now @throws {Refusal} ORDER_CANCELLED */
  release(order: OrderRow, paysOnline: boolean): Promise<boolean> {
    return this.once(undefined, async (at, db) => {
      const isFirst = releases((await lockOrder(order.id, db)).status);
      if (!isFirst) return false;
      await releaseOrder(order.id, paysOnline, db);
      if (order.giftCards.length > 0) await this.giftCards.release(order.id, { db, at });
      await this.leaveFirm(order, db);
      return true;
    });
  }

  private once<Answer>(
    request: RequestKey | undefined,
    effect: (at: Date, db: Db) => Promise<Answer>,
  ): Promise<Answer> {
    const at = this.clock.now();
    return inTransaction(this.pool, (db) => answerOnce({ request, at, db }, () => effect(at, db)));
  }

  private async write(order: NewOrder, db: Db): Promise<void> {
    await this.mustBeCollectable(order, db);
    await this.persons.insert(order.personRef, order.customer, db);
    const nr = await insertOrder(order, db);
    await insertShipment(order, db);
    await insertOpenTickets(order, db);
    await this.giftCards.insert(order.id, order.giftCards ?? [], { db, at: order.at });
    await this.reminders.want(order, db);
    await noteOrderChange({ orderId: order.id, what: 'placed', at: order.at }, db);
    const row = { id: order.id, nr };
    if (!order.awaitsPayment) await this.leaveFirm({ ...order, ...row }, db);
    await takeBookings(order, db);
    await takeFromStock(order.products, db);
  }

  /** Where it is to be collected stays open: whoever closes it waits, and is told of this order. @throws {Refusal} CONFLICT */
  private async mustBeCollectable({ collectVenueId }: NewOrder, db: Db): Promise<void> {
    if (collectVenueId === null || (await this.venues.staysOpen(collectVenueId, db))) return;
    throw new Refusal('CONFLICT'); // asked again, it is collected somewhere else
  }

  private async giveBack(
    order: OrderRow,
    { notify = true, cancelBookings, reason, byHouse, at }: GivingBack,
    db: Db,
  ): Promise<void> {
    await endOrder({ orderId: order.id, what: 'cancelled', at, reason }, db);
    if (reason || byHouse) await this.audit(order, { what: 'cancelled', reason, at, was: order.status }, db);
    if (notify) await this.leave(orderJobs.tellOfCancellation, { ...order, withBookings: cancelBookings, reason }, db);
    await db.query('update merchandise.order_bookings set counts = false where order_id = $1', [order.id]);
    if (order.payOnline) await this.leave(orderJobs.endPayments, order, db);
    if (order.charges.discount > 0) await this.leave(orderJobs.checkPromotion, order, db);
    if (order.charges.voucher) await this.leave(orderJobs.returnVoucher, order, db);
    await putBackInStock(order.products, db);
    await this.giftCards.drop(order.id, { db, at });
  }

  /** What the desk does is in the audit of the house, too. */
  private audit({ id, reference }: OrderRow, { what, reason, at, was = 'reserved' }: Ended, db: Db): Promise<void> {
    const now = { status: what, ...(reason && { reason }) };
    const subject = { kind: 'order', id, name: reference };
    return noteChange(db, { room: 'merchandise', what, at, subject, old: { status: was }, new: now });
  }

  /** It counts: its customer is told, and its bookings are made firm. */
  private async leaveFirm(order: Left & Pick<NewOrder, 'notify'> & { readonly bookings: readonly unknown[] }, db: Db) {
    if (order.notify !== false) await this.leave(orderJobs.tellOfOrder, order, db);
    if (order.bookings.length > 0) await this.leave(orderJobs.confirmBookings, order, db);
  }

  private leave(kind: string, { id, nr, withBookings, reason }: Left, db: Db): Promise<void> {
    const payload = { orderId: id, ...(withBookings && { withBookings }), ...(reason && { reason }) };
    return enqueueJob({ kind, number: nr, payload, at: this.clock.now() }, db);
  }
}

type GivingBack = Omit<Cancelling, 'request'> & { readonly at: Date };
interface Ended extends Pick<Cancelling, 'reason'>, Pick<GivingBack, 'at'> {
  readonly what: 'collected' | 'cancelled';
  readonly was?: OrderRow['status'];
}
/** An order that a job is about, whether its bookings are cancelled with it, and why the house does that. */
type Left = Pick<OrderRow, 'id' | 'nr'> & Pick<Cancelling, 'reason'> & { readonly withBookings?: boolean };
