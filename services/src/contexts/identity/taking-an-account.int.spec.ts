import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aSetup, IdentityApp, maya, sidOf } from './testing/identity-app.js';

// a password hash takes its time, and longer on a busy machine
jest.setTimeout(60_000);

const thiefs = 'thief@example.com';
const chosen = 'Harbour-light-8';

let app: IdentityApp;
/** The owner's session, and that of a thief who knows the password. */
let owner: string;
let thief: string;
beforeAll(async () => {
  app = await IdentityApp.start();
});
beforeEach(async () => {
  await app.clear();
  await app.register();
  owner = sidOf(await app.signIn()) ?? '';
  thief = sidOf(await app.signIn()) ?? '';
  await verify(owner, await tokenFor('verify-email'));
});
afterAll(() => app.stop());

const tokenFor = async (purpose: string): Promise<string> =>
  (await app.links()).filter((link) => link.purpose === purpose).at(-1)?.token ?? '';
const verify = (cookie: string, token: string, currentPassword?: string) =>
  app.send('POST /api/auth/verify-email', cookie, { token, currentPassword });
const askForThiefs = () => app.send('POST /api/auth/email', thief, { email: thiefs, currentPassword: maya.password });
const reset = (token: string) => app.post('/api/auth/reset-password', { token, password: chosen });
const emailOf = async (cookie: string) => (await app.get('/api/auth/me', cookie)).body.email;
const ownerAgain = async () => sidOf(await app.signIn({ ...maya, password: chosen })) ?? '';

describe('a change of the address that a thief asked for', () => {
  const ends: Readonly<Record<string, () => Promise<unknown>>> = {
    'the owner changes the password': async () => {
      const body = { currentPassword: maya.password, password: chosen };
      return app.send('POST /api/auth/password', owner, body);
    },
    'the owner resets the password by mail': async () => {
      await app.post('/api/auth/forgot-password', { email: maya.email });
      return reset(await tokenFor('reset-password'));
    },
    'the owner ends all other sessions': () => app.send('DELETE /api/auth/sessions', owner),
  };

  it.each(Object.keys(ends))('ends when %s', async (name) => {
    await askForThiefs();
    const token = await tokenFor('verify-email');
    const answer = (await ends[name]?.()) as { status: number };
    expect(answer.status).toBeLessThan(300);
    expect((await verify('', token, chosen)).body.code).toBe('ACCOUNT_LINK_DEAD');
    expect((await verify('', token, maya.password)).body.code).toBe('ACCOUNT_LINK_DEAD');
  });

  it('ends when an admin deactivates the account', async () => {
    await askForThiefs();
    const token = await tokenFor('verify-email');
    await app.register(aSetup);
    const admin = sidOf(await app.signIn(aSetup)) ?? '';
    expect((await app.send('PATCH /api/admin/users/1', admin, { isDeactivated: true })).status).toBe(200);
    expect((await verify('', token, maya.password)).body.code).toBe('ACCOUNT_LINK_DEAD');
  });

  it('is taken back by the mail to the address before, though it was confirmed and the password changed', async () => {
    await askForThiefs();
    const undo = await tokenFor('undo-email-change');
    expect((await verify(thief, await tokenFor('verify-email'))).status).toBe(200);
    const body = { currentPassword: maya.password, password: 'Thiefs-own-9' };
    await app.send('POST /api/auth/password', thief, body);
    expect(await app.sql('select email from identity.former_emails')).toEqual([{ email: maya.email }]);
    expect((await reset(undo)).status).toBe(200);
    expect(await app.sql('select email from identity.former_emails')).toEqual([]);
    expect((await app.get('/api/auth/me', thief)).status).toBe(401);
    expect(await emailOf(await ownerAgain())).toBe(maya.email);
    expect((await reset(undo)).body.code).toBe('ACCOUNT_LINK_DEAD');
  });

  it('keeps the address before for its owner, while it can be taken back', async () => {
    await askForThiefs();
    const undo = await tokenFor('undo-email-change');
    await verify(thief, await tokenFor('verify-email'));
    const squatter = { username: 'squatter', email: 'Maya@example.com', password: 'Midnight88' };
    expect((await app.register(squatter)).body.code).toBe('EMAIL_TAKEN');
    expect((await reset(undo)).status).toBe(200);
    expect(await emailOf(await ownerAgain())).toBe(maya.email);
  });

  it('gives an address that was never proven no power over the account', async () => {
    await app.sql('update identity.users set email_verified_at = null');
    await askForThiefs();
    expect(await tokenFor('undo-email-change')).toBe('');
  });
});

describe('who signs in', () => {
  it('may give the email address instead of the username', async () => {
    expect((await app.signIn({ username: 'MAYA@example.com', password: maya.password })).status).toBe(200);
    expect((await app.signIn({ username: maya.email, password: 'Wrong-1234' })).status).toBe(401);
  });

  it('is not kept out by an account that calls itself like their address', async () => {
    await app.register({ username: maya.email, email: thiefs, password: 'Midnight88' });
    const answer = await app.signIn({ username: maya.email, password: maya.password });
    expect([answer.status, answer.body.username]).toEqual([200, 'maya']);
  });

  it('has no more guesses for having two names', async () => {
    const guess = (username: string) => app.signIn({ username, password: 'Wrong-1234' });
    for (let nth = 0; nth < 5; nth++) for (const name of ['maya', maya.email]) await guess(name);
    expect((await guess('maya')).status).toBe(429);
    expect((await guess(maya.email)).status).toBe(429);
  });
});

describe('setups that are refused', () => {
  it('fill neither the audit nor the machine', async () => {
    await app.register(aSetup);
    await app.sql('delete from log.audit');
    const answers = [];
    for (let nth = 0; nth < 20; nth++)
      answers.push((await app.register({ ...aSetup, username: `probe-${nth}` })).status);
    expect(answers.filter((status) => status === 429).length).toBeGreaterThan(13);
    const noted = await app.sql('select 1 from log.audit');
    expect(noted.length).toBeLessThanOrEqual(6);
  });
});
