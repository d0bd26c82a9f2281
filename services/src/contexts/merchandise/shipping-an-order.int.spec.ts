import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderPlacedView, PlaceOrderDto } from '@northlight/contracts';
import { glasses, now, type ShopHouse, shopHouse, tee, ticket } from '../../../test/shop-house.js';
import { signedIn } from '../../platform/http/testing/room-app.js';
import { forgetPerson } from '../../platform/privacy/testing/persons-of.js';
import { PayableOrders } from './index.js';
import { desk, OrderStories } from './testing/order-stories.js';

let house: ShopHouse;
let people: OrderStories;
beforeAll(async () => {
  house = await shopHouse({}, { isTaxed: true });
  people = new OrderStories(house);
});
afterAll(() => house.close());

const shipTo = { name: 'Ann Lee', line1: '12 Elm Street', city: 'Buffalo', state: 'NY', zip: '14202' } as const;
const toVermont = { ...shipTo, state: 'VT', zip: '05401' } as const;
const pins = (quantity: number) => ({ productId: 8, quantity });
const kit = { productId: 13, quantity: 1 };

/** An order that is shipped and paid. */
async function paid(overrides: Partial<PlaceOrderDto> = {}): Promise<OrderPlacedView> {
  const order = await people.places({ products: [tee()], shipTo, payOnline: true, ...overrides });
  await house.app.get(PayableOrders, { strict: false }).release(order.id, { paysOnline: true });
  return order;
}
const ship = { carrier: 'ups', trackingNumber: '1Z999AA10123456784' };
const jobsOf = async (orderId: string): Promise<string[]> => {
  const sql = "select kind from log.outbox where payload->>'orderId' = $1 order by kind";
  return (await house.pool.query(sql, [orderId])).rows.map(({ kind }) => kind);
};

describe('a guest who has merchandise shipped', () => {
  it('pays shipping and the tax of the state that it goes to, line by line', async () => {
    const order = await people.places({ products: [tee(), pins(1)], shipTo, payOnline: true });
    expect(order).toMatchObject({ subtotal: 42, shipping: 5.95, tax: 3.36, totalPrice: 51.31, collectAt: null });
    expect(order.shipment).toMatchObject({ state: 'to_pack', address: shipTo, trackingUrl: null });
    const far = await people.places({ products: [tee()], shipTo: toVermont, payOnline: true });
    expect([far.shipping, far.tax, far.totalPrice]).toEqual([5.95, undefined, 33.95]);
  });

  it('is shown the same before, and pays tax where it is picked up, too', async () => {
    const asked = async (input: object) => (await house.post('/api/orders/charges', input)).body;
    const limits = { shippingPrice: 5.95, freeShippingOver: 50 };
    const products = [tee(), pins(1)];
    expect(await asked({ products, shipToState: 'NY' })).toEqual({ shipping: 5.95, tax: 3.36, ...limits });
    expect(await asked({ products, shipToState: 'VT' })).toEqual({ shipping: 5.95, ...limits });
    expect(await asked({ products })).toEqual({ tax: 3.36, ...limits });
    expect((await people.places({ products })).totalPrice).toBe(45.36);
  });

  it('pays no shipping over fifty dollars, and pays it at exactly fifty', async () => {
    const of = async (products: PlaceOrderDto['products']) =>
      (await people.places({ products, shipTo: toVermont, payOnline: true })).shipping;
    expect([await of([kit]), await of([kit, glasses()])]).toEqual([5.95, undefined]);
  });

  it('pays online, and is told so where the order would not', async () => {
    const codes = async (overrides: Partial<PlaceOrderDto>) =>
      (await house.order({ products: [tee()], shipTo, ...overrides })).body.code;
    expect(await codes({})).toBe('SHIPPING_PAYS_ONLINE');
    const visit = await house.books();
    expect(await codes({ products: [], bookings: [ticket(visit)], payOnline: true })).toBe('NOTHING_TO_SHIP');
  });

  it.each([
    ['line1', { line1: '' }],
    ['state', { state: 'XX' }],
    ['zip', { zip: '1234' }],
    ['city', { city: 'B\nO' }],
  ])('is told which part of the address is wrong: %s', async (field, wrong) => {
    const input = { products: [tee()], payOnline: true, shipTo: { ...shipTo, ...wrong } };
    const { status, body } = await house.order(input as Partial<PlaceOrderDto>);
    expect([status, body.errors.map((one: { field: string }) => one.field)]).toEqual([400, [`shipTo.${field}`]]);
  });
});

describe('a parcel', () => {
  it('is packed, shipped and delivered, and its customer follows it', async () => {
    const order = await paid();
    const steps = [
      await people.asks(`${order.reference}/pack`),
      await people.asks(`${order.reference}/ship`, ship),
      await people.asks(`${order.reference}/deliver`),
    ];
    expect(steps.map(({ body }) => [body.state, body.wasBefore])).toEqual([
      ['packed', false],
      ['shipped', false],
      ['delivered', false],
    ]);
    const { status, shipment, canCancel } = await people.show(order);
    expect([status, canCancel]).toEqual(['shipped', false]);
    expect(shipment).toMatchObject({
      state: 'delivered',
      trackingUrl: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
    });
    expect(await jobsOf(order.id)).toEqual(['order-confirmation', 'order-shipped']);
    expect((await people.mailsTo(order)).slice(1)).toEqual([
      'packed by user:2',
      'shipped by user:2',
      'delivered by user:2',
    ]);
  });

  it('whose number was mistyped keeps the one that is right, and nobody is written to again', async () => {
    const order = await paid();
    await people.asks(`${order.id}/pack`);
    await people.asks(`${order.id}/ship`, ship);
    const again = await people.asks(`${order.id}/ship`, { carrier: 'usps', trackingNumber: '9400 1000 0000' });
    expect([again.body.wasBefore, (await people.show(order)).shipment.trackingNumber]).toEqual([
      true,
      '9400 1000 0000',
    ]);
    expect(await jobsOf(order.id)).toEqual(['order-confirmation', 'order-shipped']);
  });

  it('goes nowhere before its order is paid, is not handed over, and stays once it is on its way', async () => {
    const open = await people.places({ products: [tee()], shipTo, payOnline: true });
    expect((await people.asks(`${open.id}/pack`)).body.code).toBe('ORDER_AWAITS_PAYMENT');
    const order = await paid();
    expect((await people.collect(order.id)).body.code).toBe('ORDER_IS_SHIPPED');
    expect((await people.asks(`${order.id}/ship`, ship)).body.code).toBe('SHIPMENT_NOT_PACKED');
    await people.asks(`${order.id}/pack`);
    await people.asks(`${order.id}/ship`, ship);
    expect((await people.cancel(order)).body.code).toBe('ORDER_SHIPPED');
  });

  it('is moved by the desk alone', async () => {
    const order = await paid();
    expect((await people.asks(`${order.id}/pack`, {}, signedIn({ id: 7 }))).status).toBe(403);
  });

  it('stands in the list of what is to be packed until it is', async () => {
    const order = await paid();
    const listed = async () =>
      (await people.search('shipment=to_pack&limit=100')).items.map(({ id }: { id: string }) => id).includes(order.id);
    expect(await listed()).toBe(true);
    await people.asks(`${order.id}/pack`);
    expect(await listed()).toBe(false);
  });

  it('keeps its address when the desk puts the name right, and until the person goes', async () => {
    const order = await paid({ customerEmail: 'rosa@example.com' });
    await people.asks(`${order.id}/customer`, { customerName: 'Rosa Diaz', customerEmail: 'rosa@example.com' });
    expect((await people.look(order.id)).body.shipment.address).toEqual(shipTo);
    await forgetPerson(house.app, 'rosa@example.com');
    expect((await people.look(order.id)).body.shipment.address).toBeNull();
  });
});

describe('an order in two parcels', () => {
  const day = 86_400_000;
  const shown = async (order: OrderPlacedView) => (await people.show(order)).shipment;

  it('leaves in parts, each with its number and its mail, and has arrived once both have', async () => {
    const order = await paid({ products: [tee(2), pins(1)] });
    const asks = people.asksFor(order);
    const key = { ...desk, 'Idempotency-Key': 'one-shirt-apart' };
    const lines = [{ line: 0, quantity: 1 }];
    const first = await people.asks(`${order.id}/pack`, { lines }, key);
    expect((await people.asks(`${order.id}/pack`, { lines }, key)).body).toEqual(first.body);
    expect(first.body).toMatchObject({ parcel: 2, state: 'packed', wasBefore: false });
    expect((await asks('pack', { lines: [{ line: 0, quantity: 2 }] })).body.code).toBe('PARCEL_TOO_MANY');
    expect((await asks('ship', { ...ship, parcel: 2 })).body).toMatchObject({ parcel: 2, state: 'shipped' });
    expect(await shown(order)).toMatchObject({
      ...{ state: 'shipped', trackingNumber: null },
      parcels: [
        { parcel: 2, state: 'shipped', trackingNumber: ship.trackingNumber, lines },
        { parcel: 1, state: 'to_pack', lines: [...lines, { line: 1, quantity: 1 }] },
      ],
    });
    expect((await people.cancel(order)).body.code).toBe('ORDER_SHIPPED');
    await asks('pack');
    await asks('ship', { carrier: 'usps', trackingNumber: '9400100000', parcel: 1 });
    await asks('deliver', { parcel: 2 });
    expect((await shown(order)).state).toBe('shipped');
    expect((await asks('deliver', { parcel: 7 })).body.code).toBe('PARCEL_NOT_FOUND');
    expect((await asks('deliver')).body).toMatchObject({ parcel: 1, state: 'delivered' });
    expect((await shown(order)).state).toBe('delivered');
    expect(await jobsOf(order.id)).toEqual(['order-confirmation', 'order-shipped', 'order-shipped']);
  });

  it('comes back for thirty days from the delivery of the parcel that a piece was in', async () => {
    const order = await paid({ products: [tee(2), pins(1)] });
    const asks = people.asksFor(order);
    await asks('pack', { lines: [{ line: 0, quantity: 2 }] });
    await asks('ship', { ...ship, parcel: 2 });
    await asks('deliver', { parcel: 2 });
    expect((await people.show(order)).returnable).toEqual([{ line: 0, quantity: 2 }]);
    house.clock.set(new Date(now.getTime() + 20 * day));
    await asks('pack');
    await asks('ship', { ...ship, parcel: 1 });
    await asks('deliver', { parcel: 1 });
    house.clock.set(new Date(now.getTime() + 31 * day));
    expect((await people.show(order)).returnable).toEqual([{ line: 1, quantity: 1 }]);
    expect((await people.returns(order, [{ line: 0, quantity: 1 }])).body.code).toBe('RETURN_TOO_MANY');
    house.clock.set(now);
  });
});
