import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { Settings } from '../../../../../platform/config/settings.js';
import { type AccountLink, Links } from '../../../persistence/links.repository.js';
import { aSetup, IdentityApp, maya, sidOf } from '../../../testing/identity-app.js';

// a password hash takes its time, and longer on a busy machine
jest.setTimeout(60_000);

let app: IdentityApp;
let sid: string;
beforeAll(async () => {
  app = await IdentityApp.start();
});
beforeEach(async () => {
  await app.clear();
  await app.register();
  sid = sidOf(await app.signIn()) ?? '';
});
afterAll(() => app.stop());

const newest = async (): Promise<string> => (await app.links()).at(-1)?.token ?? '';
const verify = (token: string, address = '203.0.113.9') =>
  app.send('POST /api/auth/verify-email', sid, { token }).set('X-Forwarded-For', address);
const resend = () => app.post('/api/auth/verify-email/resend').set('Cookie', sid);
const isVerified = async () => (await app.get('/api/auth/me', sid)).body.emailVerified;

describe('somebody who has just registered', () => {
  it('is sent a mail with a link, and no table and no job has what is in it', async () => {
    expect(await app.jobs()).toEqual(['email-verification']);
    expect(await isVerified()).toBe(false);
    const saved = await app.sql('select l.*, o.payload from identity.links l, log.outbox o');
    expect(JSON.stringify(saved)).not.toContain(await newest());
  });

  it('is sent the same link where the secret changed before the mail was written', async () => {
    const [link] = await app.sql<AccountLink>('select id, purpose, token_hash as "tokenHash" from identity.links');
    const { SECRET, ...settings } = app.part(Settings);
    const tokenUnder = (secrets: object) =>
      new Links(app.part(pg.Pool), { ...settings, ...secrets } as Settings).tokenOf(link as AccountLink);
    expect(tokenUnder({ SECRET: 'the next secret', SECRET_BEFORE: SECRET })).toBe(await newest());
    expect(tokenUnder({ SECRET: 'the next secret' })).toBeUndefined();
  });

  it('proves the address by what the mail brought, and other rooms are to be told', async () => {
    const answer = await verify(await newest());
    expect([answer.status, answer.body]).toEqual([200, { email: 'maya@example.com', username: 'maya' }]);
    expect(await isVerified()).toBe(true);
    expect(await app.jobs()).toEqual(['email-verification', 'email-verified']);
  });

  it('hears the same when they press twice, also at once, and others are told once', async () => {
    const token = await newest();
    const answers = await Promise.all([verify(token), verify(token), verify(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await app.jobs()).filter((kind) => kind === 'email-verified')).toHaveLength(1);
  });

  it('may have the mail sent again, and either link is good until one is used', async () => {
    const first = await newest();
    expect((await resend()).body).toEqual({ email: 'maya@example.com' });
    expect((await verify(await newest())).status).toBe(200);
    expect((await verify(first)).body.code).toBe('ACCOUNT_LINK_DEAD');
    expect((await resend()).body.code).toBe('EMAIL_VERIFIED_ALREADY');
  });

  it('is not sent mails without end', async () => {
    for (let i = 0; i < 5; i++) expect((await resend()).status).toBe(202);
    const late = await resend();
    expect([late.status, Number(late.headers['retry-after']) > 800]).toEqual([429, true]);
  });
});

describe('a mail that is opened where its account is not signed in', () => {
  const open = (proof: object, cookie = '') =>
    newest().then((token) => app.send('POST /api/auth/verify-email', cookie, { token, ...proof }));

  it('asks for the password of the account, which its reader may not know', async () => {
    const answer = await open({});
    expect([answer.status, answer.body.code]).toEqual([403, 'ACCOUNT_PASSWORD_NEEDED']);
    const wrong = await open({ currentPassword: 'Wrong-1234' });
    expect([wrong.status, wrong.body.errors?.[0]?.field]).toEqual([400, 'currentPassword']);
    expect(await isVerified()).toBe(false);
    expect((await open({ currentPassword: maya.password })).status).toBe(200);
    expect(await isVerified()).toBe(true);
  });

  it('is not confirmed by the session of another account', async () => {
    const token = await newest();
    const eve = { username: 'eve', email: 'eve@example.com', password: 'Midnight88' };
    await app.register(eve);
    const other = sidOf(await app.signIn(eve)) ?? '';
    const answer = await app.send('POST /api/auth/verify-email', other, { token });
    expect([answer.status, answer.body.code]).toEqual([403, 'ACCOUNT_PASSWORD_NEEDED']);
  });

  it('is not a place to guess passwords', async () => {
    for (let nth = 0; nth < 10; nth++) expect((await open({ currentPassword: `Wrong-${nth}234` })).status).toBe(400);
    expect((await open({ currentPassword: maya.password })).status).toBe(429);
  });
});

describe('a link that opens nothing', () => {
  it('is one whose three days are over', async () => {
    await app.sql("update identity.links set expires_at = now() - interval '1 second'");
    const answer = await verify(await newest());
    expect([answer.status, answer.body.code]).toEqual([404, 'ACCOUNT_LINK_DEAD']);
    expect(await isVerified()).toBe(false);
  });

  it.each([
    ['x'.repeat(43), 404],
    ['', 400],
    ['short', 400],
    [{ $ne: '' }, 400],
    [null, 400],
  ])('is %j', async (token, status) => {
    expect((await app.post('/api/auth/verify-email', { token })).status).toBe(status);
  });

  it('is one that was made for something else', async () => {
    const token = await newest();
    await app.sql("update identity.links set purpose = 'reset-password'");
    expect((await verify(token)).status).toBe(404);
  });

  it('cannot be looked for by trying: one address has to wait', async () => {
    const tries = Array.from({ length: 31 }, (_, i) => verify(String(i).padStart(43, 'x'), '198.51.100.5'));
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await verify(await newest(), '198.51.100.6')).status).toBe(200);
  });
});

describe('the first admin', () => {
  it('has the address that the server was told, and is sent no mail', async () => {
    await app.clear();
    expect((await app.register(aSetup)).body).toMatchObject({ isAdmin: true, emailVerified: true });
    expect(await app.jobs()).toEqual([]);
  });
});
