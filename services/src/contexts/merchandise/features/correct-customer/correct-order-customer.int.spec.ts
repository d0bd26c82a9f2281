import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signedIn } from '../../../../platform/http/testing/room-app.js';
import { OrderStories } from '../../testing/order-stories.js';
import { print, type ShopHouse, shopHouse } from '../../testing/shop-house.js';

let house: ShopHouse;
let people: OrderStories;
beforeAll(async () => {
  house = await shopHouse();
  people = new OrderStories(house);
});
afterAll(() => house.close());

const right = { customerName: 'Ann Leigh', customerEmail: 'ann@right.example' };
const mine = async (id: number, email: string) =>
  (await house.get('/api/orders', signedIn({ id, email, emailVerified: true }))).body.items.map(
    ({ id: order }: { id: string }) => order,
  );

describe('the customer of an order', () => {
  it('is put right, is written to again, and is on record by the fields only', async () => {
    const order = await people.places({ products: [print()] });
    const { status, body } = await people.asks(`${order.reference}/customer`, { ...right, resend: true });
    expect([status, body]).toEqual([200, { id: order.id, changed: ['name', 'email'], isResent: true }]);
    expect((await people.look(order.id)).body).toMatchObject(right);
    const { rows } = await house.pool.query('select what, old, new from log.audit where subject_id = $1', [order.id]);
    expect(rows).toEqual([{ what: 'customer corrected', old: null, new: { changed: ['name', 'email'] } }]);
    const { rows: jobs } = await house.pool.query(
      `select count(*)::int as n from log.outbox where kind = 'order-confirmation' and payload->>'orderId' = $1
         and payload->>'again' = 'true'`,
      [order.id],
    );
    expect(jobs).toEqual([{ n: 1 }]);
  });

  it('owns it by the e-mail as it is now', async () => {
    const order = await people.places({ products: [print()], customerEmail: 'wrong@example.com' });
    expect(await mine(21, 'wrong@example.com')).toEqual([order.id]);
    await people.asks(`${order.id}/customer`, { ...right, customerEmail: 'new@right.example' });
    expect(await mine(22, 'new@right.example')).toEqual([order.id]);
    expect(await mine(21, 'wrong@example.com')).toEqual([]);
  });
});
