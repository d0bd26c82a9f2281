import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type CuttableConnection, cuttableConnectionTo } from '../testing/cuttable-connection.js';
import { IdentityApp, sidOf } from '../testing/identity-app.js';

// a password hash takes its time, and longer on a busy machine
jest.setTimeout(60_000);

let app: IdentityApp;
let wire: CuttableConnection;
beforeAll(async () => {
  wire = await cuttableConnectionTo(process.env.DATABASE_URL ?? '');
  app = await IdentityApp.start({ DATABASE_URL: wire.url });
  await app.register();
});
afterAll(() => app.stop());

describe('while PostgreSQL is away', () => {
  it('nobody who is signed in is told that they are nobody: 503, and when to come back', async () => {
    const sid = sidOf(await app.signIn());
    await wire.cut();
    const answers = [
      await app.get('/api/auth/me', sid),
      await app.signIn(),
      await app.register(),
      await app.get('/api/setup/status'),
    ];
    for (const { status, body, headers } of answers) {
      expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
      expect(headers['retry-after']).toBeDefined();
    }
  });

  it('a visitor is still told to sign in', async () => {
    expect((await app.get('/api/auth/me')).status).toBe(401);
  });
});
