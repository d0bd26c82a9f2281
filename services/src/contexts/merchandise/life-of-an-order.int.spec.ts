import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Booked, glasses, type ShopHouse, shopHouse, tee, ticket } from '../../../test/shop-house.js';
import { signedIn } from '../../platform/http/testing/room-app.js';
import { forgetPerson } from '../../platform/privacy/testing/persons-of.js';
import { ann, desk, OrderStories } from './testing/order-stories.js';

let house: ShopHouse;
let people: OrderStories;
beforeAll(async () => {
  house = await shopHouse();
  people = new OrderStories(house);
});
afterAll(() => house.close());

describe('an order that somebody asks for', () => {
  it('is shown to whoever holds its token, as it was placed', async () => {
    const { token, priceAdjusted, ...order } = await people.places({
      bookings: [ticket(await house.books({ time: '10:00' }))],
      products: [tee(), glasses(2)],
    });
    const { status, body, headers } = await house.get(`/api/orders/${order.id}`, { 'Order-Token': token });
    expect([status, headers.get('cache-control'), priceAdjusted]).toEqual([200, 'no-store', false]);
    expect(body).toEqual(order);
  });

  it('is shown to its owner, and to the staff without what opens its bookings', async () => {
    const visit = await house.books({ time: '10:00' });
    const { id } = await people.places({ bookings: [ticket(visit)] }, ann);
    const tokens = async (headers: Record<string, string>) =>
      (await house.get(`/api/orders/${id}`, headers)).body.bookings.map((line: Booked) => line.manageToken);
    expect(await tokens(ann)).toEqual([visit.manageToken]);
    expect(await tokens(desk)).toEqual([null]);
  });

  it('opens a booking whose link was sent again to its owner only: an older link to the order does not go round that', async () => {
    const visit = await house.books({ time: '10:00' });
    const order = await people.places({ bookings: [ticket(visit)] }, ann);
    await house.post(`/api/admin/bookings/${visit.id}/resend`, {}, desk);
    expect((await people.show(order)).bookings[0].manageToken).toBeNull();
    const { manageToken } = (await house.get(`/api/orders/${order.id}`, ann)).body.bookings[0];
    expect(await people.statusOf({ ...visit, manageToken })).toBe('confirmed');
  });

  it.each<[string, Record<string, string>]>([
    ['without anything', {}],
    ['with a token that is none', { 'Order-Token': 'x' }],
    ['signed in as another', signedIn({ id: 8 })],
    ['as somebody who runs the slots', signedIn({ id: 9, roles: ['ops'] })],
  ])('is not there for a stranger: %s', async (_, headers) => {
    const { id } = await people.places({ products: [glasses()] }, ann);
    const other = await people.places({ products: [glasses()] });
    for (const shown of [headers, { ...headers, 'Order-Token': other.token }]) {
      const { status, body } = await house.get(`/api/orders/${id}`, shown);
      expect([status, body.code]).toEqual([404, 'ORDER_NOT_FOUND']);
      expect((await house.post(`/api/orders/${id}/cancel`, {}, shown)).status).toBe(404);
    }
  });

  it('tells its bookings as they are now: moved, cancelled, and what is left to pay', async () => {
    const [moved, gone] = [await house.books({ time: '10:45' }), await house.books({ time: '11:30' })];
    const order = await people.places({ bookings: [ticket(moved), ticket(gone)], products: [glasses()] });
    const opened = ({ manageToken }: Booked) => ({ 'Booking-Token': manageToken });
    await house.post(`/api/bookings/${moved.id}/reschedule`, { date: '2026-11-28', time: '12:15' }, opened(moved));
    await house.post(`/api/bookings/${gone.id}/cancel`, {}, opened(gone));
    const { bookings, subtotal, bookingFee, totalPrice } = await people.show(order);
    expect(bookings.map(({ time, status }: { time: string; status: string }) => [time, status])).toEqual([
      ['12:15', 'confirmed'],
      ['11:30', 'cancelled'],
    ]);
    expect([subtotal, bookingFee, totalPrice]).toEqual([74, 4.08, 78.08]);
  });

  it('keeps the name and the price of the day on which it was placed', async () => {
    const order = await people.places({ products: [{ productId: 9, quantity: 1 }] });
    await house.pool.query("update merchandise.products set name = 'Tote', price_cents = 9900 where id = 9");
    expect((await people.show(order)).products[0]).toMatchObject({ name: 'Canvas Tote', price: 22 });
  });
});

describe('the orders of somebody who is signed in', () => {
  it('come in pages, the latest first, and are nobody else’s', async () => {
    const bob = signedIn({ id: 30 });
    const placed = [];
    for (const pieces of [1, 2, 3]) placed.push((await people.places({ products: [glasses(pieces)] }, bob)).id);
    const first = (await house.get('/api/orders?limit=2', bob)).body;
    const second = (await house.get(`/api/orders?limit=2&cursor=${first.nextCursor}`, bob)).body;
    const ids = [...first.items, ...second.items].map(({ id }: { id: string }) => id);
    expect([ids, second.nextCursor]).toEqual([placed.reverse(), null]);
    expect((await house.get('/api/orders', signedIn({ id: 31 }))).body).toEqual({ items: [], nextCursor: null });
    expect((await house.get('/api/orders')).status).toBe(401);
  });
});

describe('a customer who asks to be forgotten', () => {
  it('is unknown afterwards, while lines, stock and money stay as they were', async () => {
    const person = { customerName: 'Ella Hale', customerEmail: 'ella@example.com' };
    const order = await people.places({ ...person, products: [tee(2)] });
    const [before, tees] = [await people.show(order), await house.left(1)];
    const erase = () => forgetPerson(house.app, 'ELLA@example.com');
    expect([await erase(), await erase()]).toEqual([1, 0]);
    const nobody = { customerName: '', customerEmail: '', customerPhone: null };
    expect(await people.show(order)).toEqual({ ...before, ...nobody });
    expect(await house.left(1)).toBe(tees);
    expect((await house.get('/api/admin/orders?q=ella@example.com', desk)).body.items).toEqual([]);
    expect((await people.collect(order.reference)).status).toBe(200);
  });
});

describe('what somebody ordered as a visitor', () => {
  const cleo = { id: 41, email: 'cleo@example.com' };
  const listOf = async (emailVerified: boolean) =>
    (await house.get('/api/orders', signedIn({ ...cleo, emailVerified }))).body.items.map(({ id }: Booked) => id);

  it('is theirs once they have shown that the e-mail is, and stays so', async () => {
    const order = await people.places({ products: [glasses()], customerEmail: 'Cleo@Example.com' });
    await people.places({ products: [glasses()] });
    expect(await listOf(false)).toEqual([]);
    expect(await listOf(true)).toEqual([order.id]);
    expect(await listOf(true)).toEqual([order.id]);
    expect(await people.mailsTo(order)).toEqual(['placed by visitor', 'claimed by user:41']);
  });
});
