import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type BookingPolicy,
  statedPolicy,
  statedPriceRules,
  usualCurrency,
  usualRetention,
  usualShipping,
} from '@northlight/contracts';
import { until } from '../../../../test/until.js';
import { BookingPolicyCache } from '../../../platform/booking-policy/booking-policy-cache.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import { signedIn } from '../../../platform/http/testing/room-app.js';
import {
  aRequest,
  type BookingHouse,
  bookingHouse,
  holding,
  now,
  type Placed,
  saturday,
} from '../testing/booking-house.js';
import { paidBooking } from '../testing/paid-booking.js';

let house: BookingHouse;
let keeper: BookingPolicyCache;

beforeAll(async () => {
  house = await bookingHouse({ HOLD_MINUTES: '15' });
  keeper = house.app.get(BookingPolicyCache, { strict: false });
  await house.opens(saturday);
});
afterEach(() => house.clock.set(now));
afterAll(() => house.close());

const usual = {
  showsMaps: true,
  collectDays: 14,
  venuePaymentMostCents: 10_000_000,
  ...usualShipping,
  currency: usualCurrency,
  ...usualRetention,
};
const stated: BookingPolicy = { ...statedPriceRules, ...statedPolicy, ...usual, holdMinutes: 15 };
const dearer: BookingPolicy = {
  ...{ feePercent: 10, memberPercent: 20, groupPercent: 25, groupFrom: 3, familyPackCents: 9900 },
  ...{ refundHours: 96, moveHours: 72, holdMinutes: 30, ...usual },
};

async function ruled(rules: BookingPolicy): Promise<void> {
  await inTransaction(house.pool, async (db) => {
    const { version } = await keeper.lock(db);
    await keeper.write({ version: version + 1, rules }, house.clock.now(), db);
  });
  await keeper.look();
}
const place = async (input = {}): Promise<Placed & Record<string, unknown>> =>
  (await house.post('/api/bookings', aRequest(input))).body;
const shown = async (placed: Placed) => (await house.get(`/api/bookings/${placed.id}`, holding(placed))).body;
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();

describe('a booking policy that changes', () => {
  it('count for the next quote, booking and hold', async () => {
    await ruled(dearer);
    const quote = { experienceId: 1, numberOfTickets: 3, ticketType: 'group' };
    expect((await house.post('/api/bookings/quote', quote)).body).toMatchObject({
      ...{ gross: 102, subtotal: 76.5, bookingFee: 7.65, bookingFeePercent: 10, totalPrice: 84.15 },
    });
    const placed = await place({ numberOfTickets: 3, ticketType: 'group' });
    expect(placed).toMatchObject({ totalPrice: 84.15, holdExpiresAt: minutesLater(30) });
    expect(await shown(placed)).toMatchObject({ refundHours: 96, moveHours: 72, bookingFeePercent: 10 });
  });

  it('leave what is booked as it was: its price, its party, its refund', async () => {
    await ruled(stated);
    const placed = await paidBooking(house, { time: '10:00', numberOfTickets: 3 });
    await ruled(dearer);
    expect(await shown(placed)).toMatchObject({
      ...{ totalPrice: 108.12, bookingFeePercent: 6, refundHours: 48, moveHours: 24 },
    });
    const party = await house.post(`/api/bookings/${placed.id}/party`, { numberOfTickets: 2 }, holding(placed));
    expect(party.body).toMatchObject({ totalPrice: 72.08, refund: 36.04 });
    expect(await shown(placed)).toMatchObject({ refundNow: 72.08 });
  });

  it('that are dearer sell a visitor no more tickets at the old ones, which the desk still does', async () => {
    await ruled(stated);
    const placed = await paidBooking(house, { time: '11:30', numberOfTickets: 3 });
    await ruled(dearer);
    const add = (path: string, headers: Record<string, string>) =>
      house.post(`${path}/${placed.id}/party`, { numberOfTickets: 4 }, headers);
    const { status, body } = await add('/api/bookings', holding(placed));
    expect([status, body.message]).toEqual([
      409,
      'Prices have changed since you booked. Please make a new booking for the extra guests.',
    ]);
    const desk = signedIn({ id: 4, roles: ['desk'] });
    expect((await add('/api/admin/bookings', desk)).body).toMatchObject({ totalPrice: 144.16 });
  });

  it('that were changed back leave those their rules who booked meanwhile', async () => {
    await ruled(dearer);
    const placed = await paidBooking(house, { time: '10:45', numberOfTickets: 4, ticketType: 'group' });
    await ruled(stated);
    const party = await house.post(`/api/bookings/${placed.id}/party`, { numberOfTickets: 3 }, holding(placed));
    expect(party.body).toMatchObject({ totalPrice: 84.15, refund: 28.05 });
  });

  it('reach every process, also one that starts later', async () => {
    const other = await house.anotherApp();
    const there = other.get(BookingPolicyCache, { strict: false });
    await ruled({ ...stated, feePercent: 7 });
    await until(async () => there.now.feePercent === 7);
    const late = await house.anotherApp();
    expect(late.get(BookingPolicyCache, { strict: false }).now).toEqual({ ...stated, feePercent: 7 });
  });
});
