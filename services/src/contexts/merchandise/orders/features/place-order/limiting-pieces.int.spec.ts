import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anOrder, type ShopHouse, shopHouse, tee } from '../../../../../../test/shop-house.js';

let house: ShopHouse;
beforeAll(async () => {
  house = await shopHouse();
  await house.stocks(1, { Small: 1000 });
});
afterAll(() => house.close());

let orders = 0;
const order = (pieces: number, address: string, email = `guest${++orders}@example.com`) =>
  house.post('/api/orders', anOrder({ products: [tee(pieces)], customerEmail: email }), {
    'Idempotency-Key': `pieces-of-order-${++orders}`,
    'X-Forwarded-For': address,
  });
const stock = async () =>
  Number((await house.pool.query('select inventory from merchandise.products where id = 1')).rows[0].inventory);

describe('merchandise that is reserved and not paid', () => {
  it('is a hundred pieces an hour for one network and sixty for one e-mail, and the rest stays for others', async () => {
    const before = await stock();
    const greedy = [];
    for (let nth = 0; nth < 5; nth++) greedy.push(await order(50, '203.0.113.7'));
    expect(greedy.map(({ status }) => status)).toEqual([201, 201, 429, 429, 429]);
    expect(greedy[2]?.body.code).toBe('TOO_MANY_PIECES');
    expect(Number(greedy[2]?.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect(before - (await stock())).toBe(100);
    const spread = [];
    for (let nth = 0; nth < 3; nth++) spread.push(await order(30, `198.51.100.${nth}`, 'one@example.com'));
    expect(spread.map(({ status }) => status)).toEqual([201, 201, 429]);
    expect((await order(4, '203.0.113.8')).status).toBe(201);
  });
});
