import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signedIn } from '../../../../../platform/http/testing/room-app.js';
import { type BookingHouse, bookingHouse } from '../../../testing/booking-house.js';

let house: BookingHouse;
const ops = signedIn({ id: 5, roles: ['ops'] });

beforeAll(async () => {
  house = await bookingHouse();
});
afterAll(() => house.close());

const isOpen = async (slotId: string): Promise<boolean> => {
  const { rowCount } = await house.pool.query('select 1 from booking.slots where slot_id = $1', [slotId]);
  return rowCount === 1;
};

describe('the plan', () => {
  const span = { venueId: 1, from: '2027-01-11', to: '2027-01-17' };
  const plan = (query: string) => house.get(`/api/admin/availability/plan?${query}`, ops);
  const open = (body: object) => house.post('/api/admin/availability/open', body, ops);

  it('is shown before anything is opened, and then is what was opened', async () => {
    const before = await plan('venueId=1&from=2027-01-11&to=2027-01-17&experienceId=1');
    expect(before.body.toOpen).toBeGreaterThan(80);
    expect(before.body.rows[0]).toEqual({
      date: '2027-01-11',
      experienceId: 1,
      capacity: 20,
      times: expect.arrayContaining(['10:00', '10:45']),
    });
    expect(await isOpen('1-1-2027-01-11-1000')).toBe(false);
    expect((await open({ ...span, experienceId: 1 })).body).toEqual({ opened: before.body.toOpen });
    expect(await isOpen('1-1-2027-01-11-1000')).toBe(true);
    const after = await plan('venueId=1&from=2027-01-11&to=2027-01-17&experienceId=1');
    expect(after.body).toEqual({ toOpen: 0, alreadyOpen: before.body.toOpen, rows: [] });
    expect((await open({ ...span, experienceId: 1 })).body).toEqual({ opened: 0 });
  });

  it('has for today what is still to start', async () => {
    // it is ten there, and the first of them starts at ten
    await house.pool.query("delete from booking.slots where date = '2026-11-20' and experience_id = 1");
    const { body } = await plan('venueId=1&from=2026-11-20&to=2026-11-20&experienceId=1');
    expect(body.rows[0].times[0]).toBe('10:45');
  });

  it.each<[string, object, string]>([
    ['an unknown venue', { venueId: 99 }, 'VENUE_NOT_FOUND'],
    ['what does not run there', { experienceId: 99 }, 'EXPERIENCE_NOT_AT_VENUE'],
    ['yesterday', { from: '2026-11-19', to: '2026-11-20' }, 'DATE_PAST'],
    ['a day in two and a half years', { from: '2029-05-20', to: '2029-05-21' }, 'DATE_TOO_FAR'],
    ['days in the wrong order', { to: '2027-01-10' }, 'DAYS_CROSSED'],
    ['more than two months', { to: '2027-03-14' }, 'SPAN_TOO_LONG'],
  ])('has nothing for %s', async (_, input, code) => {
    expect((await open({ ...span, ...input })).body.code).toBe(code);
  });
});

describe('one start more', () => {
  const extra = { venueId: 1, experienceId: 1, date: '2027-01-16', time: '23:05', capacity: 12 };
  const add = (input: object = {}, headers: Record<string, string> = ops) =>
    house.post('/api/admin/availability/slots', { ...extra, ...input }, headers);

  it('is on sale at once, and in the log as every other slot', async () => {
    const keyed = { ...ops, 'Idempotency-Key': 'one-start-more' };
    const first = await add({}, keyed);
    expect([first.status, first.body]).toEqual([201, { slotId: '1-1-2027-01-16-2305' }]);
    expect((await add({}, keyed)).body).toEqual(first.body);
    const { body } = await house.get('/api/availability?venueId=1&experienceId=1&date=2027-01-16');
    expect(body.at(-1)).toMatchObject({ time: '23:05', capacity: 12, bookedCount: 0, bookable: true });
    const history = await house.get('/api/admin/slots/1-1-2027-01-16-2305/history', ops);
    expect(history.body.items).toMatchObject([{ type: 'SlotOpened', actor: 'user:5', data: { capacity: 12 } }]);
  });

  it.each<[string, object, string]>([
    ['where there is a slot already', { date: '2027-01-11', time: '10:00', capacity: 20 }, 'SLOT_EXISTS'],
    ['on a day that has passed', { date: '2026-11-19' }, 'DATE_PAST'],
    ['later than in two years', { date: '2028-11-21' }, 'DATE_TOO_FAR'],
    ['in the last year that a date can name', { date: '9999-12-31', time: '23:59' }, 'DATE_TOO_FAR'],
    ['this morning', { date: '2026-11-20', time: '09:15' }, 'SLOT_STARTED'],
    ['in the hour that the clocks skip', { date: '2027-03-14', time: '02:30' }, 'TIME_SKIPPED'],
    ['of what does not run there', { experienceId: 99 }, 'EXPERIENCE_NOT_AT_VENUE'],
    ['at a venue that is none', { venueId: 99 }, 'VENUE_NOT_FOUND'],
    ['without seats', { capacity: 0 }, 'INVALID_INPUT'],
    ['at no time', { time: '24:00' }, 'INVALID_INPUT'],
  ])('is not opened %s', async (_, input, code) => {
    expect((await add(input)).body.code).toBe(code);
  });
});

describe('who may open slots', () => {
  it.each([
    ['a visitor', {}, 401],
    ['the desk', signedIn({ id: 9, roles: ['desk'] }), 403],
    ['an operator', ops, 200],
    ['an admin', signedIn({ id: 1, isAdmin: true }), 200],
  ])('is answered as %s', async (_, headers, status) => {
    const span = { venueId: 1, from: '2027-01-18', to: '2027-01-18', experienceId: 1 };
    expect((await house.post('/api/admin/availability/open', span, headers)).status).toBe(status);
    const answer = await house.get(
      `/api/admin/availability/plan?${new URLSearchParams({ ...span, venueId: '1', experienceId: '1' })}`,
      headers,
    );
    expect(answer.status).toBe(status);
  });
});
