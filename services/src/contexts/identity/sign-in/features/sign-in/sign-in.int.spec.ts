import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cookiesOf, IdentityApp, maya, sidOf } from '../../../testing/identity-app.js';

// a password hash takes its time, and longer on a busy machine
jest.setTimeout(60_000);

let app: IdentityApp;
beforeAll(async () => {
  app = await IdentityApp.start();
});
beforeEach(async () => {
  await app.clear();
  await app.register();
});
afterAll(() => app.stop());

describe('somebody who signs in', () => {
  it('gets their account and a cookie that scripts cannot read', async () => {
    const answer = await app.signIn();
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ username: 'maya', email: 'maya@example.com', isAdmin: false });
    expect(JSON.stringify(answer.body)).not.toMatch(/hash|password/i);
    expect(String(answer.headers['set-cookie'])).toMatch(/(^|,)sid=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('is known by the cookie afterwards, and has the name in any case', async () => {
    const sid = sidOf(await app.signIn({ ...maya, username: 'MAYA' }));
    const me = await app.get('/api/auth/me', sid);
    expect(me.status).toBe(200);
    expect(me.body.username).toBe('maya');
  });

  it('stays for 30 days when that was asked for', async () => {
    const answer = await app.post('/api/auth/login', { ...maya, rememberMe: true });
    const expires = /sid=.*Expires=([^;]+)/.exec(String(answer.headers['set-cookie']))?.[1] ?? '';
    const [stored] = await app.sql<{ days: number }>(
      `select round(extract(epoch from expire - now()) / 86400)::int as days from identity.sessions`,
    );
    expect(Math.round((Date.parse(expires) - Date.now()) / 86_400_000)).toBe(30);
    expect(stored?.days).toBe(30);
  });

  it('gets a new session id, and the one from before is dead', async () => {
    const before = sidOf(await app.signIn());
    const answer = await app.post('/api/auth/login', maya).set('Cookie', before ?? '');
    const after = sidOf(answer);
    expect(after).not.toBe(before);
    expect((await app.get('/api/auth/me', before)).status).toBe(401);
    expect((await app.get('/api/auth/me', after)).status).toBe(200);
  });

  it('loses their rights with the next request after these are taken away', async () => {
    const sid = sidOf(await app.signIn());
    await app.sql('delete from identity.users');
    expect((await app.get('/api/auth/me', sid)).status).toBe(401);
  });
});

describe('a visitor', () => {
  it('is given no session by looking around', async () => {
    const answer = await app.get('/api/setup/status');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await app.sql('select 1 from identity.sessions')).toEqual([]);
  });

  it.each(['sid=s%3Amade-up.signature', 'sid=%E0%A4%A', 'sid=', 'sid=s:', '=;;=', `sid=${'x'.repeat(4000)}`])(
    'with the forged cookie %p is nobody',
    async (cookie) => {
      const answer = await app.get('/api/auth/me', cookie);
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ code: 'NOT_SIGNED_IN', message: 'Please sign in to continue.' });
    },
  );
});

describe('a sign-in that fails', () => {
  it('says the same of an unknown user and of a wrong password', async () => {
    const wrong = await app.signIn({ ...maya, password: 'Lantern78' });
    const unknown = await app.signIn({ ...maya, username: 'nobody' });
    for (const { status, body } of [wrong, unknown]) {
      expect(status).toBe(401);
      expect(body).toMatchObject({
        code: 'INVALID_CREDENTIALS',
        message: 'Invalid credentials. Please try again.',
      });
    }
    expect(Object.keys(wrong.headers)).toEqual(Object.keys(unknown.headers));
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    [{}, 'Username is required; Password is required'],
    [{ username: '', password: 'x' }, 'Username is required'],
    [{ username: 'maya', password: '' }, 'Password is required'],
    [{ username: { $ne: '' }, password: ['x'] }, 'Username is required; Password is required'],
    [{ ...maya, rememberMe: 'yes' }, 'Remember me must be true or false'],
  ])('is told what is missing in %j', async (body, message) => {
    const answer = await app.post('/api/auth/login', body);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe(message);
  });
});

describe('somebody who guesses at an account', () => {
  const guess = (address?: string) => app.signIn({ ...maya, password: 'Wrong-1234' }, address);

  it('has to wait after ten guesses, even with the right password, and is told how long', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess()));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    const late = await app.signIn();
    expect(late.status).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(800);
    expect(late.body.message).toBe('Too many attempts. Please wait 15 min and try again.');
  });

  it('is known by the address that the proxy saw, whatever else the header claims', async () => {
    for (let i = 0; i < 10; i++) await guess(`198.51.100.${i}, 203.0.113.7`);
    expect((await guess('198.51.100.99, 203.0.113.7')).status).toBe(429);
  });

  it('does not keep the owner elsewhere out', async () => {
    for (let i = 0; i < 60; i++) await guess();
    expect((await app.signIn(maya, '198.51.100.9')).status).toBe(200);
  });

  it('may try again when the window is over', async () => {
    for (let i = 0; i < 11; i++) await guess();
    await app.sql('update log.rate_limits set expire = extract(epoch from now()) * 1000 - 1000');
    expect((await app.signIn()).status).toBe(200);
  });

  it('may try again after the clock was set back, and waits no longer than before', async () => {
    for (let i = 0; i < 11; i++) await guess();
    await app.sql('update log.rate_limits set expire = expire + 7200000');
    expect((await app.signIn()).status).toBe(200);
  });

  it('is stopped at one account even from many addresses', async () => {
    for (let i = 0; i < 50; i++) expect((await guess(`198.51.100.${i}`)).status).toBe(401);
    expect((await guess('198.51.100.200')).status).toBe(429);
  });

  it('does not keep the owner out of a browser that the account is known on, from wherever', async () => {
    const known = cookiesOf(await app.signIn()).join('; ');
    for (let i = 0; i < 52; i++) await guess(`198.51.100.${i}`);
    expect((await app.signIn(maya, '192.0.2.1')).status).toBe(429);
    expect((await app.signIn(maya, '192.0.2.1').set('Cookie', known)).status).toBe(200);
    const forged = known.replace(/(device-\w+=)[\w-]{22}/, '$1AAAAAAAAAAAAAAAAAAAAAA');
    expect((await app.signIn(maya, '192.0.2.2').set('Cookie', forged)).status).toBe(429);
  });

  it('is stopped on a browser that the account is known on, too', async () => {
    const known = cookiesOf(await app.signIn()).join('; ');
    const tries = Array.from({ length: 11 }, () => guess('192.0.2.3').set('Cookie', known));
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    expect((await app.signIn(maya, '192.0.2.4')).status).toBe(200);
  });

  it('is stopped at many accounts from one address', async () => {
    const spray = (i: number) => app.signIn({ username: `user${i}`, password: 'Wrong-1234' });
    for (let i = 0; i < 50; i++) expect((await spray(i)).status).toBe(401);
    expect((await spray(50)).status).toBe(429);
  });

  it('gets nothing counted for sign-ins that were right', async () => {
    const counted = () => app.sql('select key, points from log.rate_limits where points > 0 order by key');
    const before = await counted();
    for (let i = 0; i < 12; i++) expect((await app.signIn()).status).toBe(200);
    expect(await counted()).toEqual(before);
  });
});

describe('somebody who signs out', () => {
  it('leaves a cookie that is worth nothing, also to whoever copied it', async () => {
    const sid = sidOf(await app.signIn());
    const answer = await app.post('/api/auth/logout').set('Cookie', sid ?? '');
    expect(answer.status).toBe(200);
    expect(String(answer.headers['set-cookie'])).toMatch(/^sid=;/);
    expect((await app.get('/api/auth/me', sid)).status).toBe(401);
    expect(await app.sql('select 1 from identity.sessions')).toEqual([]);
  });

  it('hears the same when nobody was signed in', async () => {
    expect((await app.post('/api/auth/logout')).status).toBe(200);
  });
});
