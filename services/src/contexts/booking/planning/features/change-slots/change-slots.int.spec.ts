import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { signedIn } from '../../../../../platform/http/testing/room-app.js';
import { type BookingHouse, bookingHouse, now, saturday } from '../../../testing/booking-house.js';
import { ops, opsDesk, slotAt } from '../../../testing/ops-desk.js';

let house: BookingHouse;

beforeAll(async () => {
  house = await bookingHouse({ HOLD_MINUTES: '15' });
  await house.opens(saturday, 3);
});
beforeEach(() => house.clock.set(now));
afterAll(() => house.close());

const { change, changeOne, book, onBoard } = opsDesk(() => house);

describe('many slots', () => {
  const sunday = '2026-11-29';

  it('change each as it lets itself be changed', async () => {
    await book('14:30', 6);
    const named = [slotAt('14:30'), slotAt('15:15'), slotAt('16:00'), '1-1-2026-11-28-1001'];
    await changeOne('16:00', 'resize', { capacity: 5 });
    const { status, body } = await change('resize', { slotIds: [...named, slotAt('15:15')], capacity: 5 });
    expect(status).toBe(200);
    expect(body).toEqual({
      done: 1,
      unchanged: 1,
      refused: 2,
      slots: [
        {
          slotId: slotAt('14:30'),
          outcome: 'refused',
          code: 'CAPACITY_BELOW_BOOKED',
          message: 'This slot can’t have fewer seats than are already taken: 6.',
        },
        { slotId: slotAt('15:15'), outcome: 'done' },
        { slotId: slotAt('16:00'), outcome: 'unchanged' },
        expect.objectContaining({ slotId: '1-1-2026-11-28-1001', outcome: 'refused', code: 'SLOT_NOT_FOUND' }),
      ],
    });
  });

  it('that have started, or are over, are counted as they were sold; the others are closed', async () => {
    house.clock.set(new Date('2026-11-28T15:45:00Z')); // a quarter to eleven in Rochester: the second slot starts
    const slotIds = ['10:00', '10:45', '11:30'].map((time) => slotAt(time));
    const { body } = await change('close', { slotIds, reason: 'A burst pipe' });
    const started = { outcome: 'refused', code: 'SLOT_STARTED' };
    expect(body).toMatchObject({ done: 1, refused: 2, slots: [started, started, { outcome: 'done' }] });
    expect(await onBoard(slotAt('10:00'))).toMatchObject({ capacity: 20, closed: false });
    expect((await changeOne('10:45', 'resize', { capacity: 5 })).body.code).toBe('SLOT_STARTED');
  });

  it('change together or not at all where that is wanted, and each that refuses says why', async () => {
    await book('16:45', 6);
    const slotIds = [slotAt('17:30'), slotAt('16:45')];
    const { status, body } = await change('resize', { slotIds, capacity: 5, allOrNothing: true });
    expect([status, body.code, body.message]).toEqual([
      409,
      'SLOTS_REFUSED',
      'Nothing was changed. 1 of 2 slots can’t be changed this way.',
    ]);
    expect(body.errors).toEqual([
      { field: slotAt('16:45'), message: 'This slot can’t have fewer seats than are already taken: 6.' },
    ]);
    expect(await onBoard(slotAt('17:30'))).toMatchObject({ capacity: 20 });
    expect((await change('resize', { slotIds, capacity: 6, allOrNothing: true })).body).toMatchObject({ done: 2 });
  });

  it('are those of an experience between two dates and two times, first and last included', async () => {
    const filter = { venueId: 1, experienceId: 1, from: saturday, to: sunday, fromTime: '18:15', toTime: '19:00' };
    const { body } = await change('close', { ...filter, reason: 'A private evening' });
    expect(body).toMatchObject({ done: 4, unchanged: 0, refused: 0 });
    expect(body.slots.map(({ slotId }: { slotId: string }) => slotId)).toEqual([
      slotAt('18:15'),
      slotAt('19:00'),
      slotAt('18:15', sunday),
      slotAt('19:00', sunday),
    ]);
    expect(await onBoard(slotAt('19:00', sunday))).toMatchObject({ closed: true });
    expect((await change('reopen', { ...filter, reason: 'It was called off' })).body).toMatchObject({ done: 4 });
  });

  it('leave the board as a rebuild would make it, whatever is changed twice', async () => {
    const slotIds = [slotAt('19:45'), slotAt('20:30')];
    await Promise.all([7, 8, 9].map((capacity) => change('resize', { slotIds, capacity })));
    const { rows } = await house.pool.query(
      `select distinct on (stream) (data->>'capacity')::int as capacity from log.events
       where type = 'CapacityChanged' and stream = any($1) order by stream, version desc`,
      [slotIds.map((slotId) => `slot/${slotId}`)],
    );
    expect(await Promise.all(slotIds.map(onBoard))).toEqual(
      rows.map(({ capacity }) => ({ capacity, booked: 0, closed: false })),
    );
  });

  it.each([
    ['each', false],
    ['together', true],
  ])('get the first answer again for the same key: %s', async (how, allOrNothing) => {
    const keyed = { ...ops, 'Idempotency-Key': `close-${how}-once` };
    const body = { slotIds: [slotAt('21:15', sunday)], reason: 'A draught from the door', allOrNothing };
    const first = await change('close', body, keyed);
    expect(first.body).toMatchObject({ done: 1 });
    await change('reopen', { ...body, reason: 'The door is shut' });
    expect((await change('close', body, keyed)).body).toEqual(first.body);
    expect(await onBoard(slotAt('21:15', sunday))).toMatchObject({ closed: false });
    expect((await change('reopen', body, keyed)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('are at most 500', async () => {
    await house.opens('2026-11-30', 42);
    const filter = { venueId: 1, experienceId: 1, from: saturday, to: '2027-01-10', capacity: 30 };
    const tooMany = await change('resize', filter);
    expect([tooMany.status, tooMany.body.message]).toEqual([400, 'Please choose at most 500 slots at once.']);
    const slotIds = Array.from({ length: 501 }, (_, nth) => `1-1-2026-11-28-${String(nth).padStart(4, '0')}`);
    expect((await change('resize', { slotIds, capacity: 30 })).status).toBe(400);
    const most = await change('resize', { ...filter, to: '2027-01-02' });
    expect(most.status).toBe(200);
    expect(most.body.done).toBeGreaterThan(300);
  });

  it.each<[string, object, string]>([
    ['neither ids nor a filter', {}, 'Please select a venue'],
    ['no ids', { slotIds: [] }, 'Please choose between 1 and 500 slots'],
    ['ids that are none', { slotIds: [7] }, 'Please list slots by ID'],
    ['a text for ids', { slotIds: slotAt('10:00') }, 'Please list slots by ID'],
    ['ids that are null', { slotIds: null }, 'Please list slots by ID'],
    ['a time that is none', { slotIds: [slotAt('10:00')], fromTime: '24:00' }, 'Please enter the first time as HH:mm'],
    ['neither all nor each', { slotIds: [slotAt('10:00')], allOrNothing: 'yes' }, 'allOrNothing must be true or false'],
  ])('are not %s', async (_, selection, message) => {
    const { status, body } = await change('close', { ...selection, reason: 'A burst pipe' });
    expect([status, body.message]).toEqual([400, expect.stringContaining(message)]);
  });

  it('of several venues do not change together', async () => {
    await house.pool.query(
      `insert into booking.slots (venue_id, slot_id, experience_id, date, time, capacity)
       values (2, '2-1-2026-11-28-1000', 1, '2026-11-28', '10:00', 20)`,
    );
    const slotIds = [slotAt('10:00'), '2-1-2026-11-28-1000'];
    const { status, body } = await change('close', { slotIds, reason: 'A storm', allOrNothing: true });
    expect([status, body.code]).toEqual([400, 'SLOTS_OF_ONE_VENUE']);
  });
});

describe('who may change slots', () => {
  it.each([
    ['a visitor', {}, 401],
    ['somebody who is signed in', signedIn({ id: 9 }), 403],
    ['the desk', signedIn({ id: 9, roles: ['desk'] }), 403],
    ['an operator', ops, 200],
    ['an admin', signedIn({ id: 1, isAdmin: true }), 200],
  ])('is answered as %s', async (_, headers, status) => {
    const body = { slotIds: [slotAt('20:30')], reason: 'Who may do this' };
    expect((await change('close', body, headers)).status).toBe(status);
  });
});
