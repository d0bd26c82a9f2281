import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { SlotLoadView } from '@northlight/contracts';
import { DataSource } from 'typeorm';
import { signedIn } from '../../../../../platform/http/testing/room-app.js';
import { aRequest, type BookingHouse, bookingHouse, saturday } from '../../../testing/booking-house.js';
import { ops, slotAt } from '../../../testing/ops-desk.js';

let house: BookingHouse;
const week = { venueId: '1', from: '2026-11-22', to: '2026-11-28' };
const calendar = (input: object = {}, headers: Record<string, string> = ops) =>
  house.get(`/api/admin/availability?${new URLSearchParams({ ...week, ...input })}`, headers);

beforeAll(async () => {
  house = await bookingHouse();
  await house.opens(saturday);
});
afterAll(() => house.close());

/** 13 experiences with a start on every quarter of an hour from 10:00 to 15:15: 2,002 slots a week. */
const fifteenWeeks = `
  insert into booking.slots (venue_id, slot_id, experience_id, date, time, capacity)
  select 1, format('1-%s-%s-%s', e, d::date, to_char(t, 'HH24MI')), e, d::date, to_char(t, 'HH24:MI'), 20
  from generate_series('2027-03-07'::date, '2027-06-19', '1 day') d, generate_series(1, 13) e,
    generate_series('2027-06-06 10:00'::timestamp, '2027-06-06 15:15', '15 min') t`;

const slotIn = (slots: readonly SlotLoadView[], time: string) => slots.find(({ id }) => id === slotAt(time));

describe('the calendar of a venue', () => {
  it('says of each slot how full it is, who waits and what is closed, and what could still be opened', async () => {
    await house.post('/api/bookings', aRequest({ numberOfTickets: 20, ticketType: 'group' }));
    const party = { venueId: 1, experienceId: 1, date: saturday, time: '14:30', party: 3 };
    await house.post('/api/waitlist', { ...party, customerName: 'Cy Fox', customerEmail: 'cy@example.com' });
    await house.post(`/api/admin/availability/slots/${slotAt('15:15')}/close`, { reason: 'A burst pipe' }, ops);
    const { status, body } = await calendar();
    expect(status).toBe(200);
    expect(body).toMatchObject({ venueName: 'Rochester Flagship', now: { date: '2026-11-20', time: '10:00' } });
    expect(slotIn(body.slots, '14:30')).toEqual({
      id: slotAt('14:30'),
      experienceId: 1,
      opensAt: null,
      date: saturday,
      time: '14:30',
      capacity: 20,
      booked: 20,
      waiting: 1,
      closed: false,
    });
    expect(slotIn(body.slots, '15:15')).toMatchObject({ booked: 0, waiting: 0, closed: true });
    expect(body.foreseen).toContainEqual({ experienceId: 1, date: '2026-11-22', time: '10:00', capacity: 20 });
    expect(body.foreseen.some(({ date }: SlotLoadView) => date === saturday)).toBe(false);
    // Thanksgiving: the venue is closed
    expect(body.foreseen.some(({ date }: SlotLoadView) => date === '2026-11-26')).toBe(false);
  });

  it('foresees nothing for what has begun already', async () => {
    const { body } = await calendar({ from: '2026-11-19', to: '2026-11-20' });
    const times = body.foreseen.map(({ date, time }: SlotLoadView) => `${date} ${time}`);
    expect(times).toContain('2026-11-20 10:45');
    expect(times.filter((time: string) => time <= '2026-11-20 10:00')).toEqual([]);
  });

  it('reads a week of 2,000 slots in one question, over an index that has no others', async () => {
    await house.pool.query(fifteenWeeks);
    await house.pool.query('analyze booking.slots');
    const database = house.app.get(DataSource);
    const logged = jest.spyOn(database.logger, 'logQuery');
    const { body } = await calendar({ from: '2027-06-06', to: '2027-06-12' });
    const questions = logged.mock.calls.filter(([text]) => text.includes('booking.slots'));
    logged.mockRestore();
    expect(body.slots).toHaveLength(2_002);
    expect(questions).toHaveLength(1);
    const [[text, values] = ['']] = questions;
    const plan = JSON.stringify(await database.query(`explain (format json) ${text}`, values));
    expect(plan).toContain('slots_of_a_calendar');
  });

  it.each<[string, object, string]>([
    ['of a venue that is none', { venueId: '99' }, 'VENUE_NOT_FOUND'],
    ['of more than two weeks', { to: '2026-12-06' }, 'SPAN_TOO_LONG'],
    ['of days in the wrong order', { to: '2026-11-21' }, 'DAYS_CROSSED'],
    ['of no day', { from: 'today' }, 'INVALID_INPUT'],
  ])('is not shown %s', async (_, input, code) => {
    expect((await calendar(input)).body.code).toBe(code);
  });

  it.each([
    ['a visitor', {}, 401],
    ['somebody who is signed in', signedIn({ id: 9 }), 403],
    ['the desk', signedIn({ id: 9, roles: ['desk'] }), 200],
  ])('is shown to %s as they may see it', async (_, headers, status) => {
    expect((await calendar({}, headers)).status).toBe(status);
  });
});
