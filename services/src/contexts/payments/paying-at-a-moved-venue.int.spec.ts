import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Booked, glasses } from '../../../test/shop-house.js';
import { until } from '../../../test/until.js';
import { paymentBreaches } from './testing/payment-audit.js';
import { type PaymentHouse, paymentHouse } from './testing/payment-house.js';

let house: PaymentHouse;
beforeAll(async () => {
  house = await paymentHouse({}, [], { isElsewhere: true });
});
afterAll(() => house.close());

const bookingOf = async ({ id, manageToken }: Booked) =>
  (await house.shop.get(`/api/bookings/${id}`, { 'Booking-Token': manageToken })).body;
const cancel = ({ id, manageToken }: Booked) =>
  house.shop.post(`/api/bookings/${id}/cancel`, {}, { 'Booking-Token': manageToken });

describe('a visit to a venue that is decided on another server than the accounts of payments', () => {
  it('is paid online, called off, and paid back to the card', async () => {
    const visit = await house.books();
    const order = await house.orders([visit], { products: [glasses(2)] });
    await house.pays((await house.starts(order)).body.url);
    await house.settles(order);
    expect(await bookingOf(visit)).toMatchObject({ status: 'confirmed', paid: 72.08 });
    expect((await cancel(visit)).status).toBe(200);
    await until(async () => {
      await house.works();
      await house.delivers(2);
      return (await house.payment(order)).refunded > 0;
    });
    await house.works();
    expect(await bookingOf(visit)).toMatchObject({ refundState: 'refunded', refundPaid: 72.08, refundOwed: 0 });
    expect(await house.payment(order)).toMatchObject({ paid: 84.08, refunded: 72.08 });
    expect(await paymentBreaches(house)).toEqual([]);
  });

  it('is paid at the same time as others, whose accounts are in the same ledgers', async () => {
    const times = ['12:15', '13:00', '13:45', '15:15', '16:00', '16:45'];
    const visits = await Promise.all(times.map((time) => house.books({ time })));
    const orders = await Promise.all(visits.map((visit) => house.orders([visit])));
    for (const order of orders) await house.pays((await house.starts(order)).body.url);
    await Promise.all(visits.slice(0, 3).map(cancel));
    for (const order of orders) await house.settles(order);
    await house.works();
    const ends = await Promise.all(visits.map(bookingOf));
    expect(ends.map(({ status }) => status)).toEqual([
      ...['cancelled', 'cancelled', 'cancelled', 'confirmed', 'confirmed', 'confirmed'],
    ]);
    expect(await paymentBreaches(house)).toEqual([]);
  });
});
