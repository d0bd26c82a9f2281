import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { WeekdaysView } from '@northlight/contracts';
import { aRequest, type BookingHouse, bookingHouse, now, saturday } from '../../../testing/booking-house.js';

let house: BookingHouse;

beforeAll(async () => {
  house = await bookingHouse();
  await house.opens('2026-11-25', 5);
});
beforeEach(() => house.clock.set(now));
afterAll(() => house.close());

const slots = (query: string) => house.get(`/api/availability?${query}`);
const days = (query: string) => house.get(`/api/availability/days?venueId=1&experienceId=8&${query}`);

describe('the slots of a day', () => {
  it('are told in order of time, with what is taken', async () => {
    await house.post('/api/bookings', aRequest({ time: '10:45' }));
    const { status, body } = await slots(`venueId=1&experienceId=1&date=${saturday}`);
    expect(status).toBe(200);
    expect(body).toHaveLength(16);
    expect(body.slice(0, 2)).toEqual([
      { id: '1-1-2026-11-28-1000', time: '10:00', capacity: 20, bookedCount: 0, bookable: true },
      { id: '1-1-2026-11-28-1045', time: '10:45', capacity: 20, bookedCount: 2, bookable: true },
    ]);
  });

  it('are no longer bookable once started, by the clock of the venue', async () => {
    house.clock.set(new Date('2026-11-28T15:00:00Z'));
    const { body } = await slots(`venueId=1&experienceId=1&date=${saturday}`);
    expect(body.slice(0, 2).map(({ bookable }: { bookable: boolean }) => bookable)).toEqual([false, true]);
  });

  it('are none on a day when the venue is closed', async () => {
    expect(await slots('venueId=1&experienceId=1&date=2026-11-26')).toMatchObject({ status: 200, body: [] });
  });

  it('travel compressed to whoever takes that; a refusal, and a day of few bytes, never', async () => {
    const ask = (day: string) =>
      house.get(`/api/availability?venueId=1&experienceId=1&date=${day}`, { 'Accept-Encoding': 'br' });
    const { headers, body } = await ask(saturday);
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual(['br', 'Accept-Encoding']);
    expect(body).toHaveLength(16);
    expect((await ask('2026-11-26')).headers.get('content-encoding')).toBeNull();
    expect((await ask('tomorrow')).headers.get('content-encoding')).toBeNull();
  });

  it.each([
    ['venueId=99&experienceId=1&date=2026-11-28', 404, 'Venue not found'],
    ['venueId=1&experienceId=99&date=2026-11-28', 404, 'Experience not found'],
    ['venueId=1&experienceId=1', 400, 'Please select a date'],
    ['venueId=x&experienceId=1&date=2026-11-28', 400, 'Please select a venue'],
  ])('are refused with one clear message: %s', async (query, status, message) => {
    const answer = await slots(query);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  });
});

describe('the days of a calendar', () => {
  it('are those that have slots, with how many are open', async () => {
    const { body } = await days('from=2026-11-24&to=2026-11-30');
    expect(body).toEqual([
      { date: '2026-11-25', openSlots: 10 },
      { date: '2026-11-27', openSlots: 12 },
      { date: '2026-11-28', openSlots: 12 },
      { date: '2026-11-29', openSlots: 12 },
    ]);
  });

  it('count neither what has started nor what is full', async () => {
    const full = aRequest({ experienceId: 8, date: '2026-11-27', time: '21:00', numberOfTickets: 20 });
    await house.post('/api/bookings', full);
    house.clock.set(new Date('2026-11-27T16:00:00Z'));
    const { body } = await days('from=2026-11-27&to=2026-11-27');
    expect(body).toEqual([{ date: '2026-11-27', openSlots: 9 }]);
  });

  it('are refused beyond two months', async () => {
    const answer = await days('from=2026-11-01&to=2027-01-02');
    expect([answer.status, answer.body.message]).toEqual([400, 'Please request at most 62 days at once.']);
    expect((await days('from=2026-11-02&to=2026-11-01')).status).toBe(400);
  });
});

describe('the next time of an experience', () => {
  const next = async (id: number) => {
    const { body } = await house.get('/api/availability/weekdays');
    return body.find(({ experienceId }: WeekdaysView) => experienceId === id)?.next;
  };

  it('is the first start ahead that has a seat left, by the clock of the venue', async () => {
    house.clock.set(new Date('2026-11-28T03:30:00Z')); // half past ten in the evening of the Friday
    expect(await next(1)).toEqual({ venueId: 1, date: saturday, time: '10:00', inDays: 1 });
    await house.post('/api/bookings', aRequest({ time: '10:00', numberOfTickets: 20 }));
    house.clock.set(new Date('2026-11-28T14:59:00Z'));
    expect(await next(1)).toEqual({ venueId: 1, date: saturday, time: '10:45', inDays: 0 });
    house.clock.set(new Date('2026-11-28T15:45:00Z'));
    expect((await next(1)).time).toBe('11:30');
  });

  it('is none where nothing starts within a week', async () => {
    house.clock.set(new Date('2026-11-10T12:00:00Z'));
    expect(await next(1)).toBeNull();
  });
});

describe('the days of the week', () => {
  const weekdays = async () => {
    const { body } = await house.get('/api/availability/weekdays');
    return body.find(({ experienceId }: WeekdaysView) => experienceId === 1)?.weekdays;
  };

  it('are those with an open slot to come', async () => {
    expect(await weekdays()).toEqual([3, 5, 6, 7]); // the Thursday is Thanksgiving
    await house.opens('2026-11-30', 4);
    expect(await weekdays()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    await house.pool.query("update booking.slots set closed = true where date = '2026-11-30' and experience_id = 1");
    expect(await weekdays()).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it('are none of an experience that has no slot to come', async () => {
    house.clock.set(new Date('2027-06-01T12:00:00Z'));
    expect(await weekdays()).toBeUndefined();
  });
});
