import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlaceBookingDto } from '@northlight/contracts';
import { ConfirmBooking } from '../selling/features/confirm-booking/confirm-booking.handler.js';
import {
  aRequest,
  type BookingHouse,
  bookingHouse,
  holding,
  now,
  type Placed,
  saturday,
} from '../testing/booking-house.js';
import { rowsOf } from '../testing/row-audit.js';
import { VoucherStories } from '../testing/voucher-stories.js';

let house: BookingHouse;

beforeAll(async () => {
  house = await bookingHouse({ HOLD_MINUTES: '15' });
  await house.opens(saturday);
});
afterAll(() => house.close());
afterEach(() => house.clock.set(now));

/** A booking that is paid at the desk: its hold does not end. */
async function sold(overrides: Partial<PlaceBookingDto> = {}): Promise<Placed> {
  const placed = await held(overrides);
  await house.commands.execute(new ConfirmBooking(1, placed.id, { paid: true }));
  return placed;
}
const held = async (overrides: Partial<PlaceBookingDto> = {}): Promise<Placed> =>
  (await house.post('/api/bookings', aRequest(overrides))).body;
const change = (placed: Placed, numberOfTickets: unknown, key?: string) =>
  house.post(`/api/bookings/${placed.id}/party`, { numberOfTickets }, holding(placed, key));
const taken = async (time: string): Promise<number> => {
  const { rows } = await house.pool.query('select booked_count from booking.slots where slot_id = $1', [
    `1-1-${saturday}-${time.replace(':', '')}`,
  ]);
  return rows[0].booked_count;
};

describe('a party that changes', () => {
  it('gets a new bill, what it costs less goes back, and the seats change with it', async () => {
    const placed = await sold({ time: '10:00', numberOfTickets: 3 });
    const { status, body } = await change(placed, 2);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: placed.id,
      status: 'confirmed',
      numberOfTickets: 2,
      totalPrice: 72.08,
      refund: 36.04,
    });
    expect(await taken('10:00')).toBe(2);
    expect((await change(placed, 4)).body).toMatchObject({ numberOfTickets: 4, totalPrice: 144.16, refund: 0 });
    expect(await taken('10:00')).toBe(4);
    const { body: seen } = await house.get(`/api/bookings/${placed.id}`, holding(placed));
    expect(seen).toMatchObject({
      numberOfTickets: 4,
      totalPrice: 144.16,
      refund: null,
      refundNow: 108.12,
      paid: 108.12,
    });
    const { rows } = await house.pool.query("select 1 from log.outbox where kind = 'booking-changed'");
    expect(rows).toHaveLength(2);
  });

  it('and is then cancelled is shown with all that went back, of the price and to the gift voucher', async () => {
    const { code } = await new VoucherStories(house).issues({ amount: 100 });
    const placed = await sold({ time: '18:15', numberOfTickets: 4, voucherCode: code });
    const back = async () => (await rowsOf(house.pool, { venueId: 1, date: saturday })).get(placed.id);
    await change(placed, 3);
    expect(await back()).toMatchObject({ refund: 3604, voucherBack: 0 });
    await change(placed, 2);
    expect(await back()).toMatchObject({ refund: 3816, voucherBack: 3200 });
    await change(placed, 1);
    expect(await back()).toMatchObject({ refund: 3816, voucherBack: 6600 });
    await change(placed, 2);
    expect(await back()).toMatchObject({ refund: 212, owed: 212, voucherBack: 6600 });
    await house.post(`/api/bookings/${placed.id}/cancel`, {}, holding(placed));
    expect(await back()).toMatchObject({ refund: 3816, owed: 3816, voucherBack: 10_000 });
  });

  it('to the size that it has gets nothing back again, and no mail', async () => {
    const placed = await sold({ time: '17:30', numberOfTickets: 3 });
    expect((await change(placed, 2)).body).toMatchObject({ refund: 36.04 });
    expect((await change(placed, 2)).body).toMatchObject({ numberOfTickets: 2, totalPrice: 72.08, refund: 0 });
    const sql = "select 1 from log.outbox where kind = 'booking-changed' and payload ->> 'bookingId' = $1";
    expect((await house.pool.query(sql, [placed.id])).rows).toHaveLength(1);
  });

  it('pays the ticket price of the day on which it booked, and adds no tickets that are dearer by now', async () => {
    const placed = await sold({ time: '10:45' });
    const priced = (cents: number) =>
      house.changesCatalog(`update catalog.experiences set price_cents = ${cents} where id = 1`);
    await priced(3_500);
    const refused = await change(placed, 3);
    const smaller = await change(placed, 1);
    await priced(3_000);
    const larger = await change(placed, 3);
    await priced(3_400);
    expect([refused.status, refused.body.code, await taken('10:45')]).toEqual([409, 'PRICES_CHANGED', 3]);
    expect([smaller.body.ticketPrice, smaller.body.totalPrice]).toEqual([34, 36.04]);
    expect([larger.body.ticketPrice, larger.body.totalPrice]).toEqual([34, 108.12]);
  });

  it('loses the discount of a group with its fifth ticket', async () => {
    const placed = await sold({ time: '11:30', numberOfTickets: 5, ticketType: 'group' });
    expect((await change(placed, 4)).body).toMatchObject({ discount: 0, totalPrice: 144.16, refund: 18.02 });
  });

  it('is changed once under one key', async () => {
    const placed = await sold({ time: '12:15', numberOfTickets: 3 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => change(placed, 1, 'one-of-us-only')));
    expect(new Set(answers.map(({ body }) => `${body.numberOfTickets} ${body.refund}`))).toEqual(new Set(['1 72.08']));
    expect(await taken('12:15')).toBe(1);
  });

  it.each<[string, { sale?: Partial<PlaceBookingDto>; tickets: unknown }, number, string]>([
    [
      'a family pack is four',
      { sale: { ticketType: 'family', numberOfTickets: 4 }, tickets: 5 },
      400,
      'FAMILY_PACK_IS_FOUR',
    ],
    ['nobody comes', { tickets: 0 }, 400, 'INVALID_INPUT'],
    ['twenty-one come', { tickets: 21 }, 400, 'INVALID_INPUT'],
    ['half a person comes', { tickets: 1.5 }, 400, 'INVALID_INPUT'],
    ['it is said in words', { tickets: 'two' }, 400, 'INVALID_INPUT'],
  ])('is refused when %s', async (_, { sale, tickets }, ...expected) => {
    const placed = await sold({ time: '13:00', ...sale });
    const refused = await change(placed, tickets);
    expect([refused.status, refused.body.code]).toEqual(expected);
  });
});

describe('a party that grows', () => {
  it('needs seats that are free', async () => {
    await sold({ time: '13:45', numberOfTickets: 17 });
    const placed = await sold({ time: '13:45' });
    const { status, body } = await change(placed, 4);
    expect([status, body.message]).toEqual([409, 'Not enough seats: 1 left at this time.']);
    expect((await change(placed, 3)).status).toBe(200);
    expect(await taken('13:45')).toBe(20);
  });

  it('may have those of a hold whose time is over, whether or not anybody has noticed', async () => {
    const placed = await sold({ time: '14:30' });
    await held({ time: '14:30', numberOfTickets: 18 });
    expect((await change(placed, 3)).status).toBe(409);
    house.clock.set(new Date(now.getTime() + 15 * 60_000));
    expect((await change(placed, 3)).status).toBe(200);
    expect(await taken('14:30')).toBe(3);
  });

  it('of several who ask at once gets the last seat once', async () => {
    await sold({ time: '15:15', numberOfTickets: 15 });
    const both = [await sold({ time: '15:15' }), await sold({ time: '15:15' })];
    const answers = await Promise.all(both.map((placed) => change(placed, 3)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await taken('15:15')).toBe(20);
  });
});

describe('too late', () => {
  it('is one second after 24 hours before the start; nothing goes back in the day before that', async () => {
    const placed = await sold({ time: '16:00', numberOfTickets: 4 });
    house.clock.set(new Date('2026-11-26T21:00:01Z'));
    expect((await change(placed, 3)).body).toMatchObject({ totalPrice: 108.12, refund: 0 });
    house.clock.set(new Date('2026-11-27T21:00:00Z'));
    expect((await change(placed, 2)).status).toBe(200);
    house.clock.set(new Date('2026-11-27T21:00:01Z'));
    expect((await change(placed, 1)).body.code).toBe('BOOKING_LOCKED');
  });

  it('is when the hold is over', async () => {
    const placed = await held({ time: '16:45' });
    house.clock.set(new Date(now.getTime() + 15 * 60_000));
    expect((await change(placed, 1)).body.code).toBe('HOLD_LAPSED');
  });
});
