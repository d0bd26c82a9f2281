import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { glasses, now, type ShopHouse, shopHouse } from '../../../test/shop-house.js';
import { CheckoutReminders, PayableOrders } from './index.js';

const hour = 3_600_000;
let house: ShopHouse;
let reminders: CheckoutReminders;
let orders: PayableOrders;

beforeAll(async () => {
  house = await shopHouse();
  reminders = house.app.get(CheckoutReminders, { strict: false });
  orders = house.app.get(PayableOrders, { strict: false });
});
afterAll(() => house.close());
beforeEach(() => house.clock.set(now));

const later = (hours: number): Date => new Date(now.getTime() + hours * hour);
/** Begins to pay online for a pair of glasses. */
const begins = async (more: object = {}) => {
  const input = { products: [glasses()], payOnline: true, remindIfUnpaid: true, ...more };
  return (await house.order(input)).body as { id: string; token: string };
};
/** @returns whose orders the customers are to be reminded of, as of then */
const look = async (at: Date): Promise<string[]> => {
  await reminders.leave(at);
  const { rows } = await house.pool.query("select payload from log.outbox where kind = 'checkout-reminder'");
  return rows.map(({ payload }) => payload.orderId);
};
const isKept = async ({ id }: { id: string }): Promise<boolean> =>
  (await house.pool.query('select from merchandise.checkout_reminders where order_id = $1', [id])).rowCount === 1;

describe('whoever leaves before paying, and has said that they want it,', () => {
  it('is to be reminded three hours later, once', async () => {
    const left = await begins();
    await orders.abandon(left.id, 'not_paid');
    expect(await look(later(2.9))).not.toContain(left.id);
    await Promise.all([look(later(3)), look(later(3))]);
    expect((await look(later(4))).filter((id) => id === left.id)).toHaveLength(1);
  });

  it('is not where they did not say so, cancelled it themselves, or paid', async () => {
    const silent = await begins({ remindIfUnpaid: undefined });
    const [cancelled, paid] = [await begins(), await begins()];
    await orders.abandon(silent.id, 'not_paid');
    await house.post(`/api/orders/${cancelled.id}/cancel`, {}, { 'Order-Token': cancelled.token });
    await orders.release(paid.id, { paysOnline: true });
    const reminded = await look(later(5));
    for (const { id } of [silent, cancelled, paid]) expect(reminded).not.toContain(id);
  });

  it('is not of an order that counts at once', async () => {
    const venue = await begins({ payOnline: undefined });
    expect(await isKept(venue)).toBe(false);
  });

  it('is not a day later, and then the house has forgotten that they wanted it', async () => {
    const left = await begins();
    await orders.abandon(left.id, 'not_paid');
    expect([await look(later(24.1)), await isKept(left)]).toEqual([expect.not.arrayContaining([left.id]), false]);
  });
});

describe('whoever has bought meanwhile', () => {
  const email = 'again@example.com';
  const overtaken = ({ id }: { id: string }) => reminders.isOvertaken(id, email);

  it('needs no reminder, under whatever name', async () => {
    const left = await begins({ customerEmail: email });
    await orders.abandon(left.id, 'not_paid');
    expect(await overtaken(left)).toBe(false);
    await house.order({ products: [glasses()], customerEmail: 'Again@Example.com', customerName: 'A. Lee' });
    expect(await overtaken(left)).toBe(true);
  });

  it('has one reminder of two tries, of the last', async () => {
    const email = 'twice@example.com';
    const [first, second] = [await begins({ customerEmail: email }), await begins({ customerEmail: email })];
    for (const { id } of [first, second]) await orders.abandon(id, 'not_paid');
    expect([await reminders.isOvertaken(first.id, email), await reminders.isOvertaken(second.id, email)]).toEqual([
      true,
      false,
    ]);
  });
});
