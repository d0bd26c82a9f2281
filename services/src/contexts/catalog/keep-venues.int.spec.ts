import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signedIn } from '../../platform/http/testing/room-app.js';
import { aRule, erie, type VenueHouse, venueHouse } from './testing/venue-house.js';

let house: VenueHouse;
const ask: VenueHouse['ask'] = (...args) => house.ask(...args);

beforeAll(async () => {
  house = await venueHouse();
});
afterAll(() => house.close());

const aVenue: VenueHouse['aVenue'] = (input) => house.aVenue(input);
const noted: VenueHouse['noted'] = (id) => house.noted(id);
const book: VenueHouse['book'] = (input) => house.book(input);

describe('a venue and an experience that are new', () => {
  it('are opened by their rules, and a visitor books there', async () => {
    const train = {
      ...{ name: 'Night Train', slug: 'night-train', shortDescription: 'A train through the dark.', category: 'new' },
      ...{ description: 'A train leaves at midnight and comes back changed.', price: 30, duration: 45 },
    };
    const { id: experienceId } = (await ask('POST /api/experiences', train)).body;
    const { id: venueId, ...made } = await aVenue();
    expect(made).toMatchObject({ slug: 'erie', state: 'PA', status: 'open', openedYear: 2026, offers: [] });
    expect((await book({ venueId, experienceId, date: '2026-11-28', time: '18:00' })).body.code).toBe(
      'EXPERIENCE_NOT_AT_VENUE',
    );
    const rules = [aRule({ weekdays: [6], firstStart: '18:00', everyMinutes: 90 }), aRule({ weekdays: [0], seats: 6 })];
    const offered = await ask(`PUT /api/admin/venues/${venueId}/experiences/${experienceId}`, { rules });
    expect([offered.status, offered.body.offers[0].rules[1].seats]).toEqual([200, 6]);

    const span = { venueId, from: '2026-11-27', to: '2026-11-29' };
    const preview = await ask(`GET /api/admin/availability/plan?${new URLSearchParams({ ...span, venueId })}`);
    expect(preview.body.rows).toEqual([
      { date: '2026-11-28', experienceId, capacity: 12, times: ['18:00', '19:30', '21:00'] },
      expect.objectContaining({ date: '2026-11-29', capacity: 6 }),
    ]);
    expect((await ask('POST /api/admin/availability/open', span)).body.opened).toBe(preview.body.toOpen);

    const placed = await book({ venueId, experienceId, date: '2026-11-28', time: '19:30' });
    expect([placed.status, placed.body.totalPrice]).toEqual([201, 63.6]);
    const day = await ask(`GET /api/availability?venueId=${venueId}&experienceId=${experienceId}&date=2026-11-28`);
    expect(day.body.map(({ bookedCount }: { bookedCount: number }) => bookedCount)).toEqual([0, 2, 0]);
  });
});

describe('a venue that is kept', () => {
  it('gets a slug that nobody has, and keeps it under another name', async () => {
    const { id } = await aVenue({ slug: 'boston' });
    const { status, body } = await ask(`PUT /api/admin/venues/${id}`, { ...erie, name: 'Back Bay', slug: 'other' });
    expect([status, body.slug, body.name]).toEqual([200, 'boston-2', 'Back Bay']);
    expect((await ask('GET /api/venues/boston-2', undefined, {})).body.name).toBe('Back Bay');
    expect((await noted(id))[1]).toEqual({
      what: 'changed',
      old: { name: 'Erie' },
      new: { name: 'Back Bay' },
      who_id: 9,
    });
  });

  it('keeps what is not sent, its year with its status', async () => {
    const { id, ...made } = await aVenue({ slug: 'in-part', parking: 'Free at night', phone: '+1 585 555 0100' });
    const change = async (input: object) => (await ask(`PUT /api/admin/venues/${id}`, input)).body;
    const version = (made.version ?? 0) + 1;
    expect(await change({ city: 'Buffalo' })).toEqual({ ...made, id, city: 'Buffalo', version });
    expect(await change({ status: 'planned' })).toMatchObject({ openedYear: null, estimatedOpeningYear: 2026 });
    expect(await change({ year: '', phone: '' })).toMatchObject({ estimatedOpeningYear: null, phone: null });
  });

  it('says where its door is, in degrees, on its own page only', async () => {
    const place = { latitude: 42.1292, longitude: -80.0851 };
    const { id, ...made } = await aVenue({ slug: 'in-degrees', latitude: '42.1292', longitude: '-80.0851' });
    expect(made).toMatchObject(place);
    expect((await ask('GET /api/venues/in-degrees', undefined, {})).body).toMatchObject(place);
    expect((await ask('GET /api/venues', undefined, {})).body.at(-1)).not.toHaveProperty('latitude');
    const emptied = await ask(`PUT /api/admin/venues/${id}`, { latitude: '', longitude: '' });
    expect(emptied.body).toMatchObject({ latitude: null, longitude: null });
  });

  it('tells its hours to visitors from the next read on', async () => {
    const { id, weekHours } = await aVenue({ slug: 'hours' });
    expect(weekHours[1]).toEqual({ opens: '10:00', closes: '20:00' });
    const week = [null, ...Array(6).fill({ opens: '09:30', closes: '17:00' })];
    expect((await ask(`PUT /api/admin/venues/${id}/hours`, { weekHours: week })).status).toBe(200);
    expect((await ask('GET /api/venues/hours', undefined, {})).body.weekHours).toEqual(week);
    expect((await noted(id)).at(-1)).toMatchObject({ what: 'hours changed', new: { week_hours: week } });
    for (const wrong of [[], week.slice(1), [...week.slice(1), { opens: '17:00', closes: '09:00' }], Array(7).fill(7)])
      expect((await ask(`PUT /api/admin/venues/${id}/hours`, { weekHours: wrong })).status).toBe(400);
  });

  it('is in the list with what it runs and when it is shut next', async () => {
    const { body } = await ask('GET /api/admin/venues');
    expect(body[0]).toMatchObject({
      name: 'Rochester Flagship',
      nextClosure: { date: '2026-11-26', reason: 'Thanksgiving' },
    });
    expect(body[0].experienceNames).toHaveLength(12);
    expect(body[1]).toMatchObject({ city: 'Boston', experienceNames: [], nextClosure: null });
  });

  it.each([
    [{ name: 'E' }, 'Name must be at least 2 characters'],
    [{ state: 'Penn' }, 'Please enter the two-letter state code, for example NY'],
    [{ timezone: 'America/Erie' }, 'Please select a time zone'],
    [{ mapX: 101 }, 'Please enter a whole number from 0 to 100'],
    [{ latitude: 91 }, 'Please enter degrees from -90 to 90, for example 43.1566'],
    [{ longitude: 'west' }, 'Please enter degrees from -180 to 180, for example -77.6088'],
    [{ email: 'nobody' }, 'Please enter a valid email'],
    [{ directions: 'Over the bridge' }, /^Please start each line with a name and a colon/],
    [{ parking: [7] }, 'Please use at most 12 lines of up to 200 characters each'],
  ])('is refused %j', async (input, message) => {
    const { status, body } = await ask('POST /api/admin/venues', { ...erie, ...input });
    expect([status, body.message]).toEqual([400, expect.stringMatching(message)]);
  });

  it('stays open, and in its time zone, while somebody is expected', async () => {
    await ask('POST /api/admin/availability/open', {
      venueId: 1,
      from: '2026-12-05',
      to: '2026-12-05',
      experienceId: 2,
    });
    await book({ venueId: 1, experienceId: 2, date: '2026-12-05', time: '10:00' });
    const rochester = { ...erie, name: 'Rochester Flagship' };
    const { status, body } = await ask('PUT /api/admin/venues/1', { ...rochester, status: 'planned', timezone: 'UTC' });
    expect([status, body.message]).toEqual([409, 'Rochester Flagship has upcoming bookings']);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['status', 'timezone']);
    expect((await ask('DELETE /api/admin/venues/1')).body.message).toBe('Rochester Flagship has upcoming bookings');
  });

  it('stays as it was when somebody books while it changes', async () => {
    const { id } = await aVenue({ slug: 'racing', directions: 'By boat: Follow the light.' });
    let looks = 0;
    house.uses(async ({ venueId }) => ({ isBooked: venueId === id && ++looks === 2, openSlots: 0 }));
    const { status, body } = await ask(`PUT /api/admin/venues/${id}`, { ...erie, name: 'Dry Dock', status: 'planned' });
    expect([status, body.code]).toEqual([409, 'VENUE_IN_USE']);
    expect((await ask(`GET /api/admin/venues/${id}`)).body).toMatchObject({
      ...{ name: 'Erie', status: 'open', openedYear: 2026 },
      directions: [{ title: 'By boat', text: 'Follow the light.' }],
    });
    expect((await noted(id)).map(({ what }) => what)).toEqual(['created', 'changed', 'change taken back']);
  });

  it('is deleted once nothing is open there, and what was booked keeps its name', async () => {
    const { id } = await aVenue({ slug: 'short-lived' });
    await ask(`PUT /api/admin/venues/${id}/experiences/1`, { rules: [aRule()] });
    const day = { venueId: id, from: '2026-12-01', to: '2026-12-01' };
    const { opened } = (await ask('POST /api/admin/availability/open', day)).body;
    const booked = (await book({ venueId: id, experienceId: 1, date: '2026-12-01', time: '10:00' })).body;
    const token = { 'Booking-Token': booked.manageToken };
    await ask(`POST /api/bookings/${booked.id}/cancel`, {}, token);
    expect((await ask(`DELETE /api/admin/venues/${id}`)).body).toMatchObject({
      code: 'VENUE_HAS_SLOTS',
      message: `Erie has ${opened} upcoming open slots. Close them first.`,
    });
    const closing = { venueId: id, from: '2026-11-20', reason: 'The hall is sold' };
    expect((await ask('POST /api/admin/availability/close-free', closing)).body).toEqual({
      closed: opened,
      standing: { openSlots: 0, freeSlots: 0, days: [] },
    });
    expect((await ask(`DELETE /api/admin/venues/${id}`)).status).toBe(204);
    expect((await ask('GET /api/venues/short-lived')).status).toBe(404);
    expect((await ask(`GET /api/admin/venues/${id}`)).status).toBe(404);
    expect((await ask(`DELETE /api/admin/venues/${id}`)).status).toBe(404);
    expect((await ask(`GET /api/bookings/${booked.id}`, undefined, token)).body.venueName).toBe('Erie');
    expect((await ask('POST /api/admin/availability/open', day)).body.code).toBe('VENUE_NOT_FOUND');
    const one = { venueId: id, experienceId: 1, date: '2026-12-01', time: '11:05', capacity: 4 };
    expect((await ask('POST /api/admin/availability/slots', one)).body.code).toBe('VENUE_NOT_FOUND');
    expect((await ask(`GET /api/admin/availability?${new URLSearchParams(day)}`)).body.foreseen).toEqual([]);
    expect((await aVenue({ slug: 'short-lived' })).slug).toBe('short-lived-2');
  });
});

describe('whoever keeps venues', () => {
  it.each([
    ['nobody', {}, 401],
    ['a visitor', signedIn(), 403],
    ['a desk', signedIn({ roles: ['desk', 'ops'] }), 403],
  ])('%s is turned away', async (_, headers, status) => {
    const calls = ['GET /', 'POST /', 'GET /1', 'PUT /1', 'DELETE /1', 'PUT /1/hours', 'PUT /1/gallery'];
    const more = ['PUT /1/experiences/1', 'DELETE /1/experiences/1', 'POST /1/closures', 'DELETE /1/closures'];
    for (const call of [...calls, ...more]) {
      const [method, path = ''] = call.split(' ');
      const body = method === 'GET' ? undefined : {};
      expect((await ask(`${method} /api/admin/venues${path.replace(/\/$/, '')}`, body, headers)).status).toBe(status);
    }
  });
});
