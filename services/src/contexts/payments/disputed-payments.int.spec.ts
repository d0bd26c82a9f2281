import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '../../../test/until.js';
import { type PaymentHouse, paymentHouse } from './testing/payment-house.js';

let house: PaymentHouse;
beforeAll(async () => {
  house = await paymentHouse();
});
afterAll(() => house.close());

describe('a payment that its customer disputes', () => {
  it('is on the account, leaves the visit as it is, and is not refunded by itself', async () => {
    const visit = await house.books({ time: '12:15' });
    const order = await house.orders([visit]);
    await house.pays((await house.starts(order)).body.url, 'disputes');
    const statuses: number[] = [];
    await until(async () => {
      statuses.push(...(await house.delivers(2)));
      await house.works();
      return (await house.payment(order)).disputed === 72.08;
    });
    const { rows: jobs } = await house.pool.query("select from log.outbox where kind = 'payment-notice'");
    expect([jobs.length, ...new Set(statuses)]).toEqual([1, 204]);
    const headers = { 'Booking-Token': visit.manageToken };
    expect((await house.shop.get(`/api/bookings/${visit.id}`, headers)).body.status).toBe('confirmed');
    const { rows } = await house.pool.query('select state, amount, reason from payments.disputes');
    expect(rows).toEqual([{ state: 'open', amount: 7_208, reason: 'fraudulent' }]);

    await house.shop.post(`/api/bookings/${visit.id}/cancel`, {}, headers);
    await house.works();
    expect(await house.payment(order)).toMatchObject({ paid: 72.08, refunded: 0, refunding: 0 });
    const owed = await house.pool.query('select owed, on_its_way from booking.bookings where id = $1', [visit.id]);
    expect(owed.rows).toEqual([{ owed: 7_208, on_its_way: 0 }]);
  });
});
