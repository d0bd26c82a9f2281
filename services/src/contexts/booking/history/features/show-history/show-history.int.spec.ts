import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signedIn } from '../../../../../platform/http/testing/room-app.js';
import { aRequest, type BookingHouse, bookingHouse, now, saturday } from '../../../testing/booking-house.js';

let house: BookingHouse;
const desk = signedIn({ id: 4, roles: ['desk'] });
const ops = signedIn({ id: 5, roles: ['ops'] });
const slotId = `1-1-${saturday}-1430`;
const slot = `/api/admin/slots/${slotId}`;
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const doAt = async <Answer>(minutes: number, what: () => Promise<Answer>): Promise<Answer> => {
  house.clock.set(minutesLater(minutes));
  return what();
};

let ann: { readonly id: string; readonly reference: string };
let bob: { readonly id: string };

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A day in the life of a slot: opened, sold, closed, opened again, made smaller. */
beforeAll(async () => {
  house = await bookingHouse();
  await house.opens(saturday, 2);
  ann = (await doAt(10, () => house.post('/api/bookings', aRequest({ customerName: 'Zebulon Quux' })))).body;
  bob = (await doAt(20, () => house.post('/api/bookings', aRequest({ numberOfTickets: 3 }), signedIn({ id: 9 })))).body;
  const change = (what: string, body: object) =>
    house.post(`/api/admin/availability/slots/${slotId}/${what}`, body, {
      ...ops,
      'X-Request-Id': 'made-up-by-somebody',
    });
  await doAt(30, () => change('close', { reason: 'A machine is being mended' }));
  await doAt(40, () => change('reopen', { reason: 'It runs again' }));
  await doAt(50, () => change('resize', { capacity: 12 }));
  await doAt(60, () => house.post(`/api/admin/bookings/${ann.reference}/check-in`, { anyway: true }, desk));
});
afterAll(() => house.close());

describe('the history of a slot', () => {
  it('tells what happened, who did it and what it changed, oldest first', async () => {
    const { status, body, headers } = await house.get(`${slot}/history`, ops);
    expect([status, headers.get('cache-control'), body.nextCursor]).toEqual([200, 'no-store', null]);
    expect(body.items.map(({ version, type, words, actor }: Record<string, unknown>) => [version, type, words, actor]))
      // biome-ignore format: one event a line
      .toEqual([
      [1, 'SlotOpened', 'Opened with 20 seats for November 28, 2026, 2:30 PM', null],
      [2, 'SeatsHeld', '2 seats booked', 'visitor'],
      [3, 'SeatsHeld', '3 seats booked', 'user:9'],
      [4, 'SlotClosed', 'Closed: A machine is being mended', 'user:5'],
      [5, 'SlotReopened', 'Reopened: It runs again', 'user:5'],
      [6, 'CapacityChanged', 'Changed to 12 seats', 'user:5'],
    ]);
    expect(body.items[5]).toEqual({
      position: expect.any(Number),
      version: 6,
      type: 'CapacityChanged',
      words: 'Changed to 12 seats',
      actor: 'user:5',
      requestId: expect.stringMatching(uuid),
      at: minutesLater(50).toISOString(),
      changes: [{ what: 'capacity', from: 20, to: 12 }],
      data: { capacity: 12 },
    });
  });

  it('comes in pages that miss nothing', async () => {
    const { body: whole } = await house.get(`${slot}/history`, ops);
    const pages: unknown[] = [];
    for (let cursor: string | null = '0'; cursor !== null; ) {
      const { body } = await house.get(`${slot}/history?limit=4&cursor=${cursor}`, ops);
      pages.push(...body.items);
      cursor = body.nextCursor;
    }
    expect(pages).toEqual(whole.items);
    expect((await house.get(`${slot}/history?cursor=999`, ops)).body).toEqual({ items: [], nextCursor: null });
  });
});

describe('a slot as it was', () => {
  const stood = async (query: string) => {
    const { status, body } = await house.get(`${slot}${query}`, desk);
    return status === 200 ? [body.version, body.status, body.capacity, body.taken, body.left] : [status, body.code];
  };

  it.each([
    ['now', '', [6, 'open', 12, 5, 7]],
    ['at the second at which it was closed', `?at=${minutesLater(30).toISOString()}`, [4, 'closed', 20, 5, 15]],
    ['a millisecond before', `?at=${new Date(minutesLater(30).getTime() - 1).toISOString()}`, [3, 'open', 20, 5, 15]],
    ['by a clock elsewhere', '?at=2026-11-20T10:15:00-05:00', [2, 'open', 20, 2, 18]],
    ['by a clock east of Greenwich, its plus as it is', '?at=2026-11-20T16:15:00+01:00', [2, 'open', 20, 2, 18]],
    ['in a hundred years', '?at=2126-11-20T10:15:00Z', [6, 'open', 12, 5, 7]],
    ['before it was opened', '?at=2026-11-20T14:59:59Z', [404, 'NOT_THERE_YET']],
  ])('is told: %s', async (_, query, expected) => {
    expect(await stood(query)).toEqual(expected);
  });

  it('is told at each position of its history', async () => {
    const { body } = await house.get(`${slot}/history`, ops);
    const taken = await Promise.all(
      body.items.map(async ({ position }: { position: number }) => (await stood(`?position=${position}`))[3]),
    );
    expect(taken).toEqual([0, 2, 5, 5, 5, 5]);
    const [first, second] = body.items;
    expect(await stood(`?position=${second.position}&at=${first.at}`)).toEqual([1, 'open', 20, 0, 20]);
  });

  it('says who has seats, and nothing of the person', async () => {
    const { body } = await house.get(`${slot}?at=${minutesLater(15).toISOString()}`, desk);
    expect(body.holds).toEqual([{ bookingId: ann.id, seats: 2, until: null, isOffer: false }]);
  });

  it.each([
    ['?at=yesterday', 'Please send the time with its zone, for example 2026-11-20T15:00:00Z'],
    ['?at=2026-11-20T15:00:00', 'Please send the time with its zone, for example 2026-11-20T15:00:00Z'],
    ['?at=2026-02-30T15:00:00Z', 'Please send the time with its zone, for example 2026-11-20T15:00:00Z'],
    ['?at=2026-11-20T25:00:00Z', 'Please send the time with its zone, for example 2026-11-20T15:00:00Z'],
    ['?position=0', 'Please send a log position: a whole number from 1 up'],
    ['?position=1e3', 'Please send a log position: a whole number from 1 up'],
    ['?position=1&position=2', 'Please send a log position: a whole number from 1 up'],
    ['/history?limit=501', 'Please request 1 to 500 entries'],
    ['/history?cursor=-1', 'Please send the cursor unchanged'],
  ])('is not asked for by %s', async (query, message) => {
    const { status, body } = await house.get(`${slot}${query}`, desk);
    expect([status, body.message]).toEqual([400, message]);
  });

  it('is not there where no slot ever was', async () => {
    for (const path of ['1-1-2026-11-28-1431', '9999999999-1-2026-11-28-1430', '7-1-2026-11-28-1430/history'])
      expect((await house.get(`/api/admin/slots/${path}`, desk)).body.code).toBe('SLOT_NOT_FOUND');
  });
});

describe('the history of a booking', () => {
  it('tells its life, by id or reference', async () => {
    const { body } = await house.get(`/api/admin/bookings/${ann.reference}/history`, desk);
    expect(body.items.map(({ words, actor }: Record<string, unknown>) => [words, actor])).toEqual([
      ['Booked 2 tickets for November 28, 2026, 2:30 PM', 'visitor'],
      ['Confirmed', 'user:4'],
      ['Checked in', 'user:4'],
    ]);
    expect(body.items[2].changes).toEqual([{ what: 'status', from: 'confirmed', to: 'checked in' }]);
    expect((await house.get(`/api/admin/bookings/${ann.id}/history`, desk)).body).toEqual(body);
  });

  it('shows it as it was, and as it is', async () => {
    const then = await house.get(`/api/admin/bookings/${ann.id}?at=${minutesLater(59).toISOString()}`, desk);
    expect(then.body).toMatchObject({
      id: ann.id,
      reference: ann.reference,
      venueId: 1,
      status: 'pending',
      slotId,
      numberOfTickets: 2,
      totalPrice: 72.08,
      bookingFee: 4.08,
      version: 1,
    });
    expect((await house.get(`/api/admin/bookings/${ann.id}`, desk)).body).toMatchObject({
      status: 'checked_in',
      version: 3,
    });
    const before = await house.get(`/api/admin/bookings/${ann.id}?at=${now.toISOString()}`, desk);
    expect([before.status, before.body.code]).toEqual([404, 'NOT_THERE_YET']);
  });

  it('says nothing of the person', async () => {
    const paths = [`bookings/${ann.id}`, `bookings/${ann.id}/history`, `slots/${slotId}`, `slots/${slotId}/history`];
    const answer = await Promise.all(paths.map((path) => house.get(`/api/admin/${path}`, desk)));
    expect(JSON.stringify(answer)).not.toMatch(/Zebulon|ann@example/);
  });

  it.each([
    ['a visitor', {}, 401],
    ['the owner', signedIn({ id: 9 }), 403],
    ['an operator', ops, 403],
    ['an admin', signedIn({ id: 1, isAdmin: true }), 200],
  ])('answers %s', async (_, headers, status) => {
    for (const path of [bob.id, `${bob.id}/history`])
      expect((await house.get(`/api/admin/bookings/${path}`, headers)).status).toBe(status);
  });
});

describe('clocks that disagree', () => {
  it('never tell of an event without the one that it stands on', async () => {
    const stream = `slot/1-1-${saturday}-1515`;
    const insert = (version: number, at: string, capacity: number) =>
      house.pool.query(
        `with next as (update log.head set position = position + 1 where ledger = 1 returning position)
         insert into log.events select 1, position, $1, $2, 'CapacityChanged', 1, $3, '{}', $4 from next`,
        [stream, version, { capacity }, at],
      );
    await insert(2, '2026-11-20T16:00:05Z', 30);
    await insert(3, '2026-11-20T16:00:03Z', 40);
    const { body } = await house.get(`/api/admin/slots/1-1-${saturday}-1515?at=2026-11-20T16:00:04Z`, desk);
    expect([body.version, body.capacity]).toEqual([3, 40]);
  });
});
