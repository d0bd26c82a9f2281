import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { signedIn } from '../../../../../platform/http/testing/room-app.js';
import { aRequest, type BookingHouse, bookingHouse, now, saturday } from '../../../testing/booking-house.js';

let house: BookingHouse;
const desk = signedIn({ id: 4, roles: ['desk'] });
/** Saturday, half past two in Rochester. */
const halfPastTwo = new Date('2026-11-28T19:31:20Z');

beforeAll(async () => {
  house = await bookingHouse();
  await house.opens(saturday, 2);
});
beforeEach(() => house.clock.set(now));
afterAll(() => house.close());

interface Placed {
  readonly id: string;
  readonly reference: string;
}

const place = async (time = '14:30'): Promise<Placed> =>
  (await house.post('/api/bookings', aRequest({ ticketType: 'member', time }))).body;
const at = (address: string, body: object = {}, headers: Record<string, string> = desk) =>
  house.post(`/api/admin/bookings/${address}`, body, headers);
const checkIn = (booking: string, body: object = {}, headers = desk) => at(`${booking}/check-in`, body, headers);
const undo = (booking: string, headers: Record<string, string> = desk) => at(`${booking}/undo-check-in`, {}, headers);

describe('a party at the door', () => {
  it('is let in by its reference, however it is typed, and the desk sees whom to let in', async () => {
    const { id, reference } = await place();
    house.clock.set(halfPastTwo);
    const { status, body } = await checkIn(` ${reference.toLowerCase()} `.replaceAll(' ', '%20'));
    expect(status).toBe(200);
    expect(body).toEqual({
      id,
      reference,
      status: 'checked_in',
      checkedInAt: halfPastTwo.toISOString(),
      venueName: 'Rochester Flagship',
      experienceId: 1,
      experienceName: 'Jurassic Ride',
      date: saturday,
      time: '14:30',
      numberOfTickets: 2,
      ticketType: 'member',
      notes: [],
    });
    const { rows } = await house.pool.query('select status, checked_in_at from booking.bookings where id = $1', [id]);
    expect(rows).toEqual([{ status: 'checked_in', checked_in_at: halfPastTwo }]);
  });

  it('is let in once, and told when', async () => {
    const { id } = await place();
    house.clock.set(halfPastTwo);
    expect((await checkIn(id)).status).toBe(200);
    house.clock.set(new Date('2026-11-28T20:05:00Z'));
    const { status, body } = await checkIn(id, { anyway: true });
    expect([status, body.code, body.message]).toEqual([409, 'ALREADY_CHECKED_IN', 'Already checked in at 2:31 PM']);
  });

  it('is let in once when two desks scan it at the same moment', async () => {
    const { id } = await place();
    house.clock.set(halfPastTwo);
    const answers = await Promise.all([checkIn(id), checkIn(id), checkIn(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe('Already checked in at 2:31 PM');
  });

  it('is not told that it came already when its own check-in is repeated', async () => {
    const { id } = await place();
    house.clock.set(halfPastTwo);
    const keyed = { ...desk, 'Idempotency-Key': `scan-${id}` };
    const first = await checkIn(id, {}, keyed);
    expect((await checkIn(id, {}, keyed)).body).toEqual(first.body);
    expect((await checkIn(id, { anyway: true }, keyed)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('stays in when the taking back of an earlier check-in is repeated', async () => {
    const { id } = await place('15:15');
    house.clock.set(halfPastTwo);
    const keyed = { ...desk, 'Idempotency-Key': `mistake-${id}` };
    await checkIn(id);
    const first = await undo(id, keyed);
    await checkIn(id);
    expect((await undo(id, keyed)).body).toEqual(first.body);
    expect((await checkIn(id)).body.code).toBe('ALREADY_CHECKED_IN');
  });

  it('that comes on another day is told its day, and is let in where the desk wants it', async () => {
    const { id } = await place();
    const early = await checkIn(id);
    expect([early.status, early.body.message]).toEqual([409, 'This visit is on November 28, 2026, not today.']);
    expect((await checkIn(id, { anyway: true })).body.checkedInAt).toBe(now.toISOString());
  });
});

describe('a party at the door of another venue', () => {
  it('is told where and when its visit is, also where it is not today, and let in where the desk wants it', async () => {
    const { id } = await place();
    const { status, body } = await checkIn(id, { venueId: 2 });
    expect([status, body.message]).toEqual([409, 'This visit is at Rochester Flagship, on November 28, 2026.']);
    expect((await checkIn(id, { venueId: 2, anyway: true })).body.status).toBe('checked_in');
  });

  it('is let in without a word at its own', async () => {
    const { id } = await place();
    house.clock.set(halfPastTwo);
    expect((await checkIn(id, { venueId: 1 })).status).toBe(200);
  });

  it.each([[0], [1.5], ['two']])('is not told anything where the venue is %j', async (venueId) => {
    expect((await checkIn('NL-22222222', { venueId })).body.message).toBe('Please select a venue');
  });
});

describe('a check-in by mistake', () => {
  it('is taken back, once or twice, and the party may come again', async () => {
    const { id, reference } = await place();
    house.clock.set(halfPastTwo);
    await checkIn(id);
    for (const _ of [1, 2])
      expect((await undo(reference)).body).toMatchObject({ id, status: 'confirmed', checkedInAt: null });
    const { rows } = await house.pool.query('select status, checked_in_at from booking.bookings where id = $1', [id]);
    expect(rows).toEqual([{ status: 'confirmed', checked_in_at: null }]);
    const later = new Date('2026-11-28T19:45:00Z');
    house.clock.set(later);
    expect((await checkIn(id)).body.checkedInAt).toBe(later.toISOString());
    expect((await checkIn(id)).body.message).toBe('Already checked in at 2:45 PM');
  });

  it('is in the log, with who made it and who took it back', async () => {
    const { id } = await place();
    house.clock.set(halfPastTwo);
    await checkIn(id);
    await undo(id, signedIn({ id: 1, isAdmin: true }));
    const { rows } = await house.pool.query(
      "select type, meta->>'actor' as actor from log.events where stream = $1 order by version",
      [`booking/${id}`],
    );
    expect(rows).toEqual([
      { type: 'BookingPlaced', actor: 'visitor' },
      { type: 'BookingConfirmed', actor: 'user:4' },
      { type: 'CheckedIn', actor: 'user:4' },
      { type: 'CheckInUndone', actor: 'user:1' },
    ]);
  });

  it('can only be of a party that could have come', async () => {
    const { id } = await place();
    expect((await undo(id)).body.code).toBe('BOOKING_NOT_LIVE');
  });
});

describe('the desk', () => {
  it.each([['00000000-0000-4000-8000-000000000000'], ['NL-22222222'], ["1' or '1'='1"], ['NL-%25']])(
    'finds nothing under %s',
    async (booking) => {
      for (const what of ['check-in', 'undo-check-in'])
        expect((await at(`${encodeURI(booking)}/${what}`)).body).toMatchObject({
          statusCode: 404,
          code: 'BOOKING_NOT_FOUND',
        });
    },
  );

  it.each([
    ['a visitor', {}, 401],
    ['the owner of a booking', signedIn({ id: 9 }), 403],
    ['somebody who works on the machines', signedIn({ id: 9, roles: ['ops'] }), 403],
  ])('is not open to %s', async (_, headers, status) => {
    const { body } = await house.post('/api/bookings', aRequest(), signedIn({ id: 9 }));
    for (const what of ['check-in', 'undo-check-in'])
      expect((await at(`${body.id}/${what}`, {}, headers)).status).toBe(status);
  });

  it('says true or false, and nothing else, to a party on the wrong day', async () => {
    const { id } = await place();
    const { status, body } = await checkIn(id, { anyway: 'yes' });
    expect([status, body.message]).toEqual([400, 'anyway must be true or false']);
  });
});
