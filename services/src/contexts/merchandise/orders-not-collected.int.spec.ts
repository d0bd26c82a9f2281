import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { later, now, type ShopHouse, shopHouse } from '../../../test/shop-house.js';
import { OverdueProcessor } from './jobs/overdue.processor.js';
import { CheckoutReminders } from './persistence/checkout-reminders.js';
import { OpenTicketReminders } from './persistence/open-ticket-reminders.js';
import { OrderBook } from './persistence/order-book.js';
import { OverdueOrders } from './persistence/overdue-orders.js';

let house: ShopHouse;
let job: OverdueProcessor;

beforeAll(async () => {
  house = await shopHouse();
  const book = house.app.get(OrderBook, { strict: false });
  const checkouts = house.app.get(CheckoutReminders, { strict: false });
  const open = new OpenTicketReminders(house.pool);
  job = new OverdueProcessor(new OverdueOrders(house.pool), book, house.clock, open, checkouts);
});
afterAll(() => house.close());
beforeEach(() => house.clock.set(now));

const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const reserves = async (quantity: number) => (await house.order({ products: [{ productId: 11, quantity }] })).body;
const look = () => job.process({ id: 'spec' });
const one = async (sql: string, values: unknown[] = []) => (await house.pool.query(sql, values)).rows[0];
const left = async () => (await one('select inventory from merchandise.products where id = 11')).inventory;
const stands = async ({ id }: { id: string }) =>
  (await one('select status from merchandise.orders where id = $1', [id])).status;

describe('merchandise that nobody collects', () => {
  it('is for sale again after two weeks, once, and its customer is told once', async () => {
    const before = await left();
    const late = await reserves(3);
    expect(late.collectBy).toBe(inDays(14).toISOString());
    house.clock.set(inDays(13));
    const fresh = await reserves(2);
    await look();
    expect([await stands(late), await left()]).toEqual(['reserved', before - 5]);
    house.clock.set(inDays(14));
    await Promise.all([look(), look()]);
    await look();
    expect([await stands(late), await stands(fresh), await left()]).toEqual(['cancelled', 'reserved', before - 2]);
    const { count } = await one(
      `select count(*)::int as count from log.outbox where kind = 'order-cancelled'
       and payload->>'orderId' = $1 and payload->>'reason' = 'not_collected'`,
      [late.id],
    );
    expect(count).toBe(1);
  });

  it('goes on from where a run broke off, page by page', async () => {
    const before = await left();
    await house.pool.query(
      `insert into merchandise.orders (id, reference, person_ref, placed_at, collect_by)
       select gen_random_uuid(), 'NO-' || n, (select person_ref from merchandise.orders limit 1), $1, $1 from generate_series(1, 130) n`,
      [now],
    );
    house.clock.set(inDays(1));
    expect(await look()).toEqual({ looked: 130 });
    expect(await look()).toEqual({ looked: 0 });
    expect(await left()).toBe(before);
  });
});

describe('tickets whose time nobody chooses', () => {
  it('are reminded of once, thirty days before they expire, unless they were cancelled', async () => {
    const order = async () => (await house.order({ openTickets: [later(), later()] })).body;
    const [open, gone] = [await order(), await order()];
    await house.post(`/api/orders/${gone.id}/cancel`, { cancelBookings: true }, { 'Order-Token': gone.token });
    const reminders = async () =>
      (await house.pool.query("select payload from log.outbox where kind = 'open-tickets-reminder'")).rows;
    house.clock.set(new Date('2027-10-21T15:00:00Z'));
    await look();
    expect(await reminders()).toEqual([]);
    for (const day of [22, 23, 26]) {
      house.clock.set(new Date(`2027-10-${day}T15:00:00Z`));
      await look();
    }
    expect(await reminders()).toEqual([{ payload: { orderId: open.id } }]);
  });
});
