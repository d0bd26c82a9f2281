import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { glasses, now, print, type ShopHouse, shopHouse, tee, ticket } from '../../../test/shop-house.js';
import { signedIn } from '../../platform/http/testing/room-app.js';
import { ann, OrderStories } from './testing/order-stories.js';

let house: ShopHouse;
let people: OrderStories;
beforeAll(async () => {
  house = await shopHouse();
  people = new OrderStories(house);
});
afterAll(() => house.close());
beforeEach(() => house.clock.set(now));

describe('an order that is cancelled', () => {
  it('puts its pieces back once, however often and by however many it is asked', async () => {
    const [tees, prints] = [await house.left(1), await house.left(6)];
    const order = await people.places({ products: [tee(2), tee(1, 'Large'), print(2)] });
    expect([await house.left(1), await house.left(6)]).toEqual([tees - 3, prints - 2]);
    const answers = await Promise.all(Array.from({ length: 12 }, () => people.cancel(order)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.cancelledAt}`)).size).toBe(1);
    expect([await house.left(1), await house.left(6)]).toEqual([tees, prints]);
    expect(await people.show(order)).toMatchObject({ status: 'cancelled', canCancel: false, totalPrice: 0 });
    expect(await people.mailsTo(order)).toEqual(['placed by visitor', 'cancelled by visitor']);
  });

  it('leaves its bookings as they are, free for another order', async () => {
    const visit = await house.books({ time: '13:00' });
    const order = await people.places({ bookings: [ticket(visit)], products: [glasses()] });
    const { body } = await people.cancel(order);
    expect(body.bookings).toEqual([
      { id: visit.id, reference: visit.reference, status: 'confirmed', refund: 0, refusal: null },
    ]);
    await people.places({ bookings: [ticket(visit)] });
    expect((await people.cancel(order, { cancelBookings: true })).body.bookings).toEqual([]);
    expect(await people.statusOf(visit)).toBe('confirmed');
  });

  it('cancels them where that is asked, each by its own rules', async () => {
    const [early, late] = [await house.books({ time: '10:00' }), await house.books({ time: '19:00' })];
    const order = await people.places({ bookings: [ticket(early), ticket(late)], products: [print()] });
    house.clock.set(new Date('2026-11-27T20:00:00Z')); // 19 hours before the one, 28 before the other
    const prints = await house.left(6);
    const first = await people.cancel(order, { cancelBookings: true }, 'cancel-all-of-it');
    expect(first.body.bookings).toMatchObject([
      { id: early.id, status: 'confirmed', refund: 0, refusal: 'Changes close 24 hours before the start.' },
      { id: late.id, status: 'cancelled', refund: 0, refusal: null },
    ]);
    const again = await people.cancel(order, { cancelBookings: true }, 'cancel-all-of-it');
    expect(again.body).toEqual(first.body);
    expect(await house.left(6)).toBe(prints + 1);
  });

  it('tells what goes back for a visit that is 48 hours ahead or more', async () => {
    const visit = await house.books({ time: '13:45' });
    const order = await people.places({ bookings: [ticket(visit)] });
    const { body } = await people.cancel(order, { cancelBookings: true });
    expect(body.bookings).toMatchObject([{ status: 'cancelled', paid: 0, refund: 0, refusal: null }]);
  });

  it('refuses a key that was used to ask for something else', async () => {
    const order = await people.places({ products: [glasses()] });
    await people.cancel(order, {}, 'one-key-for-two');
    const { status, body } = await people.cancel(order, { cancelBookings: true }, 'one-key-for-two');
    expect([status, body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });
});

describe('an order that is collected', () => {
  it('is handed over once, by its reference as it is read out, and the desk is written down', async () => {
    const order = await people.places({ products: [print()] });
    const first = await people.collect(` ${order.reference.toLowerCase()}`.trim());
    expect([first.status, first.body]).toEqual([
      200,
      {
        ...{ id: order.id, reference: order.reference, status: 'collected' },
        ...{ collectedAt: now.toISOString(), wasCollected: false },
      },
    ]);
    house.clock.set(new Date(now.getTime() + 60_000));
    expect((await people.collect(order.id)).body).toEqual({ ...first.body, wasCollected: true });
    expect(await people.mailsTo(order)).toEqual(['placed by visitor', 'collected by user:2']);
    expect(await people.show(order)).toMatchObject({ status: 'collected', canCancel: false, totalPrice: 28 });
  });

  it('cannot be cancelled any more, and a cancelled one not collected', async () => {
    const [collected, cancelled] = [
      await people.places({ products: [glasses()] }),
      await people.places({ products: [glasses()] }),
    ];
    await people.collect(collected.id);
    await people.cancel(cancelled);
    expect((await people.cancel(collected)).body.code).toBe('ORDER_COLLECTED');
    expect((await people.collect(cancelled.id)).body.code).toBe('ORDER_CANCELLED');
  });

  it('is collected or cancelled, when both are asked at the same moment', async () => {
    const pairs = await house.left(7);
    let collected = 0;
    for (let nth = 0; nth < 4; nth++) {
      const order = await people.places({ products: [glasses()] });
      const answers = await Promise.all([
        people.collect(order.id),
        people.cancel(order),
        people.collect(order.id),
        people.cancel(order),
      ]);
      const { status } = await people.show(order);
      const refusal = status === 'collected' ? 'ORDER_COLLECTED' : 'ORDER_CANCELLED';
      expect(new Set(answers.map(({ body }) => body.code ?? body.status))).toEqual(new Set([status, refusal]));
      if (status === 'collected') collected++;
    }
    expect(await house.left(7)).toBe(pairs - collected);
  });

  it('is refused where there is nothing to collect, or no such order', async () => {
    const order = await people.places({ bookings: [ticket(await house.books({ time: '15:15' }))] });
    expect((await people.collect(order.id)).body.code).toBe('NOTHING_TO_COLLECT');
    for (const name of ['NO-NOWHERE', 'nonsense', '00000000-0000-4000-8000-000000000000'])
      expect((await people.collect(name)).body.code).toBe('ORDER_NOT_FOUND');
  });

  it.each([
    ['a visitor', {}, 401],
    ['its own customer', ann, 403],
    ['somebody who runs the slots', signedIn({ id: 9, roles: ['ops'] }), 403],
  ])('is not collected by %s', async (_, headers, status) => {
    const { id } = await people.places({ products: [glasses()] }, ann);
    expect((await house.post(`/api/admin/orders/${id}/collect`, {}, headers as Record<string, string>)).status).toBe(
      status,
    );
  });
});
