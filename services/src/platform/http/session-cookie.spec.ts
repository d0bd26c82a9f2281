import { describe, expect, it } from '@jest/globals';
import { hasSessionCookie } from './session-cookie.js';

describe('the cookies of a request', () => {
  it.each(['sid=s%3Aabc', 'visitor=0a; sid=s%3Aabc', '__Host-sid=s%3Aabc'])('name a session in "%s"', (cookie) => {
    expect(hasSessionCookie({ headers: { cookie } })).toBe(true);
  });

  it.each([undefined, '', 'visitor=0a', 'lastsid=s%3Aabc'])('name none in "%s"', (cookie) => {
    expect(hasSessionCookie({ headers: { cookie } })).toBe(false);
  });
});
