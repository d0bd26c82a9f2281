import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlaceBookingDto } from '@northlight/contracts';
import { loadMemberships } from '../../../demo/membership/load-memberships.js';
import { signedIn } from '../../../platform/http/testing/room-app.js';
import { Memberships } from '../../membership/index.js';
import { aRequest, type BookingHouse, bookingHouse, holding, now, saturday } from '../testing/booking-house.js';
import { VoucherStories } from '../testing/voucher-stories.js';
import { ConfirmBooking } from './features/confirm-booking/confirm-booking.handler.js';

let house: BookingHouse;
/** Of the seeded plans Diamond has 25 %, Platinum 20 %, Silver the 10 % that everybody gets. */
const diamond = signedIn({ id: 7, email: 'ann@example.com', plan: 'diamond' });
const formerMember = signedIn({ id: 7, email: 'ann@example.com' });
const desk = signedIn({ id: 4, roles: ['desk'], email: 'dana@example.com', plan: 'diamond' });

beforeAll(async () => {
  house = await bookingHouse();
  await loadMemberships(house.app);
  await house.changesCatalog('update catalog.experiences set price_cents = 4200 where id = 1');
  await house.opens(saturday);
});
afterEach(() => house.clock.set(now));
afterAll(() => house.close());

const three = { numberOfTickets: 3, ticketType: 'member' } as const;
const place = (headers: Record<string, string>, overrides: Partial<PlaceBookingDto> = {}) =>
  house.post('/api/bookings', aRequest({ ...three, ...overrides }), headers);
const quote = (headers: Record<string, string>, input: object = {}) =>
  house.post('/api/bookings/quote', { experienceId: 1, ...three, ...input }, headers);

describe('member tickets', () => {
  it('cost the holder of a plan of 25% that much less, in the quote and in the booking', async () => {
    expect((await quote(diamond)).body).toMatchObject({
      ...{ gross: 126, discount: 31.5, subtotal: 94.5, bookingFee: 5.67, totalPrice: 100.17, planPercent: 25 },
    });
    const { body } = await place(diamond, { time: '10:00', totalPrice: 100.17 });
    expect(body).toMatchObject({ totalPrice: 100.17, bookingFee: 5.67, priceAdjusted: false, planPercent: 25 });
  });

  it.each([
    ['a visitor', {}],
    ['an account without a plan', formerMember],
    ['an account whose plan was deleted at this moment', signedIn({ plan: 'gone' })],
  ])('cost %s 10%% less', async (_, headers) => {
    const { body } = await quote(headers);
    expect(body).toMatchObject({ discount: 12.6, totalPrice: 120.2 });
    expect(body).not.toHaveProperty('planPercent');
    expect((await place(headers, { time: '10:45' })).body).toMatchObject({ totalPrice: 120.2 });
  });

  it('never cost a member more than anybody else', async () => {
    await house.pool.query("update membership.memberships set discount_percentage = 5 where slug = 'silver'");
    const { body } = await quote(signedIn({ plan: 'silver' }));
    expect(body).toMatchObject({ discount: 12.6, planPercent: 10 });
  });

  it('are paid with a gift voucher at the price of the plan', async () => {
    const { code } = await new VoucherStories(house).issues({ amount: 50 });
    const priced = { voucher: 50, bookingFee: 2.67, totalPrice: 47.17, planPercent: 25 };
    expect((await quote(diamond, { voucherCode: code })).body).toMatchObject(priced);
    const paid = await place(diamond, { time: '11:30', voucherCode: code, totalPrice: 47.17 });
    expect(paid).toMatchObject({ status: 201, body: priced });
  });
});

describe('other tickets', () => {
  it.each(['standard', 'group', 'family'] as const)(
    'cost the holder of a plan what they cost everybody: %s',
    async (ticketType) => {
      const choice = { ticketType, numberOfTickets: 4 };
      const { body } = await quote(diamond, choice);
      expect(body).toEqual((await quote({}, choice)).body);
    },
  );

  it('are sold without a look at plans, and so are those of visitors', async () => {
    const memberships = house.app.get(Memberships, { strict: false });
    const { bySlug } = memberships;
    memberships.bySlug = () => Promise.reject(new Error('nobody is to ask'));
    const sold = [
      await place(diamond, { ticketType: 'standard', time: '12:15' }),
      await place({}, { time: '12:15' }),
      await place(formerMember, { time: '12:15' }),
      await quote(diamond, { ticketType: 'group' }),
    ];
    memberships.bySlug = bySlug;
    expect(sold.map(({ status }) => status)).toEqual([201, 201, 201, 200]);
  });
});

describe('a booking at the price of a plan', () => {
  it('keeps it for a smaller party after the plan has ended, and is not made larger by its customer then', async () => {
    const { body: placed } = await place(diamond, { time: '13:00' });
    await house.commands.execute(new ConfirmBooking(1, placed.id, { paid: true }));
    const change = (numberOfTickets: number, headers: Record<string, string> = formerMember) =>
      house.post(`/api/bookings/${placed.id}/party`, { numberOfTickets }, headers);
    expect((await change(5)).body.code).toBe('PRICES_CHANGED');
    const larger = { discount: 42, totalPrice: 133.56, planPercent: 25 };
    expect((await change(4, diamond)).body).toMatchObject(larger);
    await change(3);
    expect((await change(4, desk)).body).toMatchObject(larger);
    await change(3);
    expect((await change(2)).body).toMatchObject({ discount: 21, totalPrice: 66.78, refund: 33.39 });
    const { body: seen } = await house.get(`/api/bookings/${placed.id}`, holding(placed));
    expect(seen).toMatchObject({ discount: 21, totalPrice: 66.78 });
  });

  it('is answered the same to whoever asks again with the same key, though the plan has ended', async () => {
    const key = { 'Idempotency-Key': 'sold-once-at-25' };
    const first = await place({ ...diamond, ...key }, { time: '13:45' });
    expect(first.body.totalPrice).toBe(100.17);
    expect(await place({ ...formerMember, ...key }, { time: '13:45' })).toMatchObject({
      status: 201,
      body: first.body,
    });
  });

  it('asks for no card, neither on its ticket nor at the door', async () => {
    const { body: placed } = await place(diamond, { time: '14:30' });
    expect((await house.get(`/api/bookings/${placed.id}/ticket`, holding(placed))).body.planPercent).toBe(25);
    house.clock.set(new Date('2026-11-28T19:20:00Z'));
    const arrived = await house.post(`/api/admin/bookings/${placed.id}/check-in`, {}, desk);
    expect(arrived.body).toMatchObject({ status: 'checked_in', planPercent: 25 });
  });
});

describe('somebody at the desk who has a plan', () => {
  it('books for a guest at the price that everybody gets', async () => {
    expect((await quote(desk)).body.totalPrice).toBe(120.2);
    expect((await quote(desk, { customerEmail: 'guest@example.com' })).body.totalPrice).toBe(120.2);
    const { body } = await place(desk, { time: '15:15', customerEmail: 'guest@example.com' });
    expect(body.totalPrice).toBe(120.2);
    expect(body).not.toHaveProperty('planPercent');
  });

  it('books for themselves at that of their plan', async () => {
    expect((await quote(desk, { customerEmail: 'Dana@example.com' })).body.totalPrice).toBe(100.17);
    expect((await place(desk, { time: '15:15', customerEmail: 'Dana@example.com' })).body.totalPrice).toBe(100.17);
  });

  it('sells to a party that stands there at the price that everybody gets', async () => {
    const { customerEmail: _, ...sale } = aRequest({ ...three, time: '16:00' });
    expect((await house.post('/api/admin/bookings', sale, desk)).body.totalPrice).toBe(120.2);
  });
});
