import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { glasses, now, print, type ShopHouse, shopHouse, tee, ticket } from '../../../test/shop-house.js';
import { signedIn } from '../../platform/http/testing/room-app.js';
import { forgetPerson } from '../../platform/privacy/testing/persons-of.js';
import { OrderStories } from './testing/order-stories.js';

const dana = signedIn({ id: 3, roles: ['desk'] });
const admin = signedIn({ id: 1, isAdmin: true });
/** Nineteen hours before a visit at ten on Saturday. */
const late = new Date('2026-11-27T20:00:00Z');

let house: ShopHouse;
let people: OrderStories;
beforeAll(async () => {
  house = await shopHouse();
  people = new OrderStories(house);
});
afterAll(() => house.close());
beforeEach(() => house.clock.set(now));

const audited = async (id: string) => {
  const { rows } = await house.pool.query(
    "select what, who, subject, old, new from log.audit where subject_kind = 'order' and subject_id = $1 order by id",
    [id],
  );
  return rows;
};

describe('one order at the desk', () => {
  it('has its lines, its bookings as they are now, and who did what when', async () => {
    const visit = await house.books({ time: '13:00' });
    const order = await people.places({ bookings: [ticket(visit)], products: [tee(2), glasses()] });
    house.clock.set(new Date(now.getTime() + 60_000));
    await people.collect(order.reference, dana);
    const { body } = await people.look(order.reference.toLowerCase());
    expect(body).toMatchObject({
      ...{ id: order.id, status: 'collected', customerName: 'Ann Lee', customerEmail: 'ann@example.com' },
      products: [{ name: 'Flagship Tee', variant: 'Small', quantity: 2 }, { name: 'Red-Cyan Glasses' }],
      bookings: [{ reference: visit.reference, status: 'confirmed', manageToken: null }],
      collectAt: { name: 'Rochester Flagship' },
      changes: [
        { what: 'placed', actor: 'visitor', who: null, reason: null, at: now.toISOString() },
        { what: 'collected', actor: 'user:3', who: 'account 3', reason: null, at: '2026-11-20T15:01:00.000Z' },
      ],
    });
    expect((await people.look(order.id)).body).toEqual(body);
    expect(await audited(order.id)).toEqual([
      {
        ...{ what: 'collected', who: 'account 3', subject: order.reference },
        ...{ old: { status: 'reserved' }, new: { status: 'collected' } },
      },
    ]);
  });

  it('that nobody placed is not there', async () => {
    for (const name of ['NO-22222222', 'nonsense', '00000000-0000-4000-8000-000000000000'])
      expect((await people.look(name)).body.code).toBe('ORDER_NOT_FOUND');
  });
});

describe('an order that the house cancels', () => {
  it('needs a reason, which stays in its history and in the audit, with who gave it', async () => {
    const order = await people.places({ products: [print()] });
    const without = await people.asks(`${order.id}/cancel`, {}, dana);
    expect([without.status, without.body.errors[0].field]).toEqual([400, 'reason']);
    expect((await people.asks(`${order.id}/cancel`, { reason: 'not_collected' }, dana)).status).toBe(200);
    expect((await people.look(order.id)).body.changes.at(-1)).toMatchObject({
      ...{ what: 'cancelled', who: 'account 3', reason: 'not_collected' },
    });
    expect(await audited(order.id)).toMatchObject([
      { what: 'cancelled', old: { status: 'reserved' }, new: { status: 'cancelled', reason: 'not_collected' } },
    ]);
  });

  it('puts its pieces back once, also where two at the desk press at once', async () => {
    const prints = await house.left(6);
    const order = await people.places({ products: [print(2)] });
    const presses = [dana, admin, dana].map((who) => people.asks(`${order.id}/cancel`, { reason: 'damaged' }, who));
    expect((await Promise.all(presses)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await house.left(6)).toBe(prints);
    expect(await audited(order.id)).toHaveLength(1);
  });

  it('leaves its bookings, or cancels them past the deadline of its customer, with the refund of their own rules', async () => {
    const [early, other] = [await house.books({ time: '10:00' }), await house.books({ time: '13:45' })];
    const [ordered, saved] = [
      await people.places({ bookings: [ticket(early)], products: [glasses()] }),
      await people.places({ bookings: [ticket(other)], products: [glasses()] }),
    ];
    house.clock.set(late);
    const reason = 'customer_asked';
    const { body } = await people.asks(`${ordered.id}/cancel`, { reason, cancelBookings: true }, dana);
    expect(body.bookings).toMatchObject([
      { reference: early.reference, status: 'cancelled', refund: 0, refusal: null },
    ]);
    await people.asks(`${saved.id}/cancel`, { reason }, dana);
    expect(await people.statusOf(other)).toBe('confirmed');
  });

  it('stays cancelled by its customer where it was, and is not cancelled once it was collected', async () => {
    const [own, collected] = [
      await people.places({ products: [glasses()] }),
      await people.places({ products: [glasses()] }),
    ];
    await people.cancel(own);
    await people.collect(collected.id);
    expect((await people.asks(`${own.id}/cancel`, { reason: 'mistake' })).status).toBe(200);
    expect((await people.look(own.id)).body.changes.at(-1)).toMatchObject({ actor: 'visitor', reason: null });
    expect((await people.asks(`${collected.id}/cancel`, { reason: 'mistake' })).body.code).toBe('ORDER_COLLECTED');
  });
});

describe('a customer who lost the mail of an order', () => {
  const mails = async (id: string) => {
    const { rows } = await house.pool.query(
      "select payload from log.outbox where kind = 'order-confirmation' and payload ->> 'orderId' = $1 order by position",
      [id],
    );
    return rows.map(({ payload }) => payload);
  };

  it('is sent it again, once however often a lost answer is asked for, and it is on record', async () => {
    const order = await people.places({ products: [glasses()] });
    const keyed = { ...dana, 'Idempotency-Key': `again-${order.id}` };
    const sent = () => people.asks(`${order.id}/resend`, {}, keyed);
    const answers = [...(await Promise.all([sent(), sent()])), await sent()];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, { id: order.id }]));
    expect(await mails(order.id)).toEqual([{ orderId: order.id }, { orderId: order.id, again: true }]);
    const records = (await audited(order.id)).filter(({ what }) => what === 'mail sent again');
    expect(records).toMatchObject([{ who: 'account 3' }]);
  });

  it('is sent it once, as others are at the same moment, and each is on record once', async () => {
    const all = [await people.places({ products: [glasses()] }), await people.places({ products: [glasses()] })];
    await Promise.all([...all, ...all].map(({ id }) => people.asks(`${id}/resend`)));
    for (const { id } of all) expect([await mails(id), await audited(id)]).toMatchObject([[{}, { again: true }], [{}]]);
  });

  it('is not told to come for what was collected or cancelled, nor one who was forgotten', async () => {
    const orders = await Promise.all(
      ['a@example.com', 'b@example.com', 'c@example.com'].map((customerEmail) =>
        people.places({ customerEmail, products: [glasses()] }),
      ),
    );
    const [collected, cancelled, forgotten] = orders.map(({ id }) => id) as [string, string, string];
    await people.collect(collected);
    await people.asks(`${cancelled}/cancel`, { reason: 'mistake' });
    await forgetPerson(house.app, 'c@example.com', now);
    const codes = [];
    for (const id of [collected, cancelled, forgotten]) codes.push((await people.asks(`${id}/resend`)).body.code);
    expect(codes).toEqual(['ORDER_COLLECTED', 'ORDER_CANCELLED', 'ORDER_WITHOUT_EMAIL']);
  });
});

describe('the order that a booking is in', () => {
  it('is found by the booking, and is none any more once it was cancelled', async () => {
    const [visit, alone] = [await house.books({ time: '16:00' }), await house.books({ time: '16:00' })];
    const order = await people.places({ bookings: [ticket(visit)], products: [glasses()] });
    const found = async ({ id }: { id: string }) =>
      (await people.search(`booking=${id}`)).items.map(({ reference }: { reference: string }) => reference);
    expect(await found(visit)).toEqual([order.reference]);
    expect(await found(alone)).toEqual([]);
    await people.cancel(order);
    expect(await found(visit)).toEqual([]);
    expect((await house.get('/api/admin/orders?booking=1', dana)).status).toBe(400);
  });
});
