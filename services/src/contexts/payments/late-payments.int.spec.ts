import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import type { Booked } from '../../../test/shop-house.js';
import { until } from '../../../test/until.js';
import { ReconcilePayments } from './features/reconcile-payments/reconcile-payments.handler.js';
import { type PaymentHouse, paymentHouse } from './testing/payment-house.js';

const MINUTE_MS = 60_000;

let house: PaymentHouse;
beforeAll(async () => {
  house = await paymentHouse({ HOLD_MINUTES: '15' });
});
beforeEach(() => later(0));
afterAll(() => house.close());

const later = (minutes: number): void => house.shop.clock.set(new Date(Date.now() + minutes * MINUTE_MS));
const bookingOf = async ({ id, manageToken }: Booked) =>
  (await house.shop.get(`/api/bookings/${id}`, { 'Booking-Token': manageToken })).body;
/** It says how many could not be looked at, once all others are. */
const reconciles = () =>
  house.shop.app
    .get(CommandBus, { strict: false })
    .execute(new ReconcilePayments())
    .catch((error: Error) => expect(error.message).toContain('could not be reconciled'));

/** A customer who pays, while no notice of that arrives. */
async function pays(visit: Booked) {
  const before = house.sandbox.notices().length;
  const order = await house.orders([visit]);
  await house.pays((await house.starts(order)).body.url);
  await until(async () => house.sandbox.notices().length > before);
  return order;
}

const seatsAt = async (time: string): Promise<number> => {
  const { body } = await house.shop.get(`/api/availability?venueId=1&experienceId=1&date=${house.day}`);
  const slot = body.find((one: { time: string }) => one.time === time);
  return slot.capacity - slot.bookedCount;
};

describe('a payment that is known late', () => {
  it('has held the seats for as long as it could be made', async () => {
    const visit = await house.books({ time: '12:15' });
    await house.starts(await house.orders([visit]));
    later(35);
    expect((await bookingOf(visit)).status).toBe('pending');
    later(37);
    expect((await bookingOf(visit)).status).toBe('expired');
  });

  it('takes the seats again where they are to be had', async () => {
    const visit = await house.books({ time: '13:00' });
    const order = await pays(visit);
    later(60);
    await house.settles(order);
    expect(await bookingOf(visit)).toMatchObject({ status: 'confirmed', paid: 72.08, refund: null });
    expect((await house.order(order)).status).toBe('reserved');
  });

  it('goes back as a whole where they are somebody else’s', async () => {
    const visit = await house.books({ time: '13:45' });
    const order = await pays(visit);
    later(60);
    await house.books({ time: '13:45', numberOfTickets: await seatsAt('13:45') });
    await house.settles(order);
    expect(await bookingOf(visit)).toMatchObject({ status: 'expired', refundState: 'refunded', refundPaid: 72.08 });
    expect(await house.payment(order)).toMatchObject({ state: 'refunded', paid: 72.08, refunded: 72.08 });
    expect((await house.order(order)).status).toBe('cancelled');
  });

  it('is asked for once a minute, where no notice comes at all, behind pages of others that nobody pays', async () => {
    await house.fillPages(501);
    const visit = await house.books({ time: '14:30' });
    const order = await pays(visit);
    later(3);
    await reconciles();
    await house.works();
    expect(await house.payment(order)).toMatchObject({ state: 'paid', paid: 72.08 });
    expect((await bookingOf(visit)).status).toBe('confirmed');
  });
});

describe('an order that nobody pays', () => {
  it('is given up after forty minutes behind pages of others, and what it reserved is for sale again', async () => {
    const visit = await house.books({ time: '15:15' });
    const order = await house.orders([visit], { products: [{ productId: 6, quantity: 1, variant: '8×10″' }] });
    const left = await house.shop.left(6);
    later(39);
    await reconciles();
    expect((await house.order(order)).status).toBe('awaiting_payment');
    later(41);
    await reconciles();
    expect((await house.order(order)).status).toBe('cancelled');
    expect(await house.shop.left(6)).toBe(left + 1);
    expect((await house.starts(order)).body.code).toBe('ORDER_CANCELLED');
  });
});
