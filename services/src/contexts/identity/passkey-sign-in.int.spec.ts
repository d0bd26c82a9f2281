import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cookiesOf, IdentityApp, sidOf } from './testing/identity-app.js';
import { PasskeyStories } from './testing/passkey-stories.js';
import { SoftwareAuthenticator } from './testing/software-authenticator.js';

// a password hash takes its time, and longer on a busy machine
jest.setTimeout(60_000);

let app: IdentityApp;
let stories: PasskeyStories;
let sid: string;
beforeAll(async () => {
  app = await IdentityApp.start({ SECOND_FACTOR_FOR_STAFF: 'required' });
  stories = new PasskeyStories(app);
});
beforeEach(async () => {
  await app.clear();
  sid = await stories.signedIn('maya');
});
afterAll(() => app.stop());

describe('a passkey at the sign-in', () => {
  it('signs its owner in alone, under a new session', async () => {
    const { device } = await stories.withPasskey(sid);
    const { options, cookie } = await stories.askForSignIn();
    expect(options.allowCredentials).toBeUndefined();
    const answer = await stories.signIn(`${sid}; ${cookie}`, device.sign(options));
    expect([answer.status, answer.body.username]).toEqual([200, 'maya']);
    expect(sidOf(answer)).not.toBe(sid);
    expect((await app.get('/api/auth/me', sidOf(answer))).status).toBe(200);
  });

  it('is asked for besides the password; a recovery code will do', async () => {
    const { recoveryCodes } = await stories.withPasskey(sid);
    const first = await app.signIn();
    expect([first.status, first.body.code]).toEqual([401, 'SECOND_FACTOR_NEEDED']);
    const pending = cookiesOf(first).join('; ');
    const finish = (code: string | undefined) =>
      app.post('/api/auth/login/second-factor', { code }).set('Cookie', pending);
    expect((await finish('000000')).status).toBe(400);
    expect((await finish(recoveryCodes[0])).status).toBe(200);
  });

  it('is taken once: neither the answer nor the challenge is good again', async () => {
    const { device } = await stories.withPasskey(sid);
    const { options, cookie } = await stories.askForSignIn();
    const passkey = device.sign(options);
    const answers = await Promise.all([stories.signIn(cookie, passkey), stories.signIn(cookie, passkey)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await stories.signIn(cookie, device.sign(options))).body.code).toBe('PASSKEY_LATE');
    const other = await stories.askForSignIn();
    expect((await stories.signIn(other.cookie, passkey)).body.code).toBe('PASSKEY_NOT_ACCEPTED');
  });

  it.each([
    ['a page of another site', { origin: 'https://northlight.evil.example' }],
    ['a device that did not ask for its owner', { isVerified: false }],
    ['a copy, whose count is behind', { signCount: 1 }],
  ])('is refused to %s', async (_, behavior) => {
    const { device } = await stories.withPasskey(sid);
    const before = await stories.askForSignIn();
    await stories.signIn(before.cookie, device.sign(before.options));
    const { options, cookie } = await stories.askForSignIn();
    const answer = await stories.signIn(cookie, device.sign(options, behavior));
    expect([answer.status, answer.body.code, sidOf(answer)]).toEqual([400, 'PASSKEY_NOT_ACCEPTED', undefined]);
  });

  it('is refused without a challenge of ours, and for a device that nobody knows', async () => {
    const { device } = await stories.withPasskey(sid);
    const { options, cookie } = await stories.askForSignIn();
    const madeUp = Buffer.from(JSON.stringify({ ...options, purpose: 'sign-in', endsAt: 9e15 })).toString('base64url');
    for (const wrong of ['', `passkey=${madeUp}.${cookie.split('.')[1]}`])
      expect((await stories.signIn(wrong, device.sign(options))).body.code).toBe('PASSKEY_LATE');
    const answer = await stories.signIn(cookie, new SoftwareAuthenticator().sign(options));
    expect(answer.body.code).toBe('PASSKEY_NOT_ACCEPTED');
  });

  it('does not open a deactivated account', async () => {
    const { device } = await stories.withPasskey(sid);
    await app.sql('update identity.users set deactivated_at = now()');
    const { options, cookie } = await stories.askForSignIn();
    expect((await stories.signIn(cookie, device.sign(options))).body.code).toBe('ACCOUNT_DEACTIVATED');
  });
});

describe('whoever works here, where a second factor is required', () => {
  it('has their powers once there is a passkey, and none before', async () => {
    await app.sql("update identity.users set is_admin = true where username = 'maya'");
    expect((await app.get('/api/admin/users', sid)).body.code).toBe('SECOND_FACTOR_SETUP_NEEDED');
    const { device } = await stories.withPasskey(sid);
    const { options, cookie } = await stories.askForSignIn();
    const answer = await stories.signIn(cookie, device.sign(options));
    expect(answer.body).not.toHaveProperty('mustSetUpSecondFactor');
    expect((await app.get('/api/admin/users', sidOf(answer))).status).toBe(200);
  });
});
