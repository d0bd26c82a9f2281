import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { IdentityApp, maya, sidOf } from './testing/identity-app.js';

// a password hash takes its time, and longer on a busy machine
jest.setTimeout(60_000);

const eve = { username: 'eve', email: 'eve@example.com', password: 'Midnight88' } as const;
const currentPassword = maya.password;

let app: IdentityApp;
let sid: string;
beforeAll(async () => {
  app = await IdentityApp.start();
});
beforeEach(async () => {
  await app.clear();
  await app.register();
  sid = await signedIn();
});
afterAll(() => app.stop());

const signedIn = async (who: { username: string; password: string } = maya, agent = 'curl/8') =>
  sidOf(await app.signIn(who).set('User-Agent', agent)) ?? '';
const me = async (cookie = sid) => (await app.get('/api/auth/account', cookie)).body;
const newest = async (): Promise<string> => (await app.links()).at(-1)?.token ?? '';
const verify = (token: string) => app.send('POST /api/auth/verify-email', sid, { token });

describe('the names of an account', () => {
  it('can be changed and taken away; what is left out stays', async () => {
    await app.send('PATCH /api/auth/me', sid, { firstName: ' Maya ', lastName: 'Lindqvist' });
    const answer = await app.send('PATCH /api/auth/me', sid, { lastName: '' });
    expect([answer.status, answer.body]).toMatchObject([200, { firstName: 'Maya', lastName: null }]);
  });

  it('are all that can be changed like this', async () => {
    const greedy = {
      username: 'queen',
      email: 'q@example.com',
      isAdmin: true,
      roles: ['ops'],
      membershipTier: 'gold',
      id: 9,
    };
    expect((await app.send('PATCH /api/auth/me', sid, greedy)).status).toBe(200);
    expect(await me()).toMatchObject({
      id: 1,
      username: 'maya',
      email: maya.email,
      isAdmin: false,
      membershipTier: 'none',
    });
    expect((await app.send('PATCH /api/auth/me', sid, { firstName: 'x'.repeat(101) })).status).toBe(400);
  });
});

describe('another address', () => {
  const change = (email: string, password: string = currentPassword) =>
    app.send('POST /api/auth/email', sid, { email, currentPassword: password });

  it('counts once it is proven, and not before; the old one is warned', async () => {
    expect((await change('new@example.com')).body).toEqual({ email: 'new@example.com' });
    expect(await me()).toMatchObject({ email: maya.email, pendingEmail: 'new@example.com' });
    expect((await app.jobs()).slice(-2)).toEqual(['email-change-asked', 'email-verification']);
    expect((await verify(await newest())).status).toBe(200);
    expect(await me()).toMatchObject({ email: 'new@example.com', emailVerified: true, pendingEmail: null });
  });

  it("needs the password, and is nobody else's", async () => {
    const wrong = await change('new@example.com', 'Wrong-1234');
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      [{ field: 'currentPassword', message: 'This is not your current password' }],
    ]);
  });

  it('that is another account’s is answered as any other, and never proven', async () => {
    await app.register(eve);
    const answers = [await change('EVE@example.com'), await change('free@example.com')];
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    await change('EVE@example.com');
    expect((await me()).pendingEmail).toBe('EVE@example.com');
    expect((await verify(await newest())).body.code).toBe('EMAIL_TAKEN');
  });

  it('cannot be asked after without end', async () => {
    await app.register(eve);
    const answers = [];
    for (let nth = 0; nth < 6; nth++) answers.push((await change(eve.email)).status);
    expect(answers).toEqual([202, 202, 202, 202, 202, 429]);
  });

  it('that somebody else took meanwhile is not taken over', async () => {
    await change(eve.email);
    const token = await newest();
    await app.register(eve);
    expect((await verify(token)).body.code).toBe('EMAIL_TAKEN');
    expect((await me()).email).toBe(maya.email);
  });

  it('makes an earlier wish void, and ends what was sent to the old one when it is proven', async () => {
    await change('first@example.com');
    const first = await newest();
    await app.post('/api/auth/forgot-password', { email: maya.email });
    const toOld = await newest();
    await change('second@example.com');
    expect((await verify(first)).status).toBe(404);
    await verify(await newest());
    expect((await app.post('/api/auth/reset-password', { token: toOld, password: 'Harbour-light-8' })).status).toBe(
      404,
    );
  });
});

describe('another password', () => {
  const password = 'Harbour-light-8';
  const change = (cookie = sid, current: string = currentPassword) =>
    app.send('POST /api/auth/password', cookie, { currentPassword: current, password });

  it('ends all other sessions, and renews this one', async () => {
    const other = await signedIn();
    const answer = await change();
    const renewed = sidOf(answer) ?? '';
    expect([answer.status, renewed === sid]).toEqual([204, false]);
    for (const dead of [sid, other]) expect((await app.get('/api/auth/me', dead)).status).toBe(401);
    expect((await app.get('/api/auth/me', renewed)).status).toBe(200);
    expect((await app.signIn()).status).toBe(401);
    expect((await app.signIn({ ...maya, password })).status).toBe(200);
    expect(await app.jobs()).toContain('password-changed');
  });

  it('keeps a browser that was to be remembered so', async () => {
    const remembered = sidOf(await app.post('/api/auth/login', { ...maya, rememberMe: true })) ?? '';
    expect(String((await change(remembered)).headers['set-cookie'])).toContain('Expires=');
    expect(String((await change(await signedIn({ ...maya, password }), password)).headers['set-cookie'])).not.toContain(
      'Expires=',
    );
  });

  it('needs the one from before, which cannot be guessed at', async () => {
    for (let i = 0; i < 10; i++) expect((await change(sid, `Wrong-${i}234`)).status).toBe(400);
    expect((await change()).status).toBe(429);
    expect((await app.get('/api/auth/me', sid)).status).toBe(200);
  });
});

describe('where somebody is signed in', () => {
  const list = async (cookie = sid) => (await app.get('/api/auth/sessions', cookie)).body;
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0';

  it('is listed with device and times, this session first, and with nothing that would open one', async () => {
    await signedIn(maya, firefox);
    const sessions = await list();
    expect(sessions.map(({ device, isCurrent }: Record<string, unknown>) => [device, isCurrent])).toEqual([
      ['Unknown device', true],
      ['Firefox on Windows', false],
    ]);
    expect(Date.parse(sessions[0].seenAt)).toBeGreaterThan(Date.now() - 60_000);
    const sids = await app.sql<{ sid: string }>('select sid from identity.sessions');
    for (const { sid } of sids) expect(JSON.stringify(sessions)).not.toContain(sid);
  });

  it('can be ended one by one', async () => {
    const other = await signedIn(maya, firefox);
    const [, { id }] = await list();
    expect((await app.send(`DELETE /api/auth/sessions/${id}`, sid)).status).toBe(204);
    expect((await app.get('/api/auth/me', other)).status).toBe(401);
    expect((await app.send(`DELETE /api/auth/sessions/${id}`, sid)).status).toBe(404);
  });

  it('can be ended all but this', async () => {
    const others = [await signedIn(), await signedIn()];
    expect((await app.send('DELETE /api/auth/sessions', sid)).status).toBe(204);
    for (const other of others) expect((await app.get('/api/auth/me', other)).status).toBe(401);
    expect(await list()).toHaveLength(1);
  });

  it("is nobody else's business", async () => {
    await app.register(eve);
    const [{ id }] = await list();
    const eves = await signedIn(eve);
    expect((await app.send(`DELETE /api/auth/sessions/${id}`, eves)).status).toBe(404);
    expect(await list(eves)).toHaveLength(1);
    expect((await app.get('/api/auth/me', sid)).status).toBe(200);
  });
});
