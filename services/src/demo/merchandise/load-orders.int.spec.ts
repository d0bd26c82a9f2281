import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DeskOrderView } from '@northlight/contracts';
import { now, type ShopHouse, shopHouse } from '../../../test/shop-house.js';
import { desk } from '../../contexts/merchandise/testing/order-stories.js';
import { loadBookings } from '../booking/load-bookings.js';
import { loadOrders } from './load-orders.js';

let house: ShopHouse;
let shelf: number[];
const load = () => loadOrders(house.app, house.clock);
const pieces = async () =>
  (await house.get('/api/products')).body.map(({ inventory }: { inventory: number }) => inventory);
const all = async (): Promise<DeskOrderView[]> => (await house.get('/api/admin/orders?limit=100', desk)).body.items;

beforeAll(async () => {
  house = await shopHouse();
  await loadBookings(house.app, house.clock);
  shelf = await pieces();
  expect(await load()).toBe(14);
}, 60_000);
afterAll(() => house.close());

describe('the demo orders', () => {
  it('are fourteen, in all states, of the last weeks', async () => {
    const count = { reserved: 0, awaiting_payment: 0, collected: 0, shipped: 0, cancelled: 0 };
    for (const { status } of await all()) count[status]++;
    expect(count).toEqual({ reserved: 6, awaiting_payment: 0, collected: 5, shipped: 0, cancelled: 3 });
    const ages = (await all()).map(({ createdAt }) => now.getTime() - Date.parse(createdAt));
    expect(ages).toEqual([...ages].sort((one, other) => one - other));
    expect(house.clock.now()).toEqual(now);
  });

  it('leave the shelf as decisions.md has it', async () => {
    expect(await pieces()).toEqual(shelf);
  });

  it('are of merchandise, of a visit, and of both; one visit has moved since', async () => {
    const kinds = (await all()).map(({ bookings, products }) => `${bookings.length} ${products.length > 0}`);
    expect(kinds.filter((kind) => kind === '1 true')).toHaveLength(2);
    expect(kinds.filter((kind) => kind === '1 false')).toHaveLength(1);
    const family = (await all()).find(({ bookings }) => bookings[0]?.totalPrice === 118.72);
    expect(family).toMatchObject({ status: 'reserved', subtotal: 248, bookingFee: 6.72, totalPrice: 254.72 });
  });

  it('are added once, and nobody is written to', async () => {
    const before = await house.rows();
    expect(await load()).toBe(0);
    expect(await house.rows()).toEqual(before);
    expect(await pieces()).toEqual(shelf);
    const { rows } = await house.pool.query("select distinct kind from log.outbox where payload::jsonb ? 'orderId'");
    expect(rows).toEqual([{ kind: 'order-bookings' }]);
  });
});
