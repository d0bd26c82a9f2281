import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { Projections } from '@northlight/event-store';
import request from 'supertest';
import { MoveBooking } from '../changing/features/move-booking/move-booking.handler.js';
import { BookingFigures } from '../domain/booking/booking-figures.js';
import { Bookings } from '../domain/booking/bookings.js';
import { ShowDayBoard } from '../planning/features/show-day-board/show-day-board.handler.js';
import { aRequest, type BookingHouse, bookingHouse, now, saturday } from '../testing/booking-house.js';
import { ConfirmBooking } from './features/confirm-booking/confirm-booking.handler.js';

const holdMinutes = 15;
const end = new Date(now.getTime() + holdMinutes * 60_000);
const justBefore = new Date(end.getTime() - 1);

/** No worker runs in this house: the clock alone lets holds lapse. */
let house: BookingHouse;

beforeAll(async () => {
  house = await bookingHouse({ HOLD_MINUTES: String(holdMinutes) });
  await house.opens('2026-11-20', 11);
});
beforeEach(() => house.clock.set(now));
afterAll(() => house.close());

const place = (time: string, numberOfTickets: number, date = saturday) =>
  house.post('/api/bookings', aRequest({ date, time, numberOfTickets }));

const slotsOf = (date: string, etag = '""') =>
  request(house.app.getHttpServer())
    .get(`/api/availability?venueId=1&experienceId=1&date=${date}`)
    .set('If-None-Match', etag);

const bookedAt = async (time: string, date = saturday): Promise<number> =>
  (await slotsOf(date)).body.find((slot: { time: string }) => slot.time === time).bookedCount;

const ask = <Answer>(query: ShowDayBoard) =>
  house.app.get(QueryBus, { strict: false }).execute(query) as Promise<Answer>;

const rowOf = async (id: string) =>
  (await house.pool.query('select status, hold_until from booking.bookings where id = $1', [id])).rows[0];

describe('a slot full of holds', () => {
  it('is full to the last millisecond of the hold, and sold to the next visitor from then on', async () => {
    const { body: first } = await place('10:00', 12);
    const { body: second } = await place('10:00', 8);
    expect(first.holdExpiresAt).toBe(end.toISOString());

    house.clock.set(justBefore);
    expect(await place('10:00', 1)).toMatchObject({ status: 409, body: { code: 'SLOT_FULL' } });
    house.clock.set(end);
    const { status, body: next } = await place('10:00', 20);
    expect(status).toBe(201);
    expect((await rowOf(first.id)).status).toBe('expired');
    expect((await rowOf(second.id)).status).toBe('expired');
    expect(await bookedAt('10:00')).toBe(20);

    const { rows } = await house.pool.query(
      `select type, xmin::text as commit from log.events where at = $1 order by position`,
      [end],
    );
    const lapse = ['HoldExpired', 'SeatsReleased'];
    expect(rows.map(({ type }) => type)).toEqual([...lapse, ...lapse, 'SeatsHeld', 'BookingPlaced']);
    expect(new Set(rows.map(({ commit }) => commit)).size).toBe(1);
    expect((await rowOf(next.id)).status).toBe('pending');
  });

  it('is shown as free from that instant on, though nobody has written anything', async () => {
    await place('10:45', 20);
    const etag = (await slotsOf(saturday)).headers.etag ?? '';
    house.clock.set(justBefore);
    expect(await bookedAt('10:45')).toBe(20);
    expect((await slotsOf(saturday, etag)).status).toBe(304);

    house.clock.set(end);
    const { status, body } = await slotsOf(saturday, etag);
    expect(status).toBe(200);
    expect(body.find(({ time }: { time: string }) => time === '10:45')).toMatchObject({
      bookedCount: 0,
      capacity: 20,
      bookable: true,
    });
  });

  it('opens its day in the calendar again', async () => {
    const openOn = async () =>
      (await house.get('/api/availability/days?venueId=1&experienceId=11&from=2026-11-23&to=2026-11-23')).body;
    const evening = { experienceId: 11, date: '2026-11-23', time: '18:00', numberOfTickets: 20 };
    expect((await house.post('/api/bookings', aRequest(evening))).status).toBe(201);
    house.clock.set(justBefore);
    expect(await openOn()).toEqual([{ date: '2026-11-23', openSlots: 0 }]);
    house.clock.set(end);
    expect(await openOn()).toEqual([{ date: '2026-11-23', openSlots: 1 }]);
  });

  it('counts neither in the figures nor on the board of the day once its time is over', async () => {
    const figures = house.app.get(BookingFigures, { strict: false });
    const today = '2026-11-20';
    const counted = async () => {
      const [at, [day]] = [house.clock.now(), await figures.load(1, { from: today, to: today }, house.clock.now())];
      const { total, pending } = await figures.counts(at);
      return { total, pending, seats: day?.booked ?? 0, visits: await figures.visitsOn(1, today, at) };
    };
    const before = await counted();
    await place('14:30', 5, '2026-11-20');
    const boarded = async () =>
      (await ask<{ experiences: { slots: { id: string; bookedCount: number }[] }[] }[]>(new ShowDayBoard()))
        .flatMap(({ experiences }) => experiences.flatMap(({ slots }) => slots))
        .find(({ id }) => id === '1-1-2026-11-20-1430')?.bookedCount;
    house.clock.set(justBefore);
    const { total, pending, seats, visits } = before;
    expect(await counted()).toEqual({ total: total + 1, pending: pending + 1, seats: seats + 5, visits: visits + 1 });
    expect(await boarded()).toBe(5);
    house.clock.set(end);
    const after = await counted();
    expect(after).toMatchObject({ seats, visits });
    expect(after.total - after.pending).toBe(total - pending);
    expect(await boarded()).toBe(0);
  });
});

describe('seats that are held', () => {
  it('stay taken once their booking is confirmed', async () => {
    const { body } = await place('11:30', 20);
    house.clock.set(justBefore);
    await house.commands.execute(new ConfirmBooking(1, body.id));
    house.clock.set(end);
    expect(await bookedAt('11:30')).toBe(20);
    expect((await place('11:30', 1)).status).toBe(409);
    expect(await rowOf(body.id)).toEqual({ status: 'confirmed', hold_until: null });
  });

  it('cannot be confirmed any more at the end of the hold', async () => {
    const { body } = await place('12:15', 2);
    house.clock.set(end);
    await expect(house.commands.execute(new ConfirmBooking(1, body.id))).rejects.toMatchObject({ code: 'HOLD_LAPSED' });
    expect((await rowOf(body.id)).status).toBe('pending'); // nobody has noticed
    expect(await house.app.get(Bookings, { strict: false }).find(1, body.id)).toMatchObject({ status: 'expired' });
  });

  it('take their end along to another time', async () => {
    const { body } = await place('13:00', 6);
    await house.commands.execute(new MoveBooking(1, body.id, { date: '2026-11-29', time: '13:00' }));
    expect([await bookedAt('13:00'), await bookedAt('13:00', '2026-11-29')]).toEqual([0, 6]);
    house.clock.set(end);
    expect([await bookedAt('13:00'), await bookedAt('13:00', '2026-11-29')]).toEqual([0, 0]);
    expect((await place('13:00', 20, '2026-11-29')).status).toBe(201);
    expect((await rowOf(body.id)).status).toBe('expired');
  });
});

describe('the night when the clocks go back', () => {
  it('keeps a hold that was made at 1:50 for fifteen minutes, until 1:05', async () => {
    const tenToTwo = new Date('2026-11-01T05:50:00Z'); // 1:50 AM EDT
    house.clock.set(tenToTwo);
    await house.opens('2026-11-01');
    const { body } = await place('14:30', 20, '2026-11-01');
    expect(body.holdExpiresAt).toBe('2026-11-01T06:05:00.000Z'); // 1:05 AM EST
    house.clock.set(new Date('2026-11-01T06:04:59Z'));
    expect(await bookedAt('14:30', '2026-11-01')).toBe(20);
    expect((await place('14:30', 1, '2026-11-01')).status).toBe(409);
    house.clock.set(new Date('2026-11-01T06:05:00Z'));
    expect(await bookedAt('14:30', '2026-11-01')).toBe(0);
    expect((await place('14:30', 20, '2026-11-01')).status).toBe(201);
  });
});

describe('the slot board', () => {
  it('says what a rebuild from the log says, ends included', async () => {
    const projections = house.app.get(Projections, { strict: false });
    expect([await projections.verify('slot-board'), await projections.verify('bookings')]).toEqual([0, 0]);
    await place('13:45', 20);
    await projections.rebuild('slot-board');
    expect(await bookedAt('13:45')).toBe(20);
    house.clock.set(end);
    expect(await bookedAt('13:45')).toBe(0);
    expect((await place('13:45', 20)).status).toBe(201);
    expect(await projections.verify('slot-board')).toBe(0);
  });
});
