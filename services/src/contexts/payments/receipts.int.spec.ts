import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { glasses } from '../../../test/shop-house.js';
import { until } from '../../../test/until.js';
import { signedIn } from '../../platform/http/testing/room-app.js';
import { type PaymentHouse, paymentHouse } from './testing/payment-house.js';

let house: PaymentHouse;
beforeAll(async () => {
  house = await paymentHouse({ HOUSE_ADDRESS: '100 Demo Plaza, Rochester, NY 14604' });
});
afterAll(() => house.close());

type Order = Awaited<ReturnType<PaymentHouse['orders']>>;

const receiptOf = ({ id, token }: Order) => house.shop.get(`/api/orders/${id}/receipt`, { 'Order-Token': token });
const paidFor = async (...input: Parameters<PaymentHouse['orders']>): Promise<Order> => {
  const before = house.sandbox.notices().length;
  const order = await house.orders(...input);
  await house.pays((await house.starts(order)).body.url);
  await until(async () => house.sandbox.notices().length > before);
  await house.settles(order);
  return order;
};
const sum = (lines: readonly { readonly amount: number }[]): number =>
  lines.reduce((total, { amount }) => total + Math.round(amount * 100), 0) / 100;

describe('whoever paid online', () => {
  it('has a receipt of each line, of the fee, and of the day', async () => {
    const visit = await house.books();
    const order = await paidFor([visit], { products: [glasses(2)] });
    const { status, body } = await receiptOf(order);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ orderId: order.id, customerName: 'Ann Lee', total: 84.08, balance: 84.08, timezone: 'America/New_York' },
      house: { name: 'Northlight Immersive', address: '100 Demo Plaza, Rochester, NY 14604' },
      lines: [
        { name: 'Jurassic Ride, 2 tickets', amount: 68 },
        { name: '2 × Red-Cyan Glasses', amount: 12 },
      ],
      charges: [
        { name: 'Subtotal', amount: 80 },
        { name: 'Booking fee', amount: 4.08 },
      ],
      movements: [{ name: 'Paid online by card', amount: 84.08 }],
    });
    expect(body.lines[0].detail).toContain(`2:30 PM, Rochester Flagship, booking ${visit.reference}`);
  });

  it('reads what went back, while all lines stay and add up to what was paid', async () => {
    const visit = await house.books({ time: '12:15' });
    const order = await paidFor([visit], { products: [glasses()] });
    await house.shop.post(`/api/bookings/${visit.id}/cancel`, {}, { 'Booking-Token': visit.manageToken });
    await house.works();
    const { body } = await receiptOf(order);
    expect(body.movements).toMatchObject([
      { name: 'Paid online by card', amount: 78.08 },
      { name: 'Refunded to your card', amount: -72.08 },
    ]);
    expect([body.total, body.balance]).toEqual([78.08, 6]);
    expect(sum([...body.lines, ...body.charges.slice(1)])).toBe(78.08);
  });

  it('saves it as a PDF file', async () => {
    const order = await paidFor([await house.books({ time: '13:00' })]);
    const url = `${await house.shop.app.getUrl()}/api/orders/${order.id}/receipt.pdf`;
    const response = await fetch(url, { headers: { 'Order-Token': order.token } });
    const { reference } = (await receiptOf(order)).body;
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="receipt-${reference}.pdf"`);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-1\..*%%EOF\s*$/s);
  });
});

describe('there is no receipt', () => {
  it('before something was paid online', async () => {
    const order = await house.orders([await house.books({ time: '13:45' })]);
    const { status, body } = await receiptOf(order);
    expect([status, body.code]).toEqual([409, 'NOTHING_PAID']);
    await house.starts(order);
    expect((await receiptOf(order)).body.code).toBe('NOTHING_PAID');
  });

  it('for strangers', async () => {
    const order = await paidFor([await house.books({ time: '15:15' })]);
    for (const path of ['receipt', 'receipt.pdf']) {
      expect((await house.shop.get(`/api/orders/${order.id}/${path}`, signedIn({ id: 99 }))).status).toBe(404);
      expect((await house.shop.get(`/api/orders/${order.id}/${path}`)).status).toBe(404);
    }
  });
});
