import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { IdentityApp, sidOf } from './testing/identity-app.js';
import { own, PasskeyStories, passkeys } from './testing/passkey-stories.js';
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

describe('somebody who adds a passkey', () => {
  it('says who they are first, gets recovery codes with the first one, is told by mail, and sees it', async () => {
    const wrong = await stories.askForNew(sid, { currentPassword: 'Wrong-1234' });
    expect(wrong.answer.body.errors[0].field).toBe('currentPassword');
    const { recoveryCodes } = await stories.withPasskey(sid);
    expect(recoveryCodes).toHaveLength(10);
    expect(await app.jobs()).toContain('passkey-added');
    const { body } = await app.get('/api/auth/second-factor', sid);
    expect(body).toMatchObject({ since: null, recoveryCodesLeft: 10, passkeys: [{ name: 'My phone', usedAt: null }] });
    const data = await app.get('/api/auth/export', sid);
    expect(data.body.passkeys).toEqual([{ name: 'My phone', createdAt: expect.any(String), usedAt: null }]);
  });

  it('tells the device nothing of the account but its username, and asks it for its owner', async () => {
    const { options } = await stories.askForNew(sid);
    expect(options.rp).toMatchObject({ id: 'localhost' });
    expect(options.user).toMatchObject({ name: 'maya', displayName: '' });
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32);
    expect(options.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'required' });
  });

  it('is asked for a signature that every supported Node can check', async () => {
    const { options } = await stories.askForNew(sid);
    expect(options.pubKeyCredParams.map(({ alg }: { alg: number }) => alg)).toEqual([-8, -7, -257]);
  });

  it.each([
    ['on a page of another site', { origin: 'https://northlight.evil.example' }],
    ['without a finger, a face or a PIN', { isVerified: false }],
    ['with certificates that the server would look up', { attestation: 'android-key' as const }],
  ])('is refused one that was made %s', async (_, behavior) => {
    const { options, cookies } = await stories.askForNew(sid);
    const answer = await stories.add(cookies, new SoftwareAuthenticator().make(options, behavior));
    expect(answer.body.code).toBe('PASSKEY_NOT_ACCEPTED');
    expect((await app.signIn()).status).toBe(200);
  });

  it('cannot use a challenge twice, nor one that was given to somebody else', async () => {
    const { options, cookies } = await stories.askForNew(sid);
    expect((await stories.add(cookies, new SoftwareAuthenticator().make(options))).status).toBe(200);
    expect((await stories.add(cookies, new SoftwareAuthenticator().make(options))).body.code).toBe('PASSKEY_LATE');
    const hers = await stories.signedIn('eve');
    const eves = await stories.askForNew(hers);
    const stolen = `${sid}; ${eves.cookies.split('; ')[1]}`;
    expect((await stories.add(stolen, new SoftwareAuthenticator().make(eves.options))).body.code).toBe('PASSKEY_LATE');
  });
});

describe('a passkey of somebody who is signed in', () => {
  it('confirms who they are as the password and a code do, and no passkey of somebody else does', async () => {
    const { device } = await stories.withPasskey(sid);
    const { cookies, evidence } = await stories.proof(sid, device);
    const answer = await app.send('POST /api/auth/confirm-identity', cookies, evidence);
    expect([answer.status, sidOf(answer) === sid]).toEqual([204, false]);
    sid = sidOf(answer) ?? '';
    const { device: hers } = await stories.withPasskey(await stories.signedIn('eve'));
    const wrong = await stories.proof(sid, hers);
    const refused = await app.send('POST /api/auth/confirm-identity', wrong.cookies, wrong.evidence);
    expect(refused.body.code).toBe('PASSKEY_NOT_ACCEPTED');
  });

  it('is not taken away by who has the session and the password alone', async () => {
    const { recoveryCodes } = await stories.withPasskey(sid);
    for (const input of [own, { ...own, code: '000000' }]) {
      const answer = await app.send(`DELETE ${passkeys}/1`, sid, input);
      expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, 'code']);
    }
    const gone = await app.send(`DELETE ${passkeys}/1`, sid, { ...own, code: recoveryCodes[0] });
    expect(gone.status).toBe(204);
  });

  it('opens nothing once it is removed; with the last one the password is enough again', async () => {
    const { device } = await stories.withPasskey(sid);
    const { cookies, evidence } = await stories.proof(sid, device);
    expect((await app.send(`DELETE ${passkeys}/1`, cookies, evidence)).status).toBe(204);
    expect(await app.jobs()).toContain('passkey-removed');
    expect(await app.sql('select from identity.recovery_codes')).toEqual([]);
    const { options, cookie } = await stories.askForSignIn();
    expect((await stories.signIn(cookie, device.sign(options))).body.code).toBe('PASSKEY_NOT_ACCEPTED');
    expect((await app.send(`POST ${passkeys}/challenge`, sid)).body.code).toBe('NO_PASSKEYS');
    expect((await app.signIn()).status).toBe(200);
  });

  it('goes with the account', async () => {
    await stories.withPasskey(sid);
    await app.send('DELETE /api/auth/me', sid, { ...own, username: 'maya' });
    expect(await app.sql('select from identity.passkeys')).toEqual([]);
  });
});
