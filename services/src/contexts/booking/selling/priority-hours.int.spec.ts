import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { loadMemberships } from '../../../demo/membership/load-memberships.js';
import { signedIn } from '../../../platform/http/testing/room-app.js';
import { aRequest, type BookingHouse, bookingHouse, holding, now, saturday } from '../testing/booking-house.js';
import { ConfirmBooking } from './features/confirm-booking/confirm-booking.handler.js';

let house: BookingHouse;
/** Ten in the morning at the venue. The seeded Gold has 48 hours of priority, Silver 24. */
const opening = new Date('2026-11-24T15:00:00Z');
const hoursBefore = (hours: number, ms = 0) => new Date(opening.getTime() - hours * 3_600_000 + ms);
const gold = signedIn({ id: 7, email: 'ann@example.com', plan: 'gold' });
const silver = signedIn({ id: 8, email: 'bob@example.com', plan: 'silver' });
const desk = signedIn({ id: 4, roles: ['desk'], email: 'dana@example.com' });
const ops = signedIn({ id: 5, roles: ['ops'] });
const at = (time: string) => ({ venueId: 1, experienceId: 1, date: saturday, time, capacity: 20 });

const start = (time: string, opensAt?: string) =>
  house.post('/api/admin/availability/slots', { ...at(time), opensAt }, ops);
const place = (headers: Record<string, string>, time: string, more: object = {}) =>
  house.post('/api/bookings', aRequest({ time, ...more }), headers);

beforeAll(async () => {
  house = await bookingHouse();
  await loadMemberships(house.app);
  await house.opens('2026-11-29');
  for (const time of ['09:05', '09:10', '09:15', '09:20', '09:25']) {
    expect((await start(time, '2026-11-24T10:00')).status).toBe(201);
  }
});
afterEach(() => house.clock.set(now));
afterAll(() => house.close());

describe('a time that opens to everybody on Tuesday at ten', () => {
  it('is shown to all in the same way: not bookable, and since when it will be', async () => {
    const see = async (headers = {}) =>
      (await house.get(`/api/availability?venueId=1&experienceId=1&date=${saturday}`, headers)).body[0];
    expect(await see()).toMatchObject({ time: '09:05', bookable: false, opensAt: opening.toISOString() });
    expect(await see(gold)).toEqual(await see());
    const days = await house.get(`/api/availability/days?venueId=1&experienceId=1&from=${saturday}&to=${saturday}`);
    expect(days.body).toEqual([{ date: saturday, openSlots: 0, opensAt: opening.toISOString() }]);
    house.clock.set(opening);
    expect(await see()).toMatchObject({ time: '09:05', bookable: true });
    expect(await see()).not.toHaveProperty('opensAt');
  });

  it('is booked by the holder of a plan its hours before, and by a visitor at its second', async () => {
    house.clock.set(hoursBefore(48, -1));
    const early = await place(gold, '09:05');
    expect([early.status, early.body.code]).toEqual([409, 'SLOT_NOT_OPEN_YET']);
    expect(early.body.message).toContain('November 22, 2026, 10:00 AM');
    house.clock.set(hoursBefore(48));
    expect((await place(gold, '09:05')).status).toBe(201);
    expect((await place(silver, '09:05')).body.code).toBe('SLOT_NOT_OPEN_YET');
    house.clock.set(hoursBefore(24));
    expect((await place(silver, '09:05')).status).toBe(201);
    house.clock.set(hoursBefore(0, -1));
    expect((await place({}, '09:05')).body.code).toBe('SLOT_NOT_OPEN_YET');
    expect((await place(signedIn({ plan: 'gone' }), '09:05')).body.code).toBe('SLOT_NOT_OPEN_YET');
    house.clock.set(opening);
    expect((await place({}, '09:05')).status).toBe(201);
  });

  it('is sold by the staff at any time', async () => {
    const { customerEmail: _, ...sale } = aRequest({ time: '09:10' });
    expect((await house.post('/api/admin/bookings', sale, desk)).status).toBe(201);
    expect((await place(desk, '09:10', { customerEmail: 'guest@example.com' })).status).toBe(201);
  });

  it('takes no booking that is moved to it, and no party that grows in it, before its time', async () => {
    const { body } = await place({}, '10:00', { date: '2026-11-29' });
    const move = (headers: Record<string, string> = {}) =>
      house.post(
        `/api/bookings/${body.id}/reschedule`,
        { date: saturday, time: '09:15' },
        { ...holding(body), ...headers },
      );
    expect((await move()).body.code).toBe('SLOT_NOT_OPEN_YET');
    house.clock.set(hoursBefore(47));
    const { body: kept } = await place(gold, '09:15');
    await house.commands.execute(new ConfirmBooking(1, kept.id, { paid: true }));
    const grow = (headers: Record<string, string>) =>
      house.post(`/api/bookings/${kept.id}/party`, { numberOfTickets: 3 }, { ...holding(kept), ...headers });
    expect((await grow({})).body.code).toBe('SLOT_NOT_OPEN_YET');
    expect((await grow(gold)).status).toBe(200);
  });

  it('is waited for by those who may book it, who alone take what they are offered', async () => {
    house.clock.set(hoursBefore(40));
    const { body: big } = await place(gold, '09:20', { numberOfTickets: 20 });
    const wait = (headers: Record<string, string>, customerEmail: string) =>
      house.post(
        '/api/waitlist',
        { ...at('09:20'), capacity: undefined, party: 2, customerName: 'Bo', customerEmail },
        headers,
      );
    expect((await wait(silver, 'bob@example.com')).body.code).toBe('SLOT_NOT_OPEN_YET');
    const joined = await wait(gold, 'ann@example.com');
    expect(joined.status).toBe(201);
    await house.post(`/api/bookings/${big.id}/cancel`, {}, holding(big));
    const offer = { entryId: joined.body.id, token: joined.body.leaveToken };
    expect((await place({}, '09:20', { offer })).body.code).toBe('SLOT_NOT_OPEN_YET');
    expect((await place(gold, '09:20', { offer })).status).toBe(201);
  });

  it('is not given to one of many who try in the minute before, and not oversold to those who try at it', async () => {
    const crowd = () =>
      Promise.all(
        Array.from({ length: 30 }, (_, nth) => place({}, '09:25', { customerEmail: `visitor${nth}@example.com` })),
      );
    house.clock.set(hoursBefore(0, -60_000));
    expect(new Set((await crowd()).map(({ body }) => body.code))).toEqual(new Set(['SLOT_NOT_OPEN_YET']));
    house.clock.set(opening);
    const codes = (await crowd()).map(({ body }) => body.code ?? 'booked');
    expect(codes.filter((code) => code === 'booked')).toHaveLength(10);
    expect(codes.filter((code) => code === 'SLOT_FULL')).toHaveLength(20);
  });
});

describe('a crowd with and without plans, while the clock goes over an opening', () => {
  const planned = (nth: number) => [gold, silver, {}, signedIn({ plan: 'gone' })][nth % 4] ?? {};

  it.each([
    { whose: 'Gold', time: '09:40', hours: 48, comes: /gold/ },
    { whose: 'everybody', time: '09:50', hours: 0, comes: /./ },
  ])('gets no seat before it, and all of them after it: that of $whose', async ({ time, hours, comes }) => {
    await start(time, '2026-11-24T10:00');
    house.clock.set(hoursBefore(hours, -1));
    const booked: string[] = [];
    const tries = Array.from({ length: 120 }, async (__, nth) => {
      await pause(nth); // one after the other, so that some are before it and some after it
      const headers = hours === 0 && house.clock.now() < opening ? {} : planned(nth);
      const { status } = await place(headers, time, { numberOfTickets: 1, customerEmail: `one${nth}@example.com` });
      if (status === 201) booked.push(JSON.stringify(headers));
    });
    await pause(40);
    house.clock.set(hoursBefore(hours));
    await Promise.all(tries);
    const { rows } = await house.pool.query('select placed_at as at from booking.bookings where slot_id = $1', [
      `1-1-${saturday}-${time.replace(':', '')}`,
    ]);
    expect([booked.length, rows.length]).toEqual([20, 20]);
    expect(rows.filter(({ at: placedAt }) => placedAt < hoursBefore(hours))).toEqual([]);
    expect(booked.filter((plan) => !comes.test(plan))).toEqual([]);
  });
});

describe('the opening that staff give', () => {
  it('is the clock of the venue, and no hour that it skips', async () => {
    expect((await start('09:30', '2027-03-14T02:30')).body.code).toBe('TIME_SKIPPED');
    expect((await start('09:30', 'tomorrow')).status).toBe(400);
  });

  it('is that of all slots that are opened together; what is there stays as it is', async () => {
    const body = { venueId: 1, experienceId: 1, from: '2026-11-29', to: '2026-12-02', opensAt: '2026-11-25T08:00' };
    const opened = await house.post('/api/admin/availability/open', body, ops);
    expect(opened.body.opened).toBeGreaterThan(0);
    const { body: days } = await house.get(
      '/api/availability/days?venueId=1&experienceId=1&from=2026-11-29&to=2026-12-02',
    );
    expect(days[0].openSlots).toBeGreaterThan(0);
    expect(days.at(-1)).toMatchObject({ openSlots: 0, opensAt: '2026-11-25T13:00:00.000Z' });
  });
});
