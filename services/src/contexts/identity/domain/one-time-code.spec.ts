import { describe, expect, it } from '@jest/globals';
import { Secret } from 'otpauth';
import { authenticatorUri, codeAt, freshSecret, stepOf } from './one-time-code.js';

/** The secret of RFC 6238, appendix B; the last six of its eight digits. */
const secret = Secret.fromUTF8('12345678901234567890').base32;
const second = (seconds: number) => new Date(seconds * 1000);

describe('the codes of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1234567890, '005924'],
    [20000000000, '353130'],
  ])('are those of RFC 6238 at %p', (at, code) => {
    expect(codeAt(secret, second(at))).toBe(code);
    expect(stepOf(code, { secret, at: second(at) })).toBe(Math.floor(at / 30));
  });

  it('are taken one step early and one late, as the step that they belong to', () => {
    const code = codeAt(secret, second(900));
    expect([870, 930].map((at) => stepOf(code, { secret, at: second(at) }))).toEqual([30, 30]);
    expect([840, 960].map((at) => stepOf(code, { secret, at: second(at) }))).toEqual([undefined, undefined]);
  });

  it.each(['', '28708', '2870822', 'abcdef', '287 08'])('are nothing else: %p', (code) => {
    expect(stepOf(code, { secret, at: second(59) })).toBeUndefined();
  });

  it('come from 160 bits, and the address says so to the app', () => {
    const fresh = freshSecret();
    expect(Secret.fromBase32(fresh).bytes).toHaveLength(20);
    const uri = new URL(authenticatorUri(fresh, { issuer: 'Northlight', username: 'maya' }));
    expect(uri.protocol).toBe('otpauth:');
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: fresh, issuer: 'Northlight', digits: '6' });
  });
});
