import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { codeAt } from './domain/one-time-code.js';
import { IdentityApp, maya, sidOf } from './testing/identity-app.js';

// a password hash takes its time, and longer on a busy machine
jest.setTimeout(60_000);

const own = { currentPassword: maya.password };
const stepMs = 30_000;

let app: IdentityApp;
beforeAll(async () => {
  app = await IdentityApp.start({ SECOND_FACTOR_FOR_STAFF: 'required' });
});
beforeEach(async () => {
  await app.clear();
  await app.register();
});
afterAll(() => app.stop());

/** The cookie of an answer with this name, as a browser would send it back. */
const cookieOf = (answer: { headers: Record<string, unknown> }, name: string): string =>
  [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => String(cookie).split(';')[0] ?? '')
    .find((cookie) => cookie.startsWith(`${name}=`)) ?? '';

/** maya sets up an app. @returns its secret, her recovery codes, and the session in which she did */
async function withApp() {
  const sid = sidOf(await app.signIn()) ?? '';
  const { secret } = (await app.send('POST /api/auth/second-factor/authenticator', sid, own)).body;
  const code = codeAt(secret, new Date());
  const confirmed = await app.send('POST /api/auth/second-factor/authenticator/confirm', sid, { code });
  expect(confirmed.status).toBe(200);
  return { sid, secret, code, recoveryCodes: confirmed.body.recoveryCodes as string[] };
}

/** The next code of the app: the one of its set-up was used. */
const nextCode = (secret: string) => codeAt(secret, new Date(Date.now() + stepMs));
const pendingOf = async () => cookieOf(await app.signIn(), 'second-factor');
const finish = (pending: string, code: string) =>
  app.post('/api/auth/login/second-factor', { code }).set('Cookie', pending);

describe('somebody who sets up an authenticator app', () => {
  it('is asked for nothing before a code of it was seen', async () => {
    const sid = sidOf(await app.signIn()) ?? '';
    await app.send('POST /api/auth/second-factor/authenticator', sid, own);
    const wrong = await app.send('POST /api/auth/second-factor/authenticator/confirm', sid, { code: '000000' });
    expect(wrong.body).toMatchObject({ code: 'INVALID_INPUT', errors: [{ field: 'code' }] });
    expect((await app.signIn()).status).toBe(200);
  });

  it('gets ten recovery codes, is told by mail, and nothing of it is readable in the tables', async () => {
    const { secret, recoveryCodes } = await withApp();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await app.jobs()).toContain('second-factor-added');
    const rows = await app.sql(
      `select row_to_json(a)::text as text, encode(sealed, 'escape') as sealed from identity.authenticators a
       union all select row_to_json(c)::text, encode(code_hash, 'escape') from identity.recovery_codes c`,
    );
    const saved = JSON.stringify(rows);
    expect([secret, ...recoveryCodes].filter((one) => saved.includes(one))).toEqual([]);
  });

  it('has to know the password', async () => {
    const sid = sidOf(await app.signIn()) ?? '';
    const wrong = { currentPassword: 'Wrong-1234' };
    for (const line of ['POST authenticator', 'DELETE authenticator', 'POST recovery-codes']) {
      const [method, path] = line.split(' ');
      const answer = await app.send(`${method} /api/auth/second-factor/${path}`, sid, wrong);
      expect([line, answer.body.errors?.[0]?.field]).toEqual([line, 'currentPassword']);
    }
  });

  it('cannot set up another one over it', async () => {
    const { sid, recoveryCodes } = await withApp();
    const input = { ...own, code: recoveryCodes[0] };
    const again = await app.send('POST /api/auth/second-factor/authenticator', sid, input);
    expect([again.status, again.body.code]).toEqual([409, 'SECOND_FACTOR_ON']);
  });
});

describe('a sign-in to an account with an app', () => {
  it('gives no session for the password alone, and one under a new id for the code', async () => {
    const { sid, secret } = await withApp();
    const first = await app.post('/api/auth/login', maya).set('Cookie', sid);
    expect([first.status, first.body.code]).toEqual([401, 'SECOND_FACTOR_NEEDED']);
    expect([cookieOf(first, 'sid'), first.body.username]).toEqual(['', undefined]);
    expect(String(first.headers['set-cookie'])).toMatch(
      /^second-factor=[^;]+; Max-Age=300; .*HttpOnly; SameSite=Strict/,
    );
    const second = await finish(cookieOf(first, 'second-factor'), nextCode(secret));
    expect([second.status, second.body.username]).toEqual([200, 'maya']);
    const after = cookieOf(second, 'sid');
    expect(after).not.toBe(sid);
    expect((await app.get('/api/auth/me', after)).status).toBe(200);
  });

  it('takes a code once, and none from before it', async () => {
    const { secret, code } = await withApp();
    expect((await finish(await pendingOf(), code)).status).toBe(400);
    const next = nextCode(secret);
    expect((await finish(await pendingOf(), next)).status).toBe(200);
    expect((await finish(await pendingOf(), next)).status).toBe(400);
  });

  it('takes one code from two who bring it at once', async () => {
    const { secret } = await withApp();
    const [one, other] = [await pendingOf(), await pendingOf()];
    const code = nextCode(secret);
    const answers = await Promise.all([finish(one, code), finish(other, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { recoveryCodes } = await withApp();
    const typed = ` ${recoveryCodes[0]?.toLowerCase().replaceAll('-', ' ')}`;
    const first = await finish(await pendingOf(), typed);
    expect(first.status).toBe(200);
    expect((await finish(await pendingOf(), typed)).status).toBe(400);
    const state = await app.get('/api/auth/second-factor', cookieOf(first, 'sid'));
    expect(state.body).toMatchObject({ recoveryCodesLeft: 9, isRequired: false, since: expect.any(String) });
  });

  it('ends after five guesses, for the right code, too', async () => {
    const { secret } = await withApp();
    const pending = await pendingOf();
    for (let guess = 0; guess < 5; guess++) expect((await finish(pending, '000000')).status).toBe(400);
    const right = await finish(pending, nextCode(secret));
    expect([right.status, right.body.code]).toEqual([429, 'TOO_MANY_TRIES']);
  });

  it('counts for nothing where the cookie was made up, or the password is another one meanwhile', async () => {
    const { sid, secret } = await withApp();
    const pending = await pendingOf();
    const [name, signature] = pending.split('.');
    const madeUp = Buffer.from(JSON.stringify({ userId: 1, passwordVersion: 0, endsAt: 9e15 })).toString('base64url');
    for (const cookie of ['second-factor=', `second-factor=${madeUp}.${signature}`, `${name}.`])
      expect((await finish(cookie, nextCode(secret))).body.code).toBe('SECOND_FACTOR_LATE');
    await app.send('POST /api/auth/password', sid, { ...own, password: 'Lantern88' });
    expect((await finish(pending, nextCode(secret))).body.code).toBe('SECOND_FACTOR_LATE');
  });
});

describe('an app that is asked for no more', () => {
  it('is taken away by its owner, with its recovery codes', async () => {
    const { sid, secret } = await withApp();
    const input = { ...own, code: nextCode(secret) };
    expect((await app.send('DELETE /api/auth/second-factor/authenticator', sid, input)).status).toBe(204);
    expect(await app.sql('select from identity.recovery_codes')).toEqual([]);
    expect(await app.jobs()).toContain('second-factor-removed');
    expect((await app.signIn()).status).toBe(200);
  });

  it('is not taken away, nor are its codes or a fresh sign-in given, to who has the session and the password alone', async () => {
    const { sid, recoveryCodes } = await withApp();
    const asks = ['DELETE second-factor/authenticator', 'POST second-factor/recovery-codes', 'POST confirm-identity'];
    for (const line of asks) {
      const [method, path] = line.split(' ');
      for (const input of [own, { ...own, code: '000000' }]) {
        const { status, body } = await app.send(`${method} /api/auth/${path}`, sid, input);
        expect([line, status, body.errors?.[0]?.field]).toEqual([line, 400, 'code']);
      }
    }
    const proven = { ...own, code: recoveryCodes[0] };
    expect((await app.send('POST /api/auth/confirm-identity', sid, proven)).status).toBe(204);
  });

  it('is reset by an admin: audited, told to the owner, and every sign-in ends', async () => {
    const { sid } = await withApp();
    await app.register({ username: 'boss', email: 'boss@example.com', password: 'Lantern99' });
    await app.sql("update identity.users set is_admin = true where username = 'boss'");
    const boss = sidOf(await app.signIn({ username: 'boss', password: 'Lantern99' })) ?? '';
    await app.sql("update identity.users set second_factor_at = now() where username = 'boss'");
    expect((await app.send('DELETE /api/admin/users/1/second-factor', boss)).status).toBe(204);
    expect((await app.get('/api/auth/me', sid)).status).toBe(401);
    expect(await app.jobs()).toContain('second-factor-removed');
    const audit = await app.sql("select who, what, subject from log.audit where what = 'second factor reset'");
    expect(audit).toEqual([{ who: 'boss', what: 'second factor reset', subject: 'maya' }]);
  });
});

describe('whoever works here, where a second factor is required', () => {
  it('signs in, and has no powers before it is set up', async () => {
    await app.sql("update identity.users set is_admin = true where username = 'maya'");
    const signedIn = await app.signIn();
    expect(signedIn.body).toMatchObject({ isAdmin: true, mustSetUpSecondFactor: true });
    const sid = sidOf(signedIn) ?? '';
    const refused = await app.get('/api/admin/users', sid);
    expect([refused.status, refused.body.code]).toEqual([403, 'SECOND_FACTOR_SETUP_NEEDED']);
    const { secret } = (await app.send('POST /api/auth/second-factor/authenticator', sid, own)).body;
    const code = codeAt(secret, new Date());
    await app.send('POST /api/auth/second-factor/authenticator/confirm', sid, { code });
    expect((await app.get('/api/admin/users', sid)).status).toBe(200);
    expect((await app.get('/api/auth/me', sid)).body).not.toHaveProperty('mustSetUpSecondFactor');
  });
});
