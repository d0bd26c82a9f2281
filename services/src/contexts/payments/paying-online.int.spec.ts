import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Booked, glasses } from '../../../test/shop-house.js';
import { until } from '../../../test/until.js';
import { signedIn } from '../../platform/http/testing/room-app.js';
import { webhookSecret } from './gateway/testing/sandbox-house.js';
import { type PaymentHouse, paymentHouse } from './testing/payment-house.js';

let house: PaymentHouse;
beforeAll(async () => {
  house = await paymentHouse();
});
afterAll(() => house.close());

const bookingOf = async ({ id, manageToken }: Booked) =>
  (await house.shop.get(`/api/bookings/${id}`, { 'Booking-Token': manageToken })).body;
const cancel = ({ id, manageToken }: Booked) =>
  house.shop.post(`/api/bookings/${id}/cancel`, {}, { 'Booking-Token': manageToken });
/** The sandbox tells of itself what happens, a moment later. */
const hasTold = (count: number) => until(async () => house.sandbox.notices().length >= count);
const paidFor = async (bookings: readonly Booked[], input: object = {}) => {
  const before = house.sandbox.notices().length;
  const order = await house.orders(bookings, input);
  const { body } = await house.starts(order);
  await house.pays(body.url);
  await hasTold(before + 1);
  return order;
};

describe('a customer who pays an order online', () => {
  it('has tickets and merchandise once the gateway has said so, however often it says it', async () => {
    const visit = await house.books();
    const before = house.sandbox.notices().length;
    const order = await house.orders([visit], { products: [glasses(2)] });
    expect([order.status, (await bookingOf(visit)).status]).toEqual(['awaiting_payment', 'pending']);
    const { status, body } = await house.starts(order);
    expect([status, body.amount]).toEqual([200, 84.08]);
    expect(await house.payment(order)).toMatchObject({ state: 'open', due: 84.08, paid: 0, url: body.url });
    await house.pays(body.url);
    await hasTold(before + 1);
    expect(new Set(await house.delivers(3))).toEqual(new Set([204]));
    const { rows: jobs } = await house.pool.query("select kind from log.outbox where kind like 'payment-%'");
    expect(jobs).toEqual([{ kind: 'payment-captured' }]);
    const { rows: kept } = await house.pool.query('select from payments.notices');
    expect([kept.length, (await house.payment(order)).paid]).toEqual([1, 84.08]);
    await house.works();
    expect(await house.payment(order)).toMatchObject({ state: 'paid', due: 0, paid: 84.08, url: null });
    expect((await house.order(order)).status).toBe('reserved');
    expect(await bookingOf(visit)).toMatchObject({ status: 'confirmed', paid: 72.08, refund: null });
    const { rows } = await house.pool.query(
      `select kind, count(*)::int from log.outbox where payload->>'orderId' = $1 and kind = 'order-confirmation' group by 1`,
      [order.id],
    );
    expect(rows).toEqual([{ kind: 'order-confirmation', count: 1 }]);
  });

  it('pays two visits at once, and presses twice for one page', async () => {
    const visits = [await house.books({ time: '12:15' }), await house.books({ time: '13:00' })];
    const order = await house.orders(visits);
    const pages = await Promise.all([house.starts(order), house.starts(order), house.starts(order)]);
    expect(new Set(pages.map(({ body }) => body.paymentId)).size).toBe(1);
    const again = await house.starts(order);
    expect(again.body.url).toBe(pages.find(({ status }) => status === 200)?.body.url);
  });

  it('is told that it is paid, and pays no second time', async () => {
    const order = await paidFor([await house.books({ time: '13:45' })]);
    await house.settles(order);
    const { status, body } = await house.starts(order);
    expect([status, body.code]).toEqual([409, 'ORDER_ALREADY_PAID']);
    const { body: venue } = await house.shop.post(
      `/api/orders/${order.id}/pay-at-venue`,
      {},
      { 'Order-Token': order.token },
    );
    expect(venue.code).toBe('ORDER_ALREADY_PAID');
  });

  it('is asked for another sum where the party is another by now', async () => {
    const visit = await house.books({ time: '15:15' });
    const order = await house.orders([visit]);
    const first = await house.starts(order);
    await house.shop.post(
      `/api/bookings/${visit.id}/party`,
      { numberOfTickets: 3 },
      { 'Booking-Token': visit.manageToken },
    );
    const second = await house.starts(order);
    expect(second.body.amount).toBeGreaterThan(first.body.amount);
    expect(second.body.url).not.toBe(first.body.url);
  });

  it('pays at the venue after all, and then not online', async () => {
    const visit = await house.books({ time: '16:00' });
    const order = await house.orders([visit]);
    const { body: page } = await house.starts(order);
    const { body } = await house.shop.post(`/api/orders/${order.id}/pay-at-venue`, {}, { 'Order-Token': order.token });
    expect(body).toMatchObject({ state: 'none', due: 0, url: null });
    expect((await bookingOf(visit)).status).toBe('confirmed');
    await house.pays(page.url);
    expect(await house.payment(order)).toMatchObject({ state: 'none', paid: 0 });
    expect((await house.starts(order)).body.code).toBe('NOTHING_TO_PAY');
  });

  it('is nobody else', async () => {
    const order = await house.orders([await house.books({ time: '16:45' })]);
    for (const path of ['payments', 'pay-at-venue'])
      expect((await house.shop.post(`/api/orders/${order.id}/${path}`, {}, signedIn({ id: 99 }))).status).toBe(404);
    expect((await house.shop.get(`/api/orders/${order.id}/payment`)).status).toBe(404);
  });
});

describe('what was paid online and is owed', () => {
  it('goes back to the card by itself, and its customer is told', async () => {
    const visit = await house.books({ time: '17:30' });
    const order = await paidFor([visit], { products: [glasses()] });
    await house.settles(order);
    await cancel(visit);
    await house.works();
    expect(await bookingOf(visit)).toMatchObject({ refundState: 'refunded', refundPaid: 72.08, refundOwed: 0 });
    expect(await house.payment(order)).toMatchObject({ state: 'paid', paid: 78.08, refunded: 72.08 });
    const { rows } = await house.pool.query(
      `select kind from log.outbox where payload->>'bookingId' = $1 and kind = 'refund-paid'`,
      [visit.id],
    );
    expect(rows.length).toBe(1);
  });

  it('is the merchandise of a cancelled order too', async () => {
    const order = await paidFor([], { products: [glasses(4)] });
    await house.settles(order);
    await house.shop.post(`/api/orders/${order.id}/cancel`, {}, { 'Order-Token': order.token });
    await house.works();
    expect(await house.payment(order)).toMatchObject({ state: 'refunded', paid: 24, refunded: 24 });
  });

  it('is all of it where the order was given up before the payment was known', async () => {
    const visit = await house.books({ time: '18:15' });
    const order = await paidFor([visit], { products: [glasses()] });
    const body = { cancelBookings: true };
    await house.shop.post(`/api/orders/${order.id}/cancel`, body, { 'Order-Token': order.token });
    await house.settles(order);
    expect(await house.payment(order)).toMatchObject({ state: 'refunded', paid: 78.08, refunded: 78.08 });
    expect(await bookingOf(visit)).toMatchObject({ status: 'cancelled', refundPaid: 72.08 });
  });

  it('is for staff to pay where the card does not take it', async () => {
    const visit = await house.books({ time: '19:00' });
    const before = house.sandbox.notices().length;
    const order = await house.orders([visit]);
    await house.pays((await house.starts(order)).body.url, 'takes nothing back');
    await hasTold(before + 1);
    await house.settles(order);
    await cancel(visit);
    await house.works();
    await until(async () => {
      await house.settles(order);
      return (await bookingOf(visit)).refundState === 'failed';
    });
    expect(await bookingOf(visit)).toMatchObject({ refundOwed: 72.08, refundPaid: 0 });
  });
});

describe('a notice', () => {
  const sign = (body: string, at = Date.now(), secret = webhookSecret) => {
    const second = Math.floor(at / 1000);
    return `t=${second},v1=${createHmac('sha256', secret).update(`${second}.${body}`).digest('hex')}`;
  };
  const body = JSON.stringify({ id: 'evt_forged', object: 'event', type: 'checkout.session.completed', data: {} });

  it.each([
    ['without a signature', ''],
    ['signed by somebody else', sign(body, Date.now(), 'whsec_of_somebody_else')],
    ['of ten minutes ago', sign(body, Date.now() - 600_000)],
    ['that was altered', sign(`${body} `)],
  ])('%s is refused', async (_, signature) => {
    expect(await house.notice(Buffer.from(body), signature)).toBe(400);
  });

  it('that cannot become true is kept with a job, for staff to look at', async () => {
    const { body: started } = await house.starts(await house.orders([await house.books({ time: '15:15' })]));
    const object = {
      ...{ id: 'cs_odd', object: 'checkout.session', mode: 'payment', status: 'complete', payment_status: 'paid' },
      ...{ payment_intent: 'pi_odd', amount_total: 1, url: null, metadata: { paymentId: started.paymentId } },
    };
    const event = { id: 'evt_odd', object: 'event', type: 'checkout.session.completed', data: { object } };
    expect(await house.notice(Buffer.from(JSON.stringify(event)), sign(JSON.stringify(event)))).toBe(204);
    const waiting = `from log.outbox where payload->>'noticeId' = 'evt_odd' and done_at is null`;
    expect((await house.pool.query(`select ${waiting}`)).rows.length).toBe(1);
    await expect(house.works()).rejects.toThrow('not of 1');
    await house.pool.query(`delete ${waiting}`);
  });

  it('that is too large is refused before it is read', async () => {
    expect(await house.notice(Buffer.alloc(70_000, 'x'), sign('x'))).toBe(413);
  });
});
