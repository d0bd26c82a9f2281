import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { glasses, type ShopHouse, saturday, shopHouse } from '../../../test/shop-house.js';
import { until } from '../../../test/until.js';
import { inTransaction } from '../../platform/database/in-transaction.js';
import { signedIn } from '../../platform/http/testing/room-app.js';
import { OrderStories } from './testing/order-stories.js';

const admin = signedIn({ id: 1, isAdmin: true });
const flagship = '/api/admin/venues/1';

let house: ShopHouse;
let people: OrderStories;
beforeAll(async () => {
  house = await shopHouse();
  people = new OrderStories(house);
  const closing = { venueId: 1, from: saturday, reason: 'The hall is sold' };
  await house.post('/api/admin/availability/close-free', closing, admin);
});
afterAll(() => house.close());

/** What its page says of the flagship, but that it is not open any more. */
const closed = async () => {
  const { body } = await house.get(flagship, admin);
  return house.put(flagship, { ...body, year: 2027, status: 'planned' }, admin);
};

describe('an order that is written while its venue closes', () => {
  /** Until so many wait for the lock of somebody else, or what was asked is answered without. */
  const waiting = async (many: number, request: Promise<unknown>) => {
    const waiters = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    let isDone = false;
    void request.finally(() => {
      isDone = true;
    });
    await until(async () => isDone || (await house.pool.query(waiters)).rows.length >= many);
  };

  it('keeps it open where it came first', async () => {
    const [ordering, closing] = await inTransaction(house.pool, async (db) => {
      await db.query('select from merchandise.products where id = 7 for update');
      const order = house.order({ products: [glasses()] });
      await waiting(1, order);
      const change = closed();
      await waiting(2, change);
      return [order, change];
    });
    const { status, body } = await ordering;
    expect(status).toBe(201);
    expect(await closing).toMatchObject({ status: 409, body: { code: 'VENUE_HAS_ORDERS' } });
    await people.cancel(body);
  });

  it('is refused where the venue went first, and goes to another one when it is asked for again', async () => {
    const as = (status: string) => `update catalog.venues set status = '${status}' where id = 1`;
    const [ordering] = await inTransaction(house.pool, async (db) => {
      await db.query(as('planned'));
      const order = house.order({ products: [glasses()] });
      await waiting(1, order);
      return [order];
    });
    expect(await ordering).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await house.order({ products: [glasses()] })).body.code).toBe('NOWHERE_TO_COLLECT');
    await house.pool.query(as('open'));
  });
});

describe('the venue where merchandise waits', () => {
  it('neither goes nor closes, and says how many orders wait', async () => {
    const [one, other] = [
      await people.places({ products: [glasses()] }),
      await people.places({ products: [glasses(2)] }),
    ];
    const two = 'Rochester Flagship is holding merchandise for 2 orders. Complete the pickup or cancel it first.';
    expect((await house.remove(flagship, admin)).body).toMatchObject({ code: 'VENUE_HAS_ORDERS', message: two });
    const { status, body } = await closed();
    expect([status, body.message]).toEqual([409, two]);
    expect(body.errors).toEqual([
      { field: 'status', message: 'The venue must stay open while merchandise is waiting for pickup.' },
    ]);

    await people.collect(one.id);
    await people.asks(`${other.id}/cancel`, { reason: 'not_collected' });
    expect((await house.remove(flagship, admin)).status).toBe(204);
  });
});
