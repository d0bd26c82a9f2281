import { describe, expect, it } from '@jest/globals';
import type { Request } from 'express';
import { knownDevice, rememberDevice } from './known-device.js';

const first = { SECRET: 'the first secret of this house, 01' };
const moving = { SECRET: 'the second secret of this house, 02', SECRET_BEFORE: first.SECRET };
const moved = { SECRET: moving.SECRET };

/** Signs somebody in on a browser with these cookies. @returns those that it has then */
function signIn(userId: number, cookies: string, secrets: typeof moving | typeof first): string {
  let given = cookies;
  const res = {
    cookie: (name: string, value: string) => (given = [given, `${name}=${value}`].filter(Boolean).join('; ')),
  };
  rememberDevice({ headers: { cookie: cookies }, secure: true, res } as unknown as Request, userId, secrets);
  return given;
}

describe('a browser that an account is known on', () => {
  const cookies = signIn(7, 'theme=dark', first);
  const name = knownDevice(cookies, 7, first);

  it('is known to that account by what it was given', () => {
    expect(name).toMatch(/^[\w-]{22}$/);
    expect(knownDevice(cookies, 8, first)).toBeUndefined();
    expect(knownDevice('theme=dark', 7, first)).toBeUndefined();
  });

  it('is not known by what was made up, or altered', () => {
    const [, value = ''] = /=([\w-]+\.[\w-]+)$/.exec(cookies) ?? [];
    for (const wrong of [`A${value.slice(1)}`, value.slice(0, -1), `${value.split('.')[0]}.${'A'.repeat(43)}`])
      expect(knownDevice(cookies.replace(value, wrong === value ? '' : wrong), 7, first)).toBeUndefined();
  });

  it('keeps its name while the secret changes, and after it where somebody signed in meanwhile', () => {
    expect(knownDevice(cookies, 7, moving)).toBe(name);
    expect(knownDevice(cookies, 7, moved)).toBeUndefined();
    const renewed = signIn(7, cookies, moving);
    expect(knownDevice(renewed, 7, moved)).toBe(name);
    expect(signIn(7, renewed, moving)).toBe(renewed);
  });
});
