import { describe, expect, it } from '@jest/globals';
import { safeRedirect } from '@northlight/site-kit';
import { isOurNote, signInNotes } from '../../features/account-forms/sign-in-notes.ts';
import { bannerText, targetOf } from './login-query.ts';

describe('the address of the sign-in page', () => {
  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/login?redirect=/login',
    '/register',
    '',
  ])('sends %p home', (redirect) => {
    expect(targetOf(safeRedirect(redirect))).toBe('/');
  });

  it.each(['/bookings', '/booking?venueId=1#form', '/login-help'])('keeps %p', (redirect) => {
    expect(targetOf(safeRedirect(redirect))).toBe(redirect);
  });

  it('shows its message in one line of at most 200 characters', () => {
    expect(bannerText('Please\n\n sign\u202E in')).toBe('Please sign in');
    expect(bannerText('x'.repeat(500))).toHaveLength(200);
    expect(bannerText(null)).toBe('');
  });

  it('knows what our own pages say from what anybody may have written behind a link', () => {
    const { registered, adminReady, passwordSaved } = signInNotes;
    const own = [registered, adminReady, passwordSaved(''), passwordSaved('maya'), passwordSaved('Zoë-7')];
    expect(own.filter((text) => !isOurNote(bannerText(text)))).toEqual([]);
    const others = ['Your account is locked, call +1 555 0100', `${registered} Call +1 555 0100`];
    expect([...others, passwordSaved('me. Call us'), `x ${adminReady}`].filter(isOurNote)).toEqual([]);
  });
});
