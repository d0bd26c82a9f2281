import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signedIn } from '../../../../platform/http/testing/room-app.js';
import { type BookingHouse, bookingHouse } from '../../testing/booking-house.js';

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

  it.each<[string, object, string]>([
    ['an unknown venue', { venueId: 99 }, 'VENUE_NOT_FOUND'],
    ['what does not run there', { experienceId: 99 }, 'EXPERIENCE_NOT_AT_VENUE'],
    ['yesterday', { from: '2026-11-19', to: '2026-11-20' }, 'DATE_PAST'],
    ['days in the wrong order', { to: '2027-01-10' }, 'SPAN_TOO_LONG'],
    ['more than two months', { to: '2027-03-14' }, 'SPAN_TOO_LONG'],
  ])('has nothing for %s', async (_, said, code) => {
    expect((await open({ ...span, ...said })).body.code).toBe(code);
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
    const asked = await house.get(
      `/api/admin/availability/plan?${new URLSearchParams({ ...span, venueId: '1', experienceId: '1' })}`,
      headers,
    );
    expect(asked.status).toBe(status);
  });
});
