import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { IdentityApp, maya, sidOf } from '../../../testing/identity-app.js';

// a password hash takes its time, and longer on a busy machine
jest.setTimeout(60_000);

let app: IdentityApp;
beforeAll(async () => {
  app = await IdentityApp.start();
});
beforeEach(async () => {
  await app.clear();
  await app.register();
  await app.sql('update identity.users set is_admin = true');
});
afterAll(() => app.stop());

const change = (sid: string) => app.send('PATCH /api/admin/users/1', sid, { roles: ['desk'] });

/** maya's session, of a quarter of an hour ago. */
async function oldSession(): Promise<string> {
  const sid = sidOf(await app.signIn()) ?? '';
  await app.sql(
    `update identity.sessions set sess = jsonb_set(sess::jsonb, '{since}', to_jsonb(now() - interval '15 minutes'))::json`,
  );
  return sid;
}

describe('an admin whose sign-in is old', () => {
  it('reads as before, and changes no rights before they say their password', async () => {
    const sid = await oldSession();
    expect((await app.get('/api/admin/users', sid)).status).toBe(200);
    const refused = await change(sid);
    expect([refused.status, refused.body.code]).toEqual([403, 'FRESH_SIGN_IN_NEEDED']);
    const confirmed = await app.send('POST /api/auth/confirm-identity', sid, { currentPassword: maya.password });
    expect(confirmed.status).toBe(204);
    expect((await change(sidOf(confirmed) ?? '')).status).toBe(200);
  });

  it('leaves a copy of the cookie from before worth nothing', async () => {
    const sid = await oldSession();
    await app.send('POST /api/auth/confirm-identity', sid, { currentPassword: maya.password });
    expect((await change(sid)).status).toBe(401);
  });

  it('stays who they were after a wrong password', async () => {
    const sid = await oldSession();
    const wrong = await app.send('POST /api/auth/confirm-identity', sid, { currentPassword: 'Wrong-1234' });
    expect(wrong.body).toMatchObject({ code: 'INVALID_INPUT', errors: [{ field: 'currentPassword' }] });
    expect((await change(sid)).body.code).toBe('FRESH_SIGN_IN_NEEDED');
  });
});
