import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { glasses } from '../../../test/shop-house.js';
import { BookingPolicyCache } from '../../platform/booking-policy/booking-policy-cache.js';
import { inTransaction } from '../../platform/database/in-transaction.js';
import { signedIn } from '../../platform/http/testing/room-app.js';
import { type PaymentHouse, paymentHouse } from './testing/payment-house.js';

let house: PaymentHouse;
beforeAll(async () => {
  house = await paymentHouse({ HOLD_MINUTES: '15' });
  const keeper = house.shop.app.get(BookingPolicyCache, { strict: false });
  await inTransaction(house.pool, async (db) => {
    const { version, rules } = await keeper.lock(db);
    const cheaper = { ...rules, venuePaymentMostCents: 50_000 };
    await keeper.write({ version: version + 1, rules: cheaper }, house.shop.clock.now(), db);
  });
  await keeper.look();
});
afterAll(() => house.close());

const admin = signedIn({ id: 1, roles: ['admin'] });
/** Its admin says how many dollars of an order may be paid at Rochester; null: as many as in the house. */
const rochesterTakes = async (payAtVenueUpTo: number | null) =>
  (await house.shop.put('/api/admin/venues/1', { payAtVenueUpTo }, admin)).body.payAtVenueUpTo;
const confirm = (id: string, headers: Record<string, string>) =>
  house.shop.post(`/api/bookings/${id}/confirm`, {}, headers);

describe('a booking that is held and costs more than may be paid at the venue', () => {
  it('is not made firm by its own link, but by staff, or once it is paid', async () => {
    const visit = { numberOfTickets: 20, ticketType: 'standard' };
    const [one, other] = [
      await house.books({ ...visit, time: '12:15' }),
      await house.books({ ...visit, time: '13:00' }),
    ];
    const refused = await confirm(one.id, { 'Booking-Token': one.manageToken });
    expect([refused.status, refused.body.code]).toEqual([409, 'ORDER_PAYS_ONLINE']);
    expect((await confirm(other.id, signedIn({ id: 4, roles: ['desk'] }))).status).toBe(200);

    const order = await house.orders([one]);
    await house.pays((await house.starts(order)).body.url);
    await house.settles(order);
    const { body } = await house.shop.get(`/api/bookings/${one.id}`, { 'Booking-Token': one.manageToken });
    expect(body.status).toBe('confirmed');
  });

  it('is promised at the venue where it costs less', async () => {
    const visit = await house.books({ time: '13:45' });
    expect((await confirm(visit.id, { 'Booking-Token': visit.manageToken })).status).toBe(200);
  });
});

describe('a venue with a rule of its own', () => {
  it('takes no payment from customers where it is 0, wherever they ask, and all the house allows once it is empty', async () => {
    const visit = await house.books({ time: '14:30' });
    const order = await house.orders([await house.books({ time: '15:15' })]);
    expect((await house.payment(order)).payableAtVenue).toBe(true);
    expect(await rochesterTakes(0)).toBe(0);
    expect((await house.shop.get('/api/payments/means')).body).toEqual({
      ...{ online: true, venueUpTo: 500, pickUpVenueId: 1 },
      venues: [{ venueId: 1, name: 'Rochester Flagship', upTo: 0 }],
    });
    const refusal = 'Orders for Rochester Flagship are paid online. Please choose to pay now.';
    const byLink = { 'Booking-Token': visit.manageToken };
    const asked = await Promise.all([
      confirm(visit.id, byLink),
      house.shop.order({ bookings: [{ id: visit.id, token: visit.manageToken }] }),
      house.shop.order({ products: [glasses()] }),
      house.shop.post(`/api/orders/${order.id}/pay-at-venue`, {}, { 'Order-Token': order.token }),
    ]);
    expect(asked.map(({ status, body }) => [status, body.message])).toEqual(Array(4).fill([409, refusal]));
    expect((await house.payment(order)).payableAtVenue).toBe(false);
    expect((await confirm(visit.id, signedIn({ id: 4, roles: ['desk'] }))).status).toBe(200);
    expect((await house.shop.get('/api/venues/rochester-flagship')).body).not.toHaveProperty('payAtVenueUpTo');

    expect(await rochesterTakes(null)).toBeNull();
    expect((await house.shop.order({ products: [glasses()] })).status).toBe(201);
    const { body } = await house.shop.post(`/api/orders/${order.id}/pay-at-venue`, {}, { 'Order-Token': order.token });
    expect(body.state).toBe('none');
  });
});
