import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aSetup, IdentityApp, maya } from '../../../testing/identity-app.js';

// a password hash takes its time, and longer on a busy machine
jest.setTimeout(60_000);

let app: IdentityApp;
beforeAll(async () => {
  app = await IdentityApp.start();
});
beforeEach(() => app.clear());
afterAll(() => app.stop());

const admins = () => app.sql<{ username: string }>('select username from identity.users where is_admin');

describe('a visitor who registers', () => {
  it('has an account with an argon2id hash and without a session', async () => {
    const answer = await app.register({ ...maya, firstName: 'Maya', lastName: '', termsAccepted: true });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: 1,
      username: 'maya',
      email: 'maya@example.com',
      emailVerified: false,
      firstName: 'Maya',
      lastName: null,
      membershipTier: 'none',
      subscriptionStatus: 'inactive',
      isAdmin: false,
      roles: [],
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const [row] = await app.sql<{ password_hash: string }>('select password_hash from identity.users');
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('is never what they claim to be', async () => {
    const answer = await app.register({
      ...maya,
      membershipTier: 'diamond',
      isAdmin: false,
      roles: ['ops'],
      subscriptionStatus: 'active',
      id: 99,
    });
    expect(answer.status).toBe(201);
    const [row] = await app.sql('select id, membership_tier, subscription_status, is_admin, roles from identity.users');
    expect(row).toEqual({
      id: 1,
      membership_tier: 'none',
      subscription_status: 'inactive',
      is_admin: false,
      roles: [],
    });
  });

  it('waits where their network has asked for many accounts, or somebody for this one again and again', async () => {
    const from = (address: string, nth: number) =>
      app
        .register({ ...maya, username: `user-${nth}`, email: `user-${nth}@example.com` })
        .set('X-Forwarded-For', address);
    const answers = await Promise.all(Array.from({ length: 21 }, (_, nth) => from('203.0.113.9', nth)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(20).fill(201), 429]);
    expect((await from('198.51.100.9', 99)).status).toBe(201);
    const again = await Promise.all(Array.from({ length: 10 }, (_, nth) => from(`198.51.100.${nth}`, 99)));
    expect(again.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it.each([
    [{ ...maya, email: 'other@example.com', username: 'MAYA' }, 'This username is already taken.'],
    [{ ...maya, email: 'Maya@Example.com', username: 'other' }, 'An account with this email already exists.'],
  ])('is told what is taken: %j', async (second, message) => {
    await app.register();
    const answer = await app.register(second);
    expect(answer.status).toBe(409);
    expect(answer.body.message).toBe(message);
  });

  it('has one account after pressing twice', async () => {
    const answers = await Promise.all([app.register(), app.register()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('a registration that breaks a rule', () => {
  it.each([
    [{ username: 'ab' }, 'Username must be at least 3 characters'],
    [{ username: 'x'.repeat(61) }, 'Username must be at most 60 characters'],
    [{ username: 'a\nb\nc' }, 'Username must be on one line, without control characters'],
    [{ email: 'maya' }, 'Please enter a valid email'],
    [{ password: 'Ab1' }, 'Password must be at least 8 characters'],
    [{ password: 'lantern77' }, 'Password must contain at least one uppercase letter'],
    [{ password: 'LANTERN77' }, 'Password must contain at least one lowercase letter'],
    [{ password: 'Lanternlight' }, 'Password must contain at least one number'],
    [{ password: 'Password123!' }, 'This password is too common. Please choose another'],
    [{ password: 'Brandon7' }, 'This password is too common. Please choose another'],
    [{ password: `Aa1${'x'.repeat(198)}` }, 'Password must be at most 200 characters'],
    [{ isAdmin: 'true' }, 'Please send isAdmin as true or false'],
  ])('is answered with the stated words: %j', async (wrong, message) => {
    const answer = await app.register({ ...maya, ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe(message);
  });

  it('does not cut a long password off', async () => {
    const password = `Aa1${'x'.repeat(97)}`;
    await app.register({ ...maya, password });
    expect((await app.signIn({ ...maya, password: password.slice(0, 99) })).status).toBe(401);
    expect((await app.signIn({ ...maya, password })).status).toBe(200);
  });
});

describe('the first admin', () => {
  it('is whoever knows what the server was told', async () => {
    expect((await app.get('/api/setup/status')).body).toEqual({ complete: false, open: true });
    const answer = await app.register({ ...aSetup, firstName: 'Admin', lastName: 'User' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ username: 'first', isAdmin: true, firstName: 'Admin' });
    expect((await app.get('/api/setup/status')).body).toEqual({ complete: true, open: false });
  });

  it.each([
    [{ email: 'other@example.com' }, 'Invalid email address for admin setup'],
    [{ password: 'lamp-in-a-winder' }, 'Invalid password for admin setup'],
  ])('is not somebody with %j', async (wrong, message) => {
    const answer = await app.register({ ...aSetup, ...wrong });
    expect(answer.status).toBe(403);
    expect(answer.body.message).toBe(message);
    expect(await admins()).toEqual([]);
  });

  it('is one, however many ask at once', async () => {
    const ask = (i: number) =>
      app.register({ ...aSetup, username: `first${i}` }).set('X-Forwarded-For', `198.51.100.${i}`);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => ask(i)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201).map(({ body }) => body.message);
    expect(refused).toEqual(Array(11).fill('Setup is already complete'));
    expect(await admins()).toHaveLength(1);
  });

  it('has no second, whatever a registration says', async () => {
    await app.register(aSetup);
    const answer = await app.register({ ...aSetup, username: 'second', email: 'second@example.com' });
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ code: 'SETUP_COMPLETE', message: 'Setup is already complete' });
  });

  it('cannot be guessed: the sixth try has to wait, and every try is written down, and nobody with it', async () => {
    for (let i = 0; i < 5; i++) await app.register({ ...aSetup, password: `guess-no-${i}` });
    const late = await app.register(aSetup);
    expect(late.status).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(800);
    const audit = await app.sql<{ new: object }>('select new from log.audit order by id');
    const codes = [...Array(5).fill('SETUP_PASSWORD_WRONG'), 'TOO_MANY_TRIES'];
    expect(audit.map((row) => row.new)).toEqual(codes.map((code) => ({ code })));
    expect(JSON.stringify(await app.sql('select * from log.audit'))).not.toContain('lamp-in-a-window');
  });
});
