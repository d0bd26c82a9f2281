import type { IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import { forgetEverything } from '../../../../platform/queues/testing/queue-backends.js';
import { aBrowser, GateHouse } from '../../testing/gate-house.js';
import { aRoom, minutes, opening } from '../../testing/rooms.js';

const page = '/experience/jurassic-ride';
const slow = aRoom({ pace: [{ since: opening, served: 0, perMinute: 6 }] });

let house: GateHouse;
afterEach(() => house.close());
const at = (offset: number) => house.clock.set(new Date(opening + minutes(offset)));

const order = (cookie: string, headers: object = {}): IncomingMessage =>
  ({
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', ...headers },
  }) as unknown as IncomingMessage;
const admit = (request: IncomingMessage, experienceId: unknown = 7, path = '/api/bookings') => {
  try {
    house.gates[0]?.admit(request, path, Buffer.from(JSON.stringify({ experienceId })));
    return 'admitted';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('a visitor who comes while others wait', () => {
  it('is shown the waiting room, keeps the place on reload, and is let in when it is their turn', async () => {
    house = await GateHouse.of(1);
    house.rooms = [slow];
    at(1);
    for (let nth = 0; nth < 3; nth++) await house.open(page, aBrowser(`198.51.100.${nth}`));
    const ann = aBrowser();
    const first = await house.open(page, ann);
    expect([first.status, first.headers.get('retry-after')]).toEqual([429, expect.any(String)]);
    const [html, place] = [await first.text(), ann.cookie];
    expect(html).toContain('3</b>');
    expect(html).toContain('New Year’s Eve');
    expect((await house.open(page, ann)).headers.getSetCookie()).toEqual([]);
    expect([ann.cookie, (await house.status(ann)).state]).toEqual([place, 'waiting']);
    at(1.7);
    expect((await house.status(ann)).state).toBe('admitted');
    expect(await (await house.open(page, ann)).text()).toBe('in');
    at(17);
    expect(await (await house.open(page, ann)).text()).toContain('Your time to book ended');
    expect(ann.cookie).not.toBe(place);
  });

  it('is let in at once where nobody waits, and sees nothing of the room', async () => {
    house = await GateHouse.of(1);
    house.rooms = [aRoom()];
    at(30);
    const answer = await house.open(page, aBrowser());
    expect([answer.status, await answer.text()]).toEqual([200, 'in']);
    expect(await (await house.open('/experience/tide-pool', aBrowser())).text()).toBe('in');
  });

  it('meets the room however they write its address', async () => {
    house = await GateHouse.of(1);
    house.rooms = [aRoom({ pace: [{ since: opening, served: 0, perMinute: 0 }] })];
    at(1);
    const ways = ['/booking?from=a?b&experienceId=7', '/experience/jurassic%2Dride', '/checkout?experienceId=7'];
    const answers = [];
    for (const [nth, way] of [...ways, `http://tickets.example.com${page}`].entries())
      answers.push(await house.statusOf(way, aBrowser(`198.51.100.${nth}`)));
    expect(answers).toEqual([429, 429, 429, 429]);
  });

  it('has one place, whatever room of the same browser it is shown to', async () => {
    house = await GateHouse.of(1);
    house.rooms = [slow, aRoom({ id: 2, experience: { id: 8, slug: 'tide-pool' } })];
    at(1);
    const ann = aBrowser();
    await house.open('/experience/tide-pool', ann);
    const forged = { ...ann, cookie: ann.cookie.replace('waiting-place-2', 'waiting-place-1') };
    expect((await house.open(page, forged)).headers.getSetCookie()).toHaveLength(1);
  });

  it('who takes one place after the other is given no more of them than a network may', async () => {
    house = await GateHouse.of(1);
    house.rooms = [slow];
    at(1);
    const answers = [];
    for (let nth = 0; nth < 4; nth++) answers.push(await house.open(page, aBrowser()));
    expect(answers.map(({ headers }) => headers.getSetCookie().length)).toEqual([1, 1, 1, 0]);
    expect(await answers[3]?.text()).toContain('A lot of people are arriving from your network');
  });

  it('sees no trace of a room that was closed', async () => {
    house = await GateHouse.of(1);
    house.rooms = [slow];
    at(1);
    const ann = aBrowser();
    for (let nth = 0; nth < 3; nth++) await house.open(page, aBrowser(`198.51.100.${nth}`));
    await house.open(page, ann);
    house.rooms = [];
    expect([(await house.status(ann)).state, await (await house.open(page, ann)).text()]).toEqual(['lapsed', 'in']);
  });
});

describe('a booking of what is behind a waiting room', () => {
  it('is refused without a place whose turn it is, and says when that will be', async () => {
    house = await GateHouse.of(1);
    house.rooms = [slow];
    at(1);
    expect([admit(order('')), admit(order(''), '7'), admit(order(''), 7, '/API/bookings/')]).toEqual(
      Array(3).fill('WAITING_ROOM_TURN_NEEDED'),
    );
    expect([admit(order(''), 7, '/api/waitlist'), admit(order(''), 8), admit(order(''), 7, '/api/orders')]).toEqual([
      'WAITING_ROOM_TURN_NEEDED',
      'admitted',
      'admitted',
    ]);
    expect(admit(order('', { 'content-encoding': 'gzip' }))).toBe('BAD_REQUEST');
    // to whoever reads UTF-7 there is another experience in it
    expect(admit(order('', { 'content-type': 'application/json; charset=utf-7' }))).toBe('BAD_REQUEST');
  });

  it('is refused with a place that still waits', async () => {
    house = await GateHouse.of(1);
    house.rooms = [slow];
    at(1);
    const ann = aBrowser();
    for (let nth = 0; nth < 3; nth++) await house.open(page, aBrowser(`198.51.100.${nth}`));
    await house.open(page, ann);
    expect(admit(order(ann.cookie))).toBe('WAITING_ROOM_TURN_NEEDED');
    at(2);
    expect(admit(order(ann.cookie))).toBe('admitted');
  });

  it('is let pass with one, forty times', async () => {
    house = await GateHouse.of(1);
    house.rooms = [aRoom()];
    at(30);
    const ann = aBrowser();
    await house.open(page, ann);
    const answers = Array.from({ length: 41 }, () => admit(order(ann.cookie)));
    expect(answers.filter((one) => one === 'admitted')).toHaveLength(40);
    expect(answers.at(-1)).toBe('TOO_MANY_REQUESTS');
  });
});

const redisUrl = process.env.TEST_REDIS_URL ?? '';

(redisUrl ? describe : describe.skip)('several web processes that share a counter', () => {
  it('give each number once, and show a place the same standing wherever it is shown', async () => {
    await forgetEverything(redisUrl);
    house = await GateHouse.of(2, redisUrl);
    house.rooms = [slow];
    at(1);
    const browsers = Array.from({ length: 60 }, (_, nth) => aBrowser(`198.51.100.${nth}`));
    await Promise.all(browsers.map((one, nth) => house.open(page, one, nth % 2)));
    const numbers = browsers.map(({ cookie }) => Number(/\.n(\d+)\./.exec(cookie)?.[1]));
    expect(numbers.sort((one, other) => one - other)).toEqual(Array.from({ length: 60 }, (_, nth) => nth + 7));
    const [ann = aBrowser()] = browsers;
    const shown = await Promise.all([0, 1].map(async (nth) => (await house.open(page, ann, nth)).text()));
    const figures = shown.map((html) => /id="figure">([^<]+)</.exec(html)?.[1]);
    expect(figures[0]).toBe(figures[1]);
  });
});
