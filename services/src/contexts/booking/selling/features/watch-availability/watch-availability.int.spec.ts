import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { aRequest, type BookingHouse, bookingHouse, now, saturday } from '../../../testing/booking-house.js';
import { Watcher } from '../../../testing/watcher.js';
import { maxWatchers } from './watcher-places.js';

const listeners = `select pid from pg_stat_activity
  where application_name = 'northlight-log-listener' and datname = current_database()`;

let house: BookingHouse;
let watchers: Watcher[] = [];

beforeAll(async () => {
  house = await bookingHouse({ HOLD_MINUTES: '15' });
  await house.opens('2026-11-25', 5);
});
afterEach(async () => {
  for (const watcher of watchers) watcher.leave();
  watchers = [];
  house.clock.set(now);
  await until(async () => (await listening()).length === 0); // nobody watches: nothing listens
});
afterAll(() => house.close());

async function watch({ query = `venueId=1&experienceId=1&date=${saturday}`, from = '' } = {}): Promise<Watcher> {
  const headers = from ? { 'x-forwarded-for': from } : undefined;
  const watcher = await Watcher.at(`${await house.app.getUrl()}/api/availability/stream?${query}`, headers);
  watchers.push(watcher);
  return watcher;
}

const slotsNow = async () => (await house.get(`/api/availability?venueId=1&experienceId=1&date=${saturday}`)).body;

const listening = async (): Promise<number[]> => (await house.pool.query(listeners)).rows.map(({ pid }) => pid);

/** Other stories book on this day too: each one takes a time of its own. */
const book = (time: string, numberOfTickets = 1, experienceId = 1) =>
  house.post('/api/bookings', aRequest({ time, numberOfTickets, experienceId }));

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const signal = AbortSignal.timeout(20_000);
  while (!(await isSo())) await setTimeout(20, undefined, { signal });
}

describe('somebody who watches a day', () => {
  it('is told its slots at once, as the list tells them', async () => {
    const watcher = await watch();
    expect(await watcher.next()).toMatchObject({ event: 'slots', slots: await slotsNow() });
    expect(watcher.headers.get('content-type')).toBe('text/event-stream');
    expect(watcher.headers.get('x-accel-buffering')).toBe('no');
  });

  it('is told when somebody else books, with a position that never goes back', async () => {
    const watcher = await watch();
    const first = await watcher.next();
    await book('10:00', 3);
    const second = await watcher.until('10:00', 3);
    expect(second.id).toBeGreaterThanOrEqual(Number(first?.id));
    expect(second.slots).toEqual(await slotsNow());
  });

  it('is told nothing of other days and other experiences', async () => {
    const [watcher, other] = [await watch(), await watch({ query: `venueId=1&experienceId=8&date=${saturday}` })];
    const first = await watcher.next();
    await book('12:00', 2, 8);
    await other.until('12:00', 2);
    await book('10:45', 2);
    const second = await watcher.next();
    expect(second?.slots).not.toEqual(first?.slots);
    expect(second?.slots.find(({ time }) => time === '10:45')?.bookedCount).toBe(2);
  });

  it('is told when a slot starts, though nothing happens in the ledger', async () => {
    const watcher = await watch();
    expect((await watcher.next())?.slots[0]?.bookable).toBe(true);
    house.clock.set(new Date('2026-11-28T15:00:00Z'));
    expect((await watcher.next())?.slots.slice(0, 2).map(({ bookable }) => bookable)).toEqual([false, true]);
  });

  it('is told when a hold is over, whether or not anybody has let it lapse', async () => {
    const watcher = await watch();
    await book('15:15', 2);
    await watcher.until('15:15', 2);
    house.clock.set(new Date(now.getTime() + 15 * 60_000));
    await watcher.until('15:15', 0);
  });

  it.each([
    ['venueId=99&experienceId=1&date=2026-11-28', 404, 'Venue not found'],
    ['venueId=1&experienceId=99&date=2026-11-28', 404, 'Experience not found'],
    ['venueId=1&experienceId=1', 400, 'Please select a date'],
    ['venueId=x&experienceId=1&date=2026-11-28', 400, 'Please select a venue'],
  ])('is refused with one clear message: %s', async (query, status, message) => {
    const answer = await house.get(`/api/availability/stream?${query}`);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  });

  it('gets the head alone when that is what was asked for', async () => {
    const url = `${await house.app.getUrl()}/api/availability/stream?venueId=1&experienceId=1&date=${saturday}`;
    const answer = await fetch(url, { method: 'HEAD' });
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['text/event-stream', '']);
  });
});

describe('many who watch', () => {
  it('are all told, over one connection to the log', async () => {
    const friday = 'venueId=1&experienceId=1&date=2026-11-27';
    const [ann, bob, eve] = await Promise.all([watch(), watch(), watch({ query: friday })]);
    await Promise.all([ann.next(), bob.next(), eve.next()]);
    await until(async () => (await listening()).length > 0);
    expect(await listening()).toHaveLength(1);
    await book('11:30', 4);
    expect((await ann.until('11:30', 4)).slots).toEqual((await bob.until('11:30', 4)).slots);
  });

  it('find a limit for each address, and a place again when somebody leaves', async () => {
    const office = '203.0.113.9';
    const [first, second] = await Promise.all(
      Array.from({ length: maxWatchers.perNetwork }, () => watch({ from: office })),
    );
    await expect(watch({ from: office })).rejects.toThrow(/^429 .*Too many requests/);
    await (await watch({ from: '203.0.113.10' })).next();
    await second?.next();
    first?.leave();
    await until(() =>
      watch({ from: office }).then(
        () => true,
        () => false,
      ),
    );
  });
});

describe('a notice of a commit', () => {
  it('that never comes is made up for by looking', async () => {
    const watcher = await watch();
    await watcher.next();
    await house.pool.query("update booking.slots set booked_count = 7 where slot_id = '1-1-2026-11-28-1215'");
    await house.pool.query('update log.head set position = position + 1 where ledger = 1');
    await watcher.until('12:15', 7);
  });

  it('that is lost with its connection delays the news, and the connection comes back', async () => {
    const watcher = await watch();
    await watcher.next();
    await until(async () => (await listening()).length === 1);
    const [lost] = await listening();
    await house.pool.query('select pg_terminate_backend($1)', [lost]);
    await book('13:00', 5);
    await watcher.until('13:00', 5);
    await until(async () => (await listening()).some((pid) => pid !== lost));
    await book('13:00', 1);
    await watcher.until('13:00', 6);
  });
});

describe('a process that is stopped', () => {
  it('ends what is watched, so that nothing has to be waited for', async () => {
    const other = await bookingHouse();
    await other.opens(saturday);
    const url = `${await other.app.getUrl()}/api/availability/stream?venueId=1&experienceId=1&date=${saturday}`;
    const watcher = await Watcher.at(url);
    await watcher.next();
    await other.close();
    expect(await watcher.next()).toBeUndefined();
  });
});
