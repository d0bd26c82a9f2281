import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JoinWaitlistDto } from '@northlight/contracts';
import { WaitlistEntries } from '../../../domain/waitlist/waitlist-entries.js';
import { type BookingHouse, bookingHouse, now, saturday } from '../../../testing/booking-house.js';
import { aWaitingParty, WaitlistStories } from '../../../testing/waitlist-stories.js';

let house: BookingHouse;
let people: WaitlistStories;

beforeAll(async () => {
  house = await bookingHouse();
  people = new WaitlistStories(house);
  await house.opens(saturday);
  for (const time of ['10:00', '10:45', '11:30', '12:15', '14:30']) await people.sellsOut(time, [8, 8, 4]);
});
afterAll(() => house.close());

describe('a visitor who joins the waitlist of a full slot', () => {
  it('is told the place on it, and gets what opens the entry again', async () => {
    const { status, body } = await people.asksToJoin();
    expect(status).toBe(201);
    expect(body).toEqual({
      ...{ venueId: 1, experienceId: 1, date: saturday, time: '14:30', party: 3 },
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      status: 'waiting',
      position: 1,
      offeredUntil: null,
      leaveToken: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect((await people.joins('second')).position).toBe(2);
  });

  it('may send the time with seconds', async () => {
    expect((await people.joins('seconds', { time: '14:30:00' })).time).toBe('14:30');
  });

  it('is written to, by a job that says nothing about the person', async () => {
    const { id } = await people.joins('written-to', { time: '10:00' });
    const { rows } = await house.pool.query("select kind, payload from log.outbox where payload->>'entryId' = $1", [
      id,
    ]);
    expect(rows).toEqual([{ kind: 'waitlist-joined', payload: { venueId: 1, entryId: id } }]);
  });

  it('is in one sealed row, and neither in the log nor in a stored answer', async () => {
    const input = { customerName: 'Zebulon Quux', customerEmail: 'zq@example.org', customerPhone: '+1 585 555 0199' };
    const { body } = await people.asksToJoin({ ...input, time: '10:00' }, { 'Idempotency-Key': 'personal-data' });
    const { rows } = await house.pool.query(
      `select string_agg(t, ' ') as text from (
         select e::text as t from log.events e union all select r::text from log.requests r
         union all select o::text from log.outbox o union all select w::text from booking.waitlist w
         union all select c::text || encode(sealed, 'escape') from booking.customers c) everything`,
    );
    for (const word of ['Zebulon', 'zq@example', '555 0199', body.leaveToken]) expect(rows[0].text).not.toContain(word);
    const entry = await house.app.get(WaitlistEntries, { strict: false }).find(1, body.id);
    expect(entry?.customer).toEqual({ name: 'Zebulon Quux', email: 'zq@example.org', phone: '+1 585 555 0199' });
  });

  it('is told when there is nothing to wait for any more', async () => {
    const { id, leaveToken } = await people.joins('late', { time: '11:30' });
    const standing = async () => (await house.get(`/api/waitlist/${id}`, { 'Waitlist-Token': leaveToken })).body;
    house.clock.set(new Date('2026-11-28T16:29:59Z'));
    expect(await standing()).toMatchObject({ status: 'waiting', position: 1 });
    house.clock.set(new Date('2026-11-28T16:30:00Z'));
    expect(await standing()).toMatchObject({ status: 'lapsed', hasBegun: true, position: null });
    house.clock.set(now);
  });
});

describe('a request to wait that cannot be', () => {
  it.each<[string, Partial<JoinWaitlistDto>, number, string]>([
    [
      'for a slot with room',
      { time: '15:15' },
      409,
      'This time has 20 seats left. Please book them instead of joining the waitlist.',
    ],
    ['at an unknown venue', { venueId: 99 }, 404, 'Venue not found'],
    ['for an unknown experience', { experienceId: 99 }, 404, 'This time isn’t available. Please choose another time.'],
    ['for yesterday', { date: '2026-11-19' }, 400, 'This date has passed. Please choose another date.'],
    ['at a time without a slot', { time: '14:31' }, 404, 'This time isn’t available. Please choose another time.'],
    ['for nobody', { party: 0 }, 400, 'Please choose 1 to 20 guests'],
    ['for a party of 21', { party: 21 }, 400, 'Please choose 1 to 20 guests'],
    ['with a bad e-mail', { customerEmail: 'eve@' }, 400, 'Please enter a valid email'],
    ['with a name of one letter', { customerName: 'E' }, 400, 'Please enter your name'],
    ['with a phone of letters', { customerPhone: 'call me' }, 400, 'Please enter a valid phone number'],
    ['at a time that no clock has', { time: '25:00' }, 400, 'Please select a time slot'],
    [
      'in the hour that the clocks skip',
      { date: '2027-03-14', time: '02:30' },
      400,
      'This time doesn’t exist on this date because the clocks change. Please choose another time.',
    ],
  ])('is refused with one clear message: %s', async (...[, input, status, message]) => {
    const answer = await people.asksToJoin(input);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  });

  it('is refused after the start, by the clock of the venue', async () => {
    house.clock.set(new Date('2026-11-28T19:30:00Z'));
    const { status, body } = await people.asksToJoin({ customerEmail: 'late@example.com' });
    house.clock.set(now);
    expect([status, body.code]).toEqual([400, 'SLOT_STARTED']);
  });

  it('is refused the second time, however the same e-mail is written', async () => {
    const first = await people.asksToJoin({ customerEmail: 'Twice@Example.com', time: '10:45' });
    expect(first.status).toBe(201);
    for (const customerEmail of ['twice@example.com', 'TWICE@EXAMPLE.COM']) {
      const { body } = await people.asksToJoin({ customerEmail, time: '10:45' });
      expect(body.code).toBe('ALREADY_WAITING');
    }
    expect((await people.asksToJoin({ customerEmail: 'twice@example.com', time: '11:30' })).status).toBe(201);
  });

  it('leaves no trace of the person', async () => {
    const persons = async () => (await house.pool.query('select ref from booking.customers')).rowCount;
    const before = await persons();
    await people.asksToJoin({ time: '15:15' });
    expect(await persons()).toBe(before);
  });
});

describe('a request with an Idempotency-Key', () => {
  it('gets the same answer again and joins once', async () => {
    const ask = () =>
      people.asksToJoin({ time: '11:30', customerEmail: 'key@example.com' }, { 'Idempotency-Key': 'one-click-or-two' });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id} ${body.position}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
  });

  it('is refused for another request', async () => {
    const key = { 'Idempotency-Key': 'another-request' };
    await people.asksToJoin({ time: '11:30', customerEmail: 'one@example.com' }, key);
    const { status, body } = await people.asksToJoin({ time: '11:30', customerEmail: 'other@example.com' }, key);
    expect([status, body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });
});

describe('an entry', () => {
  it('is shown to whoever holds its token', async () => {
    const first = await people.joins('shown-1', { time: '12:15' });
    const second = await people.joins('shown-2', { time: '12:15', party: 2 });
    expect(await people.entry(second)).toEqual({
      ...{ id: second.id, venueId: 1, experienceId: 1, date: saturday, time: '12:15', party: 2 },
      ...{ status: 'waiting', position: 2, offeredUntil: null },
    });
    expect(await people.leaves(first.id, first.leaveToken)).toBe(204);
    expect(await people.entry(first)).toMatchObject({ status: 'left', position: null });
    expect(await people.entry(second)).toMatchObject({ status: 'waiting', position: 1 });
    expect(await people.leaves(first.id, first.leaveToken)).toBe(204);
  });

  it('is not there for anybody else', async () => {
    const { id, leaveToken } = await people.joins('secret', { time: '10:45' });
    const other = await people.joins('other', { time: '10:45' });
    const ask = async (path: string, token?: string) =>
      (await house.get(`/api/waitlist/${path}`, token === undefined ? {} : { 'Waitlist-Token': token })).body.code;
    const answers = [
      await ask(id),
      await ask(id, ''),
      await ask(id, other.leaveToken),
      await ask(id, leaveToken.slice(1)),
      await ask(`${id.slice(0, -1)}${id.endsWith('0') ? 1 : 0}`, leaveToken),
      await ask('1', leaveToken),
      await ask("1'--", leaveToken),
    ];
    expect(new Set(answers)).toEqual(new Set(['WAITLIST_ENTRY_NOT_FOUND']));
    expect(await people.leaves(id, other.leaveToken)).toBe(404);
    expect(await people.entry({ ...aWaitingParty(), id, leaveToken } as never)).toMatchObject({ status: 'waiting' });
  });
});
