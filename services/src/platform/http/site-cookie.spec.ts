import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { cookieKindOf, cookieKinds, siteCookies } from '@northlight/contracts';
import { cookieName } from './site-cookie.js';

const services = join(__dirname, '..', '..');
const setsCookies = /\.(?:cookie|clearCookie)\(|\.(?:set|setHeader|append)\(\s*['"]set-cookie/i;

const sources = (): string[] =>
  readdirSync(services, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !/spec\.ts$|testing\//.test(name),
  );

describe('the cookies of the site', () => {
  it('are set in one place, from the list that visitors read', () => {
    const files = sources().filter((name) => setsCookies.test(readFileSync(join(services, name), 'utf8')));
    expect(files).toEqual(['platform/http/site-cookie.ts']);
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
