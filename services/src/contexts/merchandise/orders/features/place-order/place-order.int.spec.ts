import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  anOrder,
  glasses,
  holdingTag,
  longSleeve,
  print,
  type ShopHouse,
  saturday,
  shopHouse,
  tee,
  ticket,
} from '../../../../../../test/shop-house.js';
import { OrderStories } from '../../../testing/order-stories.js';

let house: ShopHouse;
let people: OrderStories;
beforeAll(async () => {
  house = await shopHouse();
  people = new OrderStories(house);
});
afterAll(() => house.close());
beforeEach(() => house.stocks(6, { '8×10″': 3, '12×16″': 5, '18×24″': 0 }));

describe('a visitor who orders a visit and merchandise', () => {
  it('gets one order, with the bill of both to the cent and the place to collect', async () => {
    const visit = await house.books({ ticketType: 'group', numberOfTickets: 5 });
    const { status, body } = await house.order({
      customerPhone: '+1 585 555 0100',
      bookings: [ticket(visit)],
      products: [tee(2), print()],
      totalPrice: 246.18,
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      reference: expect.stringMatching(/^NO-[2-9A-Z]{8}$/),
      token: expect.stringMatching(/^[\w-]{43}$/),
      status: 'reserved',
      createdAt: '2026-11-20T15:00:00.000Z',
      customerName: 'Ann Lee',
      customerEmail: 'ann@example.com',
      customerPhone: '+1 585 555 0100',
      bookings: [
        expect.objectContaining({
          ...{ id: visit.id, reference: visit.reference, status: 'confirmed', manageToken: visit.manageToken },
          ...{ experienceName: 'Jurassic Ride', venueName: 'Rochester Flagship', timezone: 'America/New_York' },
          ...{ date: saturday, time: '14:30', numberOfTickets: 5, subtotal: 153, bookingFee: 9.18, totalPrice: 162.18 },
        }),
      ],
      products: [
        expect.objectContaining({
          productId: 1,
          name: 'Flagship Tee',
          variant: 'Small',
          quantity: 2,
          price: 28,
          total: 56,
        }),
        expect.objectContaining({ productId: 6, variant: '8×10″', quantity: 1, price: 28, total: 28 }),
      ],
      openTickets: [],
      subtotal: 237,
      bookingFee: 9.18,
      totalPrice: 246.18,
      priceAdjusted: false,
      collectAt: expect.objectContaining({
        ...{ venueId: 1, slug: 'rochester-flagship', address: '100 Demo Plaza, Rochester, NY 14604' },
        weekHours: expect.arrayContaining([{ opens: '10:00', closes: '20:00' }]),
      }),
      collectBy: '2026-12-04T15:00:00.000Z',
      collectedAt: null,
      cancelledAt: null,
      canCancel: true,
    });
    expect(await people.statusOf(visit)).toBe('confirmed');
  });

  it('takes the pieces off the shelf, for the next who looks', async () => {
    const before = await house.get('/api/products');
    await house.order({ products: [tee(2), tee(3, 'Large'), glasses()] });
    const after = await house.get('/api/products', holdingTag(before.headers));
    expect(after.status).toBe(200);
    const pieces = ({ body }: typeof after) => [1, 7].map((id) => body[id - 1].inventory);
    const [tees = 0, pairs = 0] = pieces(before);
    expect(pieces(after)).toEqual([tees - 5, pairs - 1]);
  });

  it('may order the visit alone, which leaves nothing to collect', async () => {
    const visit = await house.books({ time: '10:00' });
    const { status, body } = await house.order({ bookings: [ticket(visit)] });
    expect([status, body.totalPrice, body.products, body.collectAt]).toEqual([201, 72.08, [], null]);
  });

  it('may order merchandise alone, which bears no fee', async () => {
    const { status, body } = await house.order({ products: [glasses(3)] });
    expect([status, body.subtotal, body.bookingFee, body.totalPrice]).toEqual([201, 18, 0, 18]);
  });

  it('is told where the page had another price', async () => {
    expect((await house.order({ products: [glasses()], totalPrice: 5 })).body.priceAdjusted).toBe(true);
  });

  it('leaves jobs that say nothing of the person', async () => {
    const visit = await house.books({ time: '10:45' });
    const { body } = await house.order({ bookings: [ticket(visit)], products: [glasses()] });
    const { rows } = await house.pool.query(
      `select kind, payload from log.outbox where payload->>'orderId' = $1 order by kind`,
      [body.id],
    );
    const payload = { orderId: body.id };
    expect(rows).toEqual([
      { kind: 'order-bookings', payload },
      { kind: 'order-confirmation', payload },
    ]);
  });

  it('is sealed in one table, and neither in a job, a stored answer nor a line', async () => {
    const input = { customerName: 'Zebulon Quux', customerEmail: 'zq@example.org', customerPhone: '+1 585 555 0199' };
    const { body } = await house.order({ ...input, products: [glasses()] });
    const { rows } = await house.pool.query(
      `select string_agg(t, ' ') as text from (
         select r::text as t from log.requests r union all select o::text from log.outbox o
         union all select o::text from merchandise.orders o union all select c::text from merchandise.order_changes c
         union all select p::text || encode(coalesce(sealed, ''), 'escape') from merchandise.persons p) everything`,
    );
    for (const word of ['Zebulon', 'zq@example', '555 0199', body.token]) expect(rows[0].text).not.toContain(word);
  });
});

describe('an order that cannot be', () => {
  it.each<[string, object, number, string]>([
    ['of nothing', {}, 400, 'This order is empty.'],
    [
      'of a product that is not sold',
      { products: [{ productId: 99, quantity: 1 }] },
      400,
      'One of these products is no longer for sale. Please remove it from your cart.',
    ],
    [
      'of a shirt without a size',
      { products: [{ productId: 1, quantity: 1 }] },
      400,
      'Please choose a size: Flagship Tee.',
    ],
    [
      'of glasses with a size',
      { products: [{ ...glasses(), variant: 'Small' }] },
      400,
      'This size isn’t available: Red-Cyan Glasses.',
    ],
    ['of no piece', { products: [tee(0)] }, 400, 'Please choose between 1 and 99 of each product'],
    ['with a bad e-mail', { products: [tee()], customerEmail: 'ann@' }, 400, 'Please enter a valid email'],
    [
      'of what is sold out',
      { products: [longSleeve()] },
      409,
      'Not enough in stock: Explorer Long Sleeve, Large (0 left).',
    ],
    [
      'of more of one size than there is, in two lines',
      { products: [print(2), print(2, '12×16″'), print(2)] },
      409,
      'Not enough in stock: Prehistoric Dawn Print, 8×10″ (3 left).',
    ],
  ])('is refused with one clear message: %s', async (...[, input, status, message]) => {
    const before = await house.rows();
    const answer = await house.order(input);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    expect(await house.rows()).toEqual(before);
  });

  it('changes nothing where one of its products is short', async () => {
    const visit = await house.books({ time: '11:30' });
    const [before, tees] = [await house.rows(), await house.left(1)];
    const { status, body } = await house.order({ bookings: [ticket(visit)], products: [tee(4), print(4), glasses()] });
    expect([status, body.code, body.errors]).toEqual([
      409,
      'OUT_OF_STOCK',
      [{ field: 'products.1', message: '3 left' }],
    ]);
    expect([await house.rows(), await house.left(1), await house.left(6)]).toEqual([before, tees, 8]);
    expect(await people.statusOf(visit)).toBe('pending');
  });

  it('is refused without an Idempotency-Key', async () => {
    const { status, body } = await house.post('/api/orders', anOrder({ products: [glasses()] }));
    expect([status, body.code]).toEqual([400, 'IDEMPOTENCY_KEY_MISSING']);
  });
});
