import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { WaitingRoomView } from '@northlight/contracts';
import { loadCatalog } from '../../demo/catalog/load-catalog.js';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../../platform/database/testing/throw-away-database.js';
import { roomApp, signedIn } from '../../platform/http/testing/room-app.js';
import { FixedClock } from '../../platform/kernel/clock.js';
import { logMigrations } from '../../platform/log-schema/log-migrations.js';
import { catalogMigrations } from '../catalog/index.js';
import { CHANGE_AFTER_MS } from './domain/waiting-room.js';
import { WaitingRoomsModule, waitingRoomsMigrations } from './index.js';
import { RoomFollower } from './persistence/room-follower.js';
import { minutes, opening } from './testing/rooms.js';

const operator = signedIn({ id: 3, roles: ['ops'] });
const rooms = '/api/admin/waiting-rooms';
const clock = new FixedClock(new Date(opening - minutes(600)));
let database: ThrowAwayDatabase;
let app: NestExpressApplication;
let url: string;
beforeAll(async () => {
  database = await throwAwayDatabase([...logMigrations, ...catalogMigrations, ...waitingRoomsMigrations]);
  app = await roomApp(WaitingRoomsModule, { settings: database.settings, clock });
  await loadCatalog(app);
  await app.listen(0, '127.0.0.1');
  url = await app.getUrl();
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

// biome-ignore lint/suspicious/noExplicitAny: an answer is whatever came over the wire
type Answer = { readonly status: number; readonly body: any };

async function send(line: string, body?: object, who: Record<string, string> = operator): Promise<Answer> {
  const [method = '', path = ''] = line.split(' ');
  const headers = { ...who, 'content-type': 'application/json' };
  const answer = await fetch(url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  return { status: answer.status, body: await answer.json() };
}

const plan = (change: object = {}) =>
  send(`POST ${rooms}`, {
    ...{ name: 'New Year’s Eve', experienceId: 1, opensAt: new Date(opening).toISOString(), admittedPerMinute: 300 },
    ...change,
  });

describe('an operator', () => {
  let room: WaitingRoomView;

  it('plans a waiting room, which gathers visitors half an hour before and ends a day later', async () => {
    const { status, body } = await plan();
    room = body;
    expect([status, body]).toEqual([
      201,
      {
        ...{ id: expect.any(Number), name: 'New Year’s Eve', experienceId: 1, stage: 'planned' },
        ...{ gathersAt: '2026-12-04T22:30:00.000Z', opensAt: '2026-12-04T23:00:00.000Z' },
        ...{ closesAt: '2026-12-05T23:00:00.000Z', admittedPerMinute: 300, visitMinutes: 15 },
      },
    ]);
    const { rows } = await database.pool().query('select room, what, subject, who_id from log.audit');
    expect(rows).toEqual([{ room: 'waiting-rooms', what: 'created', subject: 'New Year’s Eve', who_id: 3 }]);
  });

  it('is refused a second one before the same pages, one that ends early, and one before nothing', async () => {
    const early = { experienceId: 2, closesAt: new Date(opening).toISOString() };
    const answers = [
      await plan(),
      await plan(early),
      await plan({ experienceId: 999 }),
      await plan({ admittedPerMinute: 0.5 }),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual([
      'WAITING_ROOM_EXISTS',
      'WAITING_ROOM_ENDS_EARLY',
      'EXPERIENCE_NOT_FOUND',
      'INVALID_INPUT',
    ]);
  });

  it('changes the rate while it is open, and no turn that has come is taken back', async () => {
    clock.set(new Date(opening + minutes(10)));
    const { body } = await send(`PATCH ${rooms}/${room.id}`, { admittedPerMinute: 60 });
    expect(body).toMatchObject({ admittedPerMinute: 60, stage: 'open', closesAt: room.closesAt });
    const { rows } = await database.pool().query('select pace from waiting_rooms.rooms');
    expect(rows[0].pace).toEqual([
      { since: opening, served: 0, perMinute: 300 },
      { since: opening + minutes(10) + CHANGE_AFTER_MS, served: 3_025, perMinute: 60 },
    ]);
  });

  it('is followed by the web processes within seconds, and by one that starts while PostgreSQL is away', async () => {
    const follower = new RoomFollower(database.settings, clock);
    await follower.start();
    expect(follower.rooms.map(({ name, experience }) => [name, experience?.slug])).toEqual([
      ['New Year’s Eve', expect.stringMatching(/^[a-z-]+$/)],
    ]);
    await database.away(async () => {
      const late = new RoomFollower(database.settings, clock);
      await late.start();
      expect(late.rooms).toEqual(follower.rooms);
      await late.stop();
    });
    await follower.stop();
  });

  it('closes it, once', async () => {
    const close = () => send(`POST ${rooms}/${room.id}/close`);
    expect((await close()).body).toMatchObject({ stage: 'closed' });
    expect((await close()).body.code).toBe('WAITING_ROOM_CLOSED');
    expect((await send(`PATCH ${rooms}/999`, {})).body.code).toBe('WAITING_ROOM_NOT_FOUND');
    expect((await send(`GET ${rooms}`)).body).toMatchObject([{ id: room.id, stage: 'closed' }]);
  });

  it('may plan another in its place at once', async () => {
    const { status } = await plan({ closesAt: new Date(opening + minutes(60)).toISOString() });
    expect(status).toBe(201);
  });

  it('cannot have one go on into the next before the same pages', async () => {
    const [first] = (await send(`GET ${rooms}`)).body.filter(({ stage }: WaitingRoomView) => stage !== 'closed');
    const later = { opensAt: new Date(opening + minutes(180)).toISOString(), name: 'New Year’s Day' };
    expect((await plan(later)).status).toBe(201);
    const until = (count: number) => ({ closesAt: new Date(opening + minutes(count)).toISOString() });
    const refused = await send(`PATCH ${rooms}/${first.id}`, until(151));
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'WAITING_ROOM_EXISTS',
      expect.stringContaining('New Year’s Day'),
    ]);
    expect((await send(`PATCH ${rooms}/${first.id}`, until(150))).status).toBe(200);
  });

  it('is told to say what it is in front of: nobody puts one before the whole site by leaving it out', async () => {
    const left = await plan({ experienceId: undefined });
    expect([left.status, left.body.errors]).toEqual([
      400,
      [{ field: 'experienceId', message: 'Please choose what it’s in front of' }],
    ]);
    expect((await plan({ experienceId: null })).body).toMatchObject({ experienceId: null });
  });

  it('has to be one', async () => {
    const desk = signedIn({ id: 2, roles: ['desk'] });
    expect([
      (await send(`GET ${rooms}`, undefined, desk)).status,
      (await send(`GET ${rooms}`, undefined, {})).status,
    ]).toEqual([403, 401]);
  });
});
