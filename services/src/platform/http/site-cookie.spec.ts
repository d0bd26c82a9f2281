import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { cookieKindOf, cookieKinds, siteCookies } from '@northlight/contracts';
import { cookieName, cookieValue } from './site-cookie.js';

const services = join(__dirname, '..', '..');
const setsCookies = /\.(?:cookie|clearCookie)\(|\.(?:set|setHeader|append)\(\s*['"]set-cookie/i;

/** Takes the header apart by itself. */
const takesCookiesApart = /split\(\/;|\(\?:\^\|;\\{1,2}s\*\)/;

const sources = (): string[] =>
  readdirSync(services, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !/spec\.ts$|testing\//.test(name),
  );

describe('the cookies of the site', () => {
  it('are set in one place, from the list that visitors read', () => {
    const files = sources().filter((name) => setsCookies.test(readFileSync(join(services, name), 'utf8')));
    expect(files).toEqual(['platform/http/site-cookie.ts']);
  });

  it('are read in one place: each name is whole, and none is found within another', () => {
    const files = sources().filter((name) => takesCookiesApart.test(readFileSync(join(services, name), 'utf8')));
    expect(files).toEqual(['platform/http/site-cookie.ts']);
    const header = 'asid=1; sid=2;__Host-sid=a=b';
    expect(cookieValue(header, 'sid')).toBe('2');
    expect(cookieValue(header, '__Host-sid')).toBe('a=b');
    expect([cookieValue(header, 'id'), cookieValue(undefined, 'sid')]).toEqual([undefined, undefined]);
  });

  it.each([true, false])('are known by their names, over https or not (%s)', (isSecure) => {
    const names = cookieKinds.map((kind) =>
      cookieName(siteCookies[kind], isSecure, { device: '0123456789ab', waitingPlace: '12' }[kind as string]),
    );
    expect(names.map(cookieKindOf)).toEqual(cookieKinds);
    expect(cookieKindOf('tracker')).toBeUndefined();
  });

  it('are bound to this host over https', () => {
    expect(cookieName(siteCookies.session, true)).toBe('__Host-sid');
    expect(cookieName(siteCookies.candidate, true)).toBe('__Secure-candidate');
  });
});
