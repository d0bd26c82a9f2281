import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../../platform/database/testing/throw-away-database.js';
import { roomApp, signedIn } from '../../platform/http/testing/room-app.js';
import { SystemClock } from '../../platform/kernel/clock.js';
import { logMigrations } from '../../platform/log-schema/log-migrations.js';
import { OperationsModule, serveQueueBoard } from './index.js';

const ops = signedIn({ id: 3, roles: ['ops'] });

let database: ThrowAwayDatabase;
let app: NestExpressApplication;

beforeAll(async () => {
  database = await throwAwayDatabase(logMigrations, { REDIS_URL: '' });
  const module = OperationsModule.of(['mail', 'media']);
  app = await roomApp(module as never, { settings: database.settings, clock: new SystemClock() });
  serveQueueBoard(app);
  await app.listen(0, '127.0.0.1');
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.drop();
});

async function ask(call: string, headers: Record<string, string> = ops) {
  const [method = '', path] = call.split(' ');
  const response = await fetch(`${await app.getUrl()}/admin/queues${path}`, { method, headers, redirect: 'manual' });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') && text;
  return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
}

describe('the board of the queues', () => {
  it('shows every queue, with pages that run nothing from elsewhere', async () => {
    const { status, body, headers } = await ask('GET /');
    expect([status, body.includes('<title>')]).toEqual([200, true]);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    const { queues } = (await ask('GET /api/queues?activeQueue=mail&page=1')).body;
    expect(queues).toMatchObject([
      { name: 'mail', readOnlyMode: true },
      { name: 'media', readOnlyMode: true },
    ]);
  });

  it.each([
    'PUT /api/queues/mail/pause',
    'PUT /api/queues/mail/clean/failed',
    'PUT /api/queues/mail/empty',
    'PUT /api/queues/mail/obliterate',
    'POST /api/queues/mail/add',
    'PUT /api/queues/mail/letter-0-3/clean',
    'PATCH /api/queues/mail/letter-0-3/update-data',
    'DELETE /api/queues/mail/job-schedulers/tidy',
  ])('does nothing: %s', async (call) => {
    const { status, body } = await ask(call);
    expect([status, body.code]).toEqual([405, 'BOARD_ONLY_SHOWS']);
  });

  it.each([
    ['a visitor', signedIn(), 403],
    ['the desk', signedIn({ roles: ['desk'] }), 403],
    ['nobody', {}, 401],
  ])('is not for %s', async (_who, headers, status) => {
    expect((await ask('GET /api/queues', headers)).status).toBe(status);
    expect((await ask('PUT /api/queues/mail/pause', headers)).status).toBe(status);
  });

  it('sends who is not signed in, and looks by a browser, to the door', async () => {
    const { status, headers } = await ask('GET /', { Accept: 'text/html' });
    expect([status, headers.get('location')]).toEqual([302, '/login?redirect=/admin/operations']);
  });
});
