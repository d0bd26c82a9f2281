import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { glasses, print, type ShopHouse, shopHouse, tee, ticket } from '../../../../../../test/shop-house.js';
import { signedIn } from '../../../../../platform/http/testing/room-app.js';
import { OrderStories } from '../../../testing/order-stories.js';

let house: ShopHouse;
let people: OrderStories;
beforeAll(async () => {
  house = await shopHouse();
  people = new OrderStories(house);
});
afterAll(() => house.close());
beforeEach(() => house.stocks(6, { '8×10″': 3, '12×16″': 0, '18×24″': 0 }));

describe('a request with an Idempotency-Key', () => {
  const keyed = (key: string) => ({ 'Idempotency-Key': key });

  it('gets the same answer again and takes its pieces once', async () => {
    const visit = await house.books({ time: '15:15' });
    const input = { bookings: [ticket(visit)], products: [print(2)] };
    const first = await house.order(input, keyed('one-click-or-two'));
    expect(await house.order(input, keyed('one-click-or-two'))).toMatchObject({ status: 201, body: first.body });
    expect(await house.left(6)).toBe(1);
  });

  it('is one order, however many arrive at once', async () => {
    const visit = await house.books({ time: '16:00' });
    const input = { bookings: [ticket(visit)], products: [print()] };
    const answers = await Promise.all(Array.from({ length: 20 }, () => house.order(input, keyed('twenty-at-once'))));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await house.left(6)).toBe(2);
  });

  it('gets it even after the order was cancelled, and its booking put into another one', async () => {
    const visit = await house.books({ time: '16:45' });
    const input = { bookings: [ticket(visit)] };
    const first = await house.order(input, keyed('the-same-later'));
    await house.post(`/api/orders/${first.body.id}/cancel`, {}, { 'Order-Token': first.body.token });
    expect((await house.order(input)).status).toBe(201);
    expect((await house.order(input, keyed('the-same-later'))).body).toEqual(first.body);
  });

  it('is refused for another request, and for somebody else is another key', async () => {
    await house.order({ products: [glasses()] }, keyed('another-request'));
    const { status, body } = await house.order({ products: [glasses(2)] }, keyed('another-request'));
    expect([status, body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    const bob = { ...keyed('another-request'), ...signedIn({ id: 8 }) };
    expect((await house.order({ products: [glasses(2)] }, bob)).status).toBe(201);
  });

  it('may be used again after a refusal, which had no effect', async () => {
    expect((await house.order({ products: [print(3)] }, keyed('first-in'))).status).toBe(201);
    expect((await house.order({ products: [print()] }, keyed('after-a-refusal'))).status).toBe(409);
    await house.stocks(6, { '8×10″': 1 });
    expect((await house.order({ products: [print()] }, keyed('after-a-refusal'))).status).toBe(201);
  });
});

describe('an order whose connection to the database breaks in the middle', () => {
  it('is not there at all, and is there once for whoever asks again', async () => {
    const visit = await house.books({ time: '17:30' });
    const input = { bookings: [ticket(visit)], products: [tee(), print()] };
    const before = await house.rows();
    await house.pool.query(`
      create function merchandise.break_off() returns trigger language plpgsql as
        'begin perform pg_terminate_backend(pg_backend_pid()); return new; end';
      create trigger break_off before update on merchandise.products for each row
        when (new.id = 6) execute function merchandise.break_off()`);
    const broken = await house.order(input, { 'Idempotency-Key': 'broken-in-between' });
    await house.pool.query('drop function merchandise.break_off cascade');
    expect([broken.status, broken.body.code]).toEqual([503, 'UNAVAILABLE']);
    expect([await house.rows(), await house.left(6), await people.statusOf(visit)]).toEqual([before, 3, 'pending']);
    const again = await house.order(input, { 'Idempotency-Key': 'broken-in-between' });
    expect([again.status, await house.left(6), await people.statusOf(visit)]).toEqual([201, 2, 'confirmed']);
  });
});
