import type { INestApplicationContext } from '@nestjs/common';
import pg from 'pg';
import {
  CancelOrder,
  CollectOrder,
  DeliverOrder,
  Orders,
  PackOrder,
  PlaceOrder,
  putBackInStock,
  ReceiveReturn,
  RequestReturn,
  ShipOrder,
} from '../../contexts/merchandise/index.js';
import { StartPayment } from '../../contexts/payments/index.js';
import { IssueGiftCard } from '../../contexts/vouchers/index.js';
import { demoCustomer } from '../booking/customers.js';
import type { DemoCard } from './demo-gateway.js';
import type { PaidEnd, PaidOrder } from './paid-orders.js';
import type { PaidPast } from './paid-past.js';

interface Paid {
  readonly orderId: string;
  readonly token: string;
}

/** What happens to an order once it is paid, so many hours after it was placed. */
type Act = readonly [hours: number, act: (paid: Paid, at: Date) => Promise<unknown>];

const idOf = (nth: number): string => `0de10000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
const MINUTE = 1 / 60;

/** Plays one order after the other, from its customer's card to what became of it. */
export class PaidOrderPlayer {
  private readonly orders: Orders;
  private readonly pool: pg.Pool;
  private readonly acts: Readonly<Record<PaidEnd, readonly Act[]>>;

  constructor(
    app: INestApplicationContext,
    private readonly past: PaidPast,
  ) {
    this.orders = app.get(Orders, { strict: false });
    this.pool = app.get(pg.Pool, { strict: false });
    const packed: Act = [4, ({ orderId }, at) => past.playAt(at, new PackOrder(orderId))];
    const parcel = { carrier: 'usps', trackingNumber: '9400 1000 0000 0000 0000 00' } as const;
    const shipped: Act = [8, ({ orderId }, at) => past.playAt(at, new ShipOrder(orderId, parcel))];
    const delivered: Act = [80, ({ orderId }, at) => past.playAt(at, new DeliverOrder(orderId))];
    this.acts = {
      ...{ reserved: [], declined: [], disputed: [], 'to pack': [] },
      collected: [[20, ({ orderId }, at) => past.playAt(at, new CollectOrder(orderId))]],
      refunded: [[20, (paid, at) => past.playAt(at, new CancelOrder(paid, { cancelBookings: false, notify: false }))]],
      shipped: [packed, shipped],
      delivered: [packed, shipped, delivered],
      returned: [packed, shipped, delivered, [120, (paid, at) => this.returnPiece(paid, at)]],
    };
  }

  /** @returns whether it was added now */
  async play({ nth, hoursAgo, order, ends }: PaidOrder, index: number): Promise<boolean> {
    const orderId = idOf(index);
    if (await this.orders.find(orderId)) return false;
    const after = (hours: number) => this.past.hoursAgo(hoursAgo - hours);
    if (ends !== 'refunded' && ends !== 'declined') await putBackInStock(order.products ?? [], this.pool);
    const paid = await this.place({ nth, hoursAgo, order, ends }, orderId);
    await this.pay(paid, { at: after(MINUTE), card: cardOf(ends) });
    if (ends !== 'declined') await this.past.settle(after(2 * MINUTE));
    if (order.giftCards) await this.issueCards(after(3 * MINUTE));
    for (const [hours, act] of this.acts[ends]) {
      await act(paid, after(hours));
      await this.past.settle(after(hours));
    }
    return true;
  }

  private async place({ nth, hoursAgo, order }: PaidOrder, id: string): Promise<Paid> {
    const customer = demoCustomer(nth);
    const shipTo = order.shipTo && { ...order.shipTo, name: customer.customerName };
    const none = { bookings: [], products: [], openTickets: [] };
    const request = { ...customer, ...none, ...order, ...(shipTo && { shipTo }), payOnline: true };
    await this.past.playAt(this.past.hoursAgo(hoursAgo), new PlaceOrder(request, { id, notify: false }));
    const token = (await this.orders.find(id))?.token ?? '';
    return { orderId: id, token };
  }

  private async pay(paid: Paid, { at, card }: { readonly at: Date; readonly card: DemoCard }): Promise<void> {
    const { url } = await this.past.playAt(at, new StartPayment(paid));
    await this.past.sandbox.pay(url, card);
  }

  /** Paid gift cards become vouchers, as their job has them. */
  private async issueCards(at: Date): Promise<void> {
    const { rows } = await this.pool.query<{ id: string }>(
      "select id from vouchers.gift_cards where state = 'ordered'",
    );
    for (const { id } of rows) await this.past.playAt(at, new IssueGiftCard(id));
  }

  /** One piece of the first line comes back, and is not for sale again: the shelf stays as decisions.md has it. */
  private async returnPiece(paid: Paid, at: Date): Promise<void> {
    const lines = [{ line: 0, quantity: 1 }];
    const returned = await this.past.playAt(at, new RequestReturn(paid, { lines, reason: 'changed_mind' }));
    const input = { lines: lines.map((line) => ({ ...line, restock: false })) };
    await this.past.playAt(at, new ReceiveReturn({ order: paid.orderId, returnId: returned.id }, input));
  }
}

function cardOf(ends: PaidEnd): DemoCard {
  if (ends === 'declined') return 'declines';
  return ends === 'disputed' ? 'disputes' : 'pays';
}
