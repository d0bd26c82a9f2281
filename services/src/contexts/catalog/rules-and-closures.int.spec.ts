import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { StandingView } from '@northlight/contracts';
import { aRule, type VenueHouse, venueHouse } from './testing/venue-house.js';

let house: VenueHouse;
const ask: VenueHouse['ask'] = (...args) => house.ask(...args);

beforeAll(async () => {
  house = await venueHouse();
});
afterAll(() => house.close());

const aVenue: VenueHouse['aVenue'] = (input) => house.aVenue(input);
const noted: VenueHouse['noted'] = (id) => house.noted(id);
const book: VenueHouse['book'] = (input) => house.book(input);

describe('what a venue runs', () => {
  const offer = (id: number, ...rules: object[]) => ask(`PUT /api/admin/venues/${id}/experiences/3`, { rules });

  it('has one rule for each start', async () => {
    const { id } = await aVenue({ slug: 'ruled' });
    const { status, body } = await offer(id, aRule({ weekdays: [1, 2] }), aRule({ weekdays: [2], lastStart: '12:00' }));
    expect([status, body.code, body.errors[0].field]).toEqual([400, 'RULES_OVERLAP', 'rules.1.firstStart']);
    expect(body.message).toMatch(/on Tuesday/);
    expect((await offer(id, aRule({ validFrom: '2027-01-02', validUntil: '2027-01-01' }))).body.code).toBe(
      'DAYS_CROSSED',
    );
    const late = await offer(id, aRule(), aRule({ firstStart: '18:00', lastStart: '17:45' }));
    expect(late.body).toMatchObject({ code: 'STARTS_CROSSED', errors: [{ field: 'rules.1.lastStart' }] });
    const night = await offer(id, aRule({ firstStart: '20:00', lastStart: '01:00' }), aRule({ firstStart: '23:00' }));
    expect(night.body.code).toBe('RULES_OVERLAP');
    for (const wrong of [
      { weekdays: [] },
      { weekdays: [7] },
      { firstStart: '24:00' },
      { seats: 0 },
      { everyMinutes: 4 },
    ])
      expect((await offer(id, aRule(wrong))).body.errors[0].field).toMatch(/^rules\.0\./);
    for (const rules of [[], [7], [null], [[]], 'x', null, { 0: aRule() }])
      expect((await ask(`PUT /api/admin/venues/${id}/experiences/3`, { rules })).status).toBe(400);
    expect((await ask(`PUT /api/admin/venues/${id}/experiences/99`, { rules: [aRule()] })).status).toBe(404);
  });

  it('goes once nobody is expected and nothing is open', async () => {
    const { id } = await aVenue({ slug: 'leaving' });
    await offer(id, aRule());
    const span = { venueId: id, from: '2026-12-07', to: '2026-12-07' };
    await ask('POST /api/admin/availability/open', span);
    const placed = await book({ venueId: id, experienceId: 3, date: '2026-12-07', time: '10:00' });
    const go = () => ask(`DELETE /api/admin/venues/${id}/experiences/3`);
    expect((await go()).body).toMatchObject({
      code: 'VENUE_IN_USE',
      message: 'Global Cities Expo has upcoming bookings',
    });
    const token = { 'Booking-Token': placed.body.manageToken };
    expect((await ask(`POST /api/bookings/${placed.body.id}/cancel`, {}, token)).status).toBe(200);
    expect((await go()).body.code).toBe('VENUE_HAS_SLOTS');
    await ask('POST /api/admin/availability/close-free', {
      ...span,
      experienceId: 3,
      reason: 'Goes from the programme',
    });
    expect((await go()).body.offers).toEqual([]);
    expect((await go()).body.code).toBe('EXPERIENCE_NOT_AT_VENUE');
    expect((await noted(id)).map(({ what }) => what)).toEqual(['created', 'experience added', 'experience removed']);
  });
});

describe('days on which a venue stays shut', () => {
  const standing = async (query: string): Promise<StandingView> =>
    (await ask(`GET /api/admin/availability/standing?venueId=1&${query}`)).body;

  it('are told to visitors, open nothing, and leave who is booked where they are', async () => {
    const span = { venueId: 1, from: '2026-12-12', to: '2026-12-13', experienceId: 2 };
    await ask('POST /api/admin/availability/open', span);
    await book({ venueId: 1, experienceId: 2, date: '2026-12-12', time: '10:00' });
    expect(await standing('from=2026-12-12&to=2026-12-13')).toEqual({
      openSlots: 24,
      freeSlots: 23,
      days: [{ date: '2026-12-12', bookings: 1, seats: 2 }],
    });
    const closure = { from: '2026-12-12', to: '2026-12-14', reason: 'A burst pipe' };
    expect((await ask('POST /api/admin/venues/1/closures', closure)).body.closures).toContainEqual({
      date: '2026-12-13',
      reason: 'A burst pipe',
    });
    const { body } = await ask('POST /api/admin/availability/close-free', { ...span, reason: closure.reason });
    expect(body).toEqual({
      closed: 23,
      standing: { openSlots: 1, freeSlots: 0, days: [{ date: '2026-12-12', bookings: 1, seats: 2 }] },
    });
    const day = await ask('GET /api/availability?venueId=1&experienceId=2&date=2026-12-13', undefined, {});
    expect(day.body.every(({ bookable }: { bookable: boolean }) => !bookable)).toBe(true);
    const plan = await ask('GET /api/admin/availability/plan?venueId=1&from=2026-12-12&to=2026-12-14');
    expect(plan.body).toMatchObject({ toOpen: 0 });
    expect((await ask('GET /api/venues/rochester-flagship', undefined, {})).body.closures).toHaveLength(5);
    const opened = await ask('DELETE /api/admin/venues/1/closures?from=2026-12-12&to=2026-12-14');
    expect(opened.body.closures).toHaveLength(2);
    expect((await noted(1)).slice(-2).map(({ what }) => what)).toEqual(['days closed', 'days opened again']);
  });

  it('are on record as they were: the days that were shut, not those that were asked for', async () => {
    const { id } = await aVenue({ slug: 'shut' });
    const closures = `/api/admin/venues/${id}/closures`;
    await ask(`POST ${closures}`, { from: '2026-12-12', to: '2026-12-13', reason: 'Snow' });
    await ask(`POST ${closures}`, { from: '2026-12-13', to: '2026-12-14', reason: 'A burst pipe' });
    await ask(`DELETE ${closures}?from=2026-12-01&to=2027-01-31`);
    expect((await noted(id)).slice(1).map((change) => [change.old, change.new])).toEqual([
      [null, { from: '2026-12-12', to: '2026-12-13', reason: 'Snow' }],
      [
        { shutFrom: '2026-12-13', shutTo: '2026-12-13', reason: 'Snow' },
        { from: '2026-12-13', to: '2026-12-14', reason: 'A burst pipe' },
      ],
      [{ from: '2026-12-12', to: '2026-12-14', reason: 'Snow, A burst pipe' }, null],
    ]);
  });

  it.each([
    [{ from: '2026-12-02', to: '2026-12-01' }, 'DAYS_CROSSED'],
    [{ from: '2026-11-19', to: '2026-12-01' }, 'DATE_PAST'],
    [{ from: '2026-12-01', to: '2027-12-02' }, 'SPAN_TOO_LONG'],
    [{ from: '2026-12-01', to: '2026-12-01', reason: '' }, 'INVALID_INPUT'],
  ])('are refused %j', async (input, code) => {
    expect((await ask('POST /api/admin/venues/1/closures', { reason: 'A test', ...input })).body.code).toBe(code);
  });
});
