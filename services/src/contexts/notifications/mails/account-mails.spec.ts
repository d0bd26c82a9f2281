import { describe, expect, it } from '@jest/globals';
import type { LinkFacts } from '../../identity/index.js';
import {
  emailChangeRequested,
  emailVerification,
  passwordChanged,
  passwordReset,
  secondFactorRemoved,
} from './account-mails.js';

const sender = { productName: 'Northlight Immersive', siteUrl: 'https://tickets.example' };
const aLink = (overrides: Partial<LinkFacts> = {}): LinkFacts => ({
  username: 'maya',
  email: 'maya@example.com',
  otherEmail: undefined,
  canUndo: false,
  isTaken: false,
  token: 'the-token',
  ...overrides,
});

describe('the mails of an account', () => {
  it.each([
    [emailVerification(aLink(), sender), 'https://tickets.example/verify-email#the-token'],
    [passwordReset(aLink(), sender), 'https://tickets.example/reset-password#the-token'],
  ])('bring a token behind a # that no server sees', (mail, url) => {
    expect(mail.to.address).toBe('maya@example.com');
    for (const form of [mail.text, mail.html]) expect(form).toContain(url);
    expect(mail.text).toContain('maya');
  });

  it.each(['Win at casino.example', 'https://casino', 'x'.repeat(31), 'a\nb'])(
    'carry no advertisement to a stranger whose address somebody typed in: %p',
    (username) => {
      const [verification, reset] = [
        emailVerification(aLink({ username }), sender),
        passwordReset(aLink({ username }), sender),
      ];
      for (const { text, html } of [verification, reset]) expect(`${text}${html}`).not.toContain(username);
    },
  );

  it('warn an address that was never proven, without a link', () => {
    const mail = emailChangeRequested(aLink({ email: 'new@example.com', otherEmail: 'maya@example.com' }), sender);
    expect(mail?.to.address).toBe('maya@example.com');
    expect(mail?.text).toContain('New address: new@example.com');
    expect(mail?.html).not.toContain('the-token');
    expect(emailChangeRequested(aLink(), sender)).toBeUndefined();
  });

  it('let the owner of a proven address take its change back', () => {
    const link = aLink({ email: 'maya@example.com', otherEmail: 'new@example.com', canUndo: true });
    const mail = emailChangeRequested(link, sender);
    expect(mail?.to.address).toBe('maya@example.com');
    expect(mail?.text).toContain('New address: new@example.com');
    expect(mail?.text).toContain('This wasn’t me: https://tickets.example/reset-password#the-token');
  });

  it('tell of a new password, and what to do about one that somebody else chose', () => {
    const mail = passwordChanged({ id: 1, username: 'maya', email: 'maya@example.com', emailVerified: true }, sender);
    expect(mail.text).toContain('This wasn’t me: https://tickets.example/forgot-password');
  });

  it('tell of a second factor that is gone, and what to do when somebody else took it away', () => {
    const mail = secondFactorRemoved(
      { id: 1, username: 'maya', email: 'maya@example.com', emailVerified: true },
      sender,
    );
    expect(mail.text).toContain('Unless you have a passkey, you now sign in with just your password.');
    expect(mail.text).toContain('This wasn’t me: https://tickets.example/forgot-password');
  });
});
