import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { glasses, print, type ShopHouse, shopHouse, tee, ticket } from '../../../../../../test/shop-house.js';
import { loadMemberships } from '../../../../../demo/membership/load-memberships.js';
import { signedIn } from '../../../../../platform/http/testing/room-app.js';
import { OrderStories } from '../../../testing/order-stories.js';

let house: ShopHouse;
let people: OrderStories;
const gold = signedIn({ id: 7, email: 'ann@example.com', plan: 'gold' });
const formerMember = signedIn({ id: 7, email: 'ann@example.com' });
const desk = signedIn({ id: 4, roles: ['desk'], email: 'dana@example.com', plan: 'gold' });

beforeAll(async () => {
  house = await shopHouse();
  people = new OrderStories(house);
  await loadMemberships(house.app);
});
afterAll(() => house.close());

describe('merchandise', () => {
  it('costs an account whose plan runs 15% less, each piece rounded half up, and tickets what they cost', async () => {
    await house.pool.query('update merchandise.products set price_cents = 1010 where id = 7');
    const visit = await house.books({}, gold);
    const products = [tee(2), glasses(3)];
    const { status, body } = await house.order({ bookings: [ticket(visit)], products, totalPrice: 145.45 }, gold);
    expect(status).toBe(201);
    expect(body.products).toMatchObject([
      { price: 23.8, quantity: 2, total: 47.6 },
      { price: 8.59, quantity: 3, total: 25.77 },
    ]);
    expect(body).toMatchObject({ subtotal: 141.37, bookingFee: 4.08, totalPrice: 145.45, priceAdjusted: false });
    await house.pool.query('update merchandise.products set price_cents = 600 where id = 7');
  });

  it.each([
    ['a visitor who types the address of a member', {}],
    ['an account whose plan has ended', formerMember],
    ['an account whose plan was deleted at this moment', signedIn({ id: 7, plan: 'gone' })],
    ['a customer for whom somebody with a plan orders at the desk', desk],
  ])('costs everybody else the full price: %s', async (_, headers) => {
    const { body } = await house.order({ products: [tee()], totalPrice: 23.8 }, headers);
    expect(body).toMatchObject({ totalPrice: 28, priceAdjusted: true });
  });

  it('keeps the price of its day, and its answer, when the plan has ended since', async () => {
    const request = { products: [print()] };
    const key = { 'Idempotency-Key': 'the-same-order-again' };
    const { body } = await house.order(request, { ...gold, ...key });
    expect((await house.order(request, { ...formerMember, ...key })).body).toEqual(body);
    expect(await people.show(body)).toMatchObject({ totalPrice: 23.8, products: [{ price: 23.8 }] });
  });
});
