import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlaceBookingDto } from '@northlight/contracts';
import { Bookings } from '../../../domain/booking/bookings.js';
import { aRequest, type BookingHouse, bookingHouse, now, saturday } from '../../../testing/booking-house.js';

let house: BookingHouse;

beforeAll(async () => {
  house = await bookingHouse();
  await house.opens(saturday, 2);
});
afterAll(() => house.close());

const place = (overrides: Partial<PlaceBookingDto> = {}, headers: Record<string, string> = {}) =>
  house.post('/api/bookings', aRequest(overrides), headers);

const bookedAt = async (time: string, date = saturday): Promise<number> => {
  const { body } = await house.get(`/api/availability?venueId=1&experienceId=1&date=${date}`);
  return body.find((slot: { time: string }) => slot.time === time).bookedCount;
};

describe('a visitor who books two tickets', () => {
  it('gets back what was asked, and what the server made of it', async () => {
    const { status, body } = await place({ customerPhone: '+1 585 555 0100', totalPrice: 72.08, time: '10:00' });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...aRequest({ customerPhone: '+1 585 555 0100', time: '10:00' }),
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      reference: expect.stringMatching(/^NL-[2-9A-Z]{8}$/),
      status: 'pending',
      holdExpiresAt: null,
      subtotal: 68,
      bookingFee: 4.08,
      totalPrice: 72.08,
      priceAdjusted: false,
      manageToken: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(await bookedAt('10:00')).toBe(2);
  });

  it("is charged the server's price, and told so", async () => {
    const { status, body } = await place({ totalPrice: 1, time: '10:45' });
    expect([status, body.totalPrice, body.priceAdjusted]).toEqual([201, 72.08, true]);
  });

  it('may send the time with seconds', async () => {
    expect((await place({ time: '11:30:00' })).status).toBe(201);
    expect(await bookedAt('11:30')).toBe(2);
  });

  it('leaves a mail to be sent that says nothing about the person', async () => {
    const { body } = await place({ time: '12:15' });
    const { rows } = await house.pool.query("select payload from log.outbox where payload->>'bookingId' = $1", [
      body.id,
    ]);
    expect(rows).toEqual([{ payload: { venueId: 1, bookingId: body.id } }]);
  });
});

describe('a booking that cannot be', () => {
  it.each<[string, Partial<PlaceBookingDto>, number, string]>([
    ['an unknown venue', { venueId: 99 }, 404, 'Venue not found'],
    ['a venue that is still planned', { venueId: 2 }, 400, 'This venue isn’t open for bookings yet.'],
    ['an unknown experience', { experienceId: 99 }, 404, 'Experience not found'],
    ['yesterday', { date: '2026-11-19' }, 400, 'This date has passed. Please choose another date.'],
    ['a time without a slot', { time: '14:31' }, 404, 'This time isn’t available. Please choose another time.'],
    ['a date without slots', { date: '2027-11-28' }, 404, 'This time isn’t available. Please choose another time.'],
    ['no ticket', { numberOfTickets: 0 }, 400, 'Please choose between 1 and 20 tickets'],
    ['21 tickets', { numberOfTickets: 21 }, 400, 'Please choose between 1 and 20 tickets'],
    ['half a ticket', { numberOfTickets: 1.5 }, 400, 'Please choose between 1 and 20 tickets'],
    ['a family pack of 3', { ticketType: 'family', numberOfTickets: 3 }, 400, 'Family Pack is for exactly 4 tickets'],
    ['a ticket type of its own', { ticketType: 'free' as never }, 400, 'Please select a ticket type'],
    ['a bad e-mail', { customerEmail: 'ann@' }, 400, 'Please enter a valid email'],
    ['a name of one letter', { customerName: 'A' }, 400, 'Please enter your name'],
    ['a name of spaces that nobody sees', { customerName: ' \u00A0\u200B\u200B ' }, 400, 'Please enter your name'],
    ['a phone of letters', { customerPhone: 'call me' }, 400, 'Please enter a valid phone number'],
    ['a date that no calendar has', { date: '2026-02-30' }, 400, 'Please select a date'],
    ['a time that no clock has', { time: '25:00' }, 400, 'Please select a time slot'],
    ['a venue beyond every column', { venueId: 2 ** 31 }, 400, 'Please select a venue'],
    [
      'the hour that the clocks skip',
      { date: '2027-03-14', time: '02:30' },
      400,
      'This time doesn’t exist on this date because the clocks change. Please choose another time.',
    ],
  ])('is refused with one clear message: %s', async (...[, input, status, message]) => {
    const answer = await place(input);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  });

  it('is refused where the venue does not run the experience', async () => {
    await house.changesCatalog('delete from catalog.venue_experiences where venue_id = 1 and experience_id = 12');
    const { status, body } = await place({ experienceId: 12 });
    expect([status, body.code]).toEqual([400, 'EXPERIENCE_NOT_AT_VENUE']);
  });

  it('is refused when the slot has started, by the clock of the venue', async () => {
    house.clock.set(new Date('2026-11-28T19:30:00Z'));
    const { status, body } = await place();
    house.clock.set(now);
    expect([status, body.code]).toEqual([400, 'SLOT_STARTED']);
  });

  it('is refused when there is no room, and says how much there is', async () => {
    await place({ time: '15:15', numberOfTickets: 18 });
    const { status, body } = await place({ time: '15:15', numberOfTickets: 3 });
    expect([status, body.message]).toEqual([409, 'Not enough seats: 2 left at this time.']);
    expect((await place({ time: '15:15', numberOfTickets: 2 })).status).toBe(201);
    expect(await bookedAt('15:15')).toBe(20);
  });

  it('leaves no trace of the person', async () => {
    const persons = async () =>
      (await house.pool.query('select ref from booking.customers union select ref from booking.person_keys')).rowCount;
    const before = await persons();
    await place({ time: '14:31', customerName: 'Never Was' });
    expect(await persons()).toBe(before);
  });
});

describe('a request with an Idempotency-Key', () => {
  const keyed = (key: string) => ({ 'Idempotency-Key': key });

  it('gets the same answer again and takes its seats once', async () => {
    const first = await place({ time: '16:00' }, keyed('one-click-or-two'));
    const second = await place({ time: '16:00' }, keyed('one-click-or-two'));
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(await bookedAt('16:00')).toBe(2);
  });

  it('is one booking, however many arrive at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => place({ time: '16:45' }, keyed('thirty-at-once'))),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await bookedAt('16:45')).toBe(2);
  });

  it('is refused for another request', async () => {
    await place({ time: '17:30' }, keyed('another-request'));
    const { status, body } = await place({ time: '17:30', numberOfTickets: 3 }, keyed('another-request'));
    expect([status, body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(await bookedAt('17:30')).toBe(2);
  });

  it.each(['short', 'x'.repeat(201), 'with a space'])('is refused when it is malformed: %s', async (key) => {
    expect(await place({}, keyed(key))).toMatchObject({ status: 400, body: { code: 'IDEMPOTENCY_KEY_MALFORMED' } });
  });

  it('may be used again after a refusal, which had no effect', async () => {
    await place({ time: '18:15', numberOfTickets: 20 });
    expect((await place({ time: '18:15' }, keyed('after-a-refusal'))).status).toBe(409);
    expect((await place({ time: '18:15' }, keyed('after-a-refusal'))).status).toBe(409);
  });
});

describe('what is kept of a person', () => {
  it('is sealed in one table, and neither in the log nor in a stored answer', async () => {
    const input = { customerName: 'Zebulon Quux', customerEmail: 'zq@example.org', customerPhone: '+1 585 555 0199' };
    const { body } = await place({ ...input, time: '19:00' }, { 'Idempotency-Key': 'personal-data' });
    const { rows } = await house.pool.query(
      `select string_agg(t, ' ') as text from (
         select e::text as t from log.events e union all select r::text from log.requests r
         union all select o::text from log.outbox o union all select b::text from booking.bookings b
         union all select c::text || encode(sealed, 'escape') from booking.customers c) everything`,
    );
    for (const word of ['Zebulon', 'zq@example', '555 0199', body.manageToken])
      expect(rows[0].text).not.toContain(word);
    const booking = await house.app.get(Bookings, { strict: false }).find(1, body.id);
    expect(booking?.customer).toEqual({ name: 'Zebulon Quux', email: 'zq@example.org', phone: '+1 585 555 0199' });
  });
});

describe('the guard behind the rules', () => {
  it('does not let the slot board say more than there is, whoever writes', async () => {
    const oversell = house.pool.query('update booking.slots set booked_count = capacity + 1');
    await expect(oversell).rejects.toThrow(/slots_never_oversold/);
  });
});
