import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { openWeb } from '../src/apps/web/open-web.js';
import { waitingRoomsMigrations } from '../src/contexts/waiting-rooms/index.js';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../src/platform/database/testing/throw-away-database.js';
import { testSettings } from './fresh-database.js';
import { until } from './until.js';

const page = '/experience/jurassic-ride';
let database: ThrowAwayDatabase;
let web: NestExpressApplication;
let url: string;

beforeAll(async () => {
  database = await throwAwayDatabase(waitingRoomsMigrations);
  const { DATABASE_URL, SECRET } = database.settings;
  const env = { DATABASE_URL, SECRET, API_URL: 'http://127.0.0.1:1', REDIS_URL: process.env.TEST_REDIS_URL ?? '' };
  Object.assign(process.env, { ...env, NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  web = await openWeb(testSettings(env));
  await web.listen(0, '127.0.0.1');
  url = await web.getUrl();
});
afterAll(async () => {
  await web.close();
  await database.drop();
});

/** Opened a minute ago: who comes now is behind those sixty. */
const plan = (id: number, perMinute: number) =>
  database.pool().query(
    `insert into waiting_rooms.rooms (id, name, experience_id, experience_slug, gathers_at, opens_at, closes_at, visit_minutes,
       pace, seed) overriding system value
     values ($1, 'New Year’s Eve', 7, 'jurassic-ride', now() - interval '2 minutes', now() - interval '1 minute',
       now() + interval '1 hour', 15, $2, $3)`,
    [id, JSON.stringify([{ since: Date.now() - 60_000, served: 0, perMinute }]), randomUUID()],
  );

const open = (cookie = '') => fetch(url + page, { headers: { cookie } });
const book = (cookie = '', body = '{"experienceId":7}') =>
  fetch(`${url}/api/bookings`, { method: 'POST', body, headers: { cookie, 'content-type': 'application/json' } });

describe('a web process', () => {
  // another room each time: the counter of one outlives its story
  const id = 1 + Math.floor(Math.random() * 1e8);

  it('puts a room that an operator opened before its page within seconds', async () => {
    expect((await open()).status).toBe(503); // there is no front, and so no page
    await plan(id, 6);
    await until(async () => (await open()).status === 429);
  });

  it('goes on while PostgreSQL is away: gives places, keeps them, and refuses what walks around', async () => {
    await database.away(async () => {
      const first = await open();
      const cookie = (first.headers.getSetCookie()[0] ?? '').split(';', 1)[0] ?? '';
      expect([first.status, cookie]).toEqual([429, expect.stringMatching(`^waiting-place-${id}=`)]);
      expect(first.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(first.headers.get('x-robots-tag')).toBe('noindex');
      expect((await open(cookie)).headers.getSetCookie()).toEqual([]);
      const status = await fetch(`${url}/web/waiting-room?room=${id}`, { headers: { cookie } });
      expect(await status.json()).toMatchObject({ state: 'waiting' });
      const refused = await book(cookie);
      expect([refused.status, await refused.json()]).toEqual([
        429,
        expect.objectContaining({ code: 'WAITING_ROOM_TURN_NEEDED' }),
      ]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(1);
      // what is not behind the room goes on to the API, which is away
      expect((await book('', '{"experienceId":8}')).status).toBe(503);
    });
  });
});
