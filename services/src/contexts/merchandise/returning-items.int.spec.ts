import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderPlacedView } from '@northlight/contracts';
import { glasses, type ShopHouse, shopHouse, tee } from '../../../test/shop-house.js';
import { signedIn } from '../../platform/http/testing/room-app.js';
import { Orders } from './index.js';
import { OrderStories } from './testing/order-stories.js';

let house: ShopHouse;
let people: OrderStories;
beforeAll(async () => {
  house = await shopHouse({}, { isTaxed: true });
  people = new OrderStories(house);
});
afterAll(() => house.close());
const start = new Date('2026-11-20T15:00:00Z');
beforeEach(() => house.clock.set(start));
const DAY_MS = 86_400_000;
const later = (days: number) => house.clock.set(new Date(start.getTime() + days * DAY_MS));

/** Three shirts and a pair of glasses that were paid for and handed over at the venue. */
async function collected(): Promise<OrderPlacedView> {
  const order = await people.places({ products: [tee(3), glasses()] });
  await people.collect(order.reference);
  return order;
}

const asks = ({ id, token }: OrderPlacedView, quantity: number, key: string = crypto.randomUUID()) =>
  house.post(
    `/api/orders/${id}/returns`,
    { lines: [{ line: 0, quantity }], reason: 'wrong_size' },
    { 'Order-Token': token, 'Idempotency-Key': key },
  );
const receives = ({ reference }: OrderPlacedView, id: string, lines: readonly object[]) =>
  people.asks(`${reference}/returns/${id}/receive`, { lines });
const shirts = (quantity: number, restock = true) => ({ line: 0, quantity, restock });

describe('a guest who returns items', () => {
  it('asks for it with what they have, and sees what may still come back', async () => {
    const order = await collected();
    expect((await people.show(order)).returnable).toEqual([
      { line: 0, quantity: 3 },
      { line: 1, quantity: 1 },
    ]);
    const { status, body } = await asks(order, 2);
    expect([status, body.state, body.refund]).toEqual([201, 'requested', 0]);
    expect((await people.show(order)).returnable).toEqual([
      { line: 0, quantity: 1 },
      { line: 1, quantity: 1 },
    ]);
    expect((await asks(order, 2)).body.code).toBe('RETURN_TOO_MANY');
  });

  it('asks once, however often they press', async () => {
    const order = await collected();
    const key = 'one-return-or-twenty';
    const answers = await Promise.all(Array.from({ length: 8 }, () => asks(order, 2, key)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await people.show(order)).returns).toHaveLength(1);
  });

  it('has thirty days, and needs to have the items', async () => {
    const reserved = await people.places({ products: [tee()] });
    expect((await asks(reserved, 1)).body).toMatchObject({ code: 'RETURN_NOT_POSSIBLE' });
    const [first, second] = [await collected(), await collected()];
    later(30);
    expect((await asks(first, 1)).status).toBe(201);
    later(30.01);
    expect((await asks(second, 1)).body.message).toContain('within 30 days');
    expect(await people.show(second)).not.toHaveProperty('returnable');
  });

  it('is the one who has the order', async () => {
    const order = await collected();
    expect((await asks({ ...order, token: 'x' }, 1)).status).toBe(404);
  });
});

describe('returned items at the desk', () => {
  it('are for sale again where they are good, and their price and tax are due to who paid at the venue', async () => {
    const order = await collected();
    const { id } = (await asks(order, 2)).body;
    const left = await house.left(1);
    const { body } = await receives(order, id, [shirts(2)]);
    expect([body.state, body.refund, await house.left(1)]).toEqual(['due_at_venue', 60.48, left + 2]);
    const paid = await people.asks(`${order.reference}/returns/${id}/pay-back`, { paidWith: 'cash' });
    expect([paid.body.state, paid.body.refundedAt]).toEqual(['refunded', start.toISOString()]);
    const span = { venueId: 1, from: start, to: new Date(start.getTime() + DAY_MS) };
    const takings = await house.app.get(Orders, { strict: false }).handedOver(span);
    expect(takings).toContainEqual(
      expect.objectContaining({ reference: order.reference, amount: -6048, paidWith: 'cash', actor: 'user:2' }),
    );
    expect((await people.mailsTo(order)).slice(-3)).toEqual([
      'return requested by visitor',
      'return received by user:2',
      'return paid back by user:2',
    ]);
  });

  it('come to what was paid, also where they come back one by one', async () => {
    const order = await collected();
    const refunds = [];
    for (let nth = 0; nth < 3; nth++) {
      const { id } = (await asks(order, 1)).body;
      refunds.push((await receives(order, id, [shirts(1, false)])).body.refund);
    }
    expect(refunds.reduce((sum, one) => sum + one, 0)).toBeCloseTo(84 + 6.72);
    expect((await asks(order, 1)).body.code).toBe('RETURN_TOO_MANY');
  });

  it('that did not arrive are not paid back, and may be announced again', async () => {
    const order = await collected();
    const { id } = (await asks(order, 3)).body;
    expect((await receives(order, id, [shirts(1)])).body.refund).toBe(30.24);
    expect((await people.show(order)).returnable).toContainEqual({ line: 0, quantity: 2 });
    const none = (await asks(order, 2)).body.id;
    expect((await receives(order, none, [shirts(0)])).body).toMatchObject({ state: 'refunded', refund: 0 });
  });

  it('are taken in once, no more of them than were announced, and by the desk alone', async () => {
    const order = await collected();
    const { id } = (await asks(order, 1)).body;
    expect((await receives(order, id, [shirts(2)])).body.code).toBe('RETURN_TOO_MANY');
    const path = `/api/admin/orders/${order.reference}/returns/${id}/receive`;
    expect((await house.post(path, { lines: [shirts(1)] }, signedIn({ id: 7 }))).status).toBe(403);
    expect((await receives(order, id, [shirts(1)])).status).toBe(200);
    expect((await receives(order, id, [shirts(1)])).body.code).toBe('RETURN_NOT_OPEN');
    expect((await receives(order, 'nothing', [shirts(1)])).body.code).toBe('RETURN_NOT_FOUND');
  });
});
