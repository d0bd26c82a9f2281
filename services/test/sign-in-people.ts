import { expect } from '@jest/globals';

const adminAccount = { email: 'first@example.com', password: 'lamp-in-a-window' } as const;

/** Settings under which `adminCookie` can make the first admin. */
export const adminSetup = { ADMIN_SETUP_EMAIL: adminAccount.email, ADMIN_SETUP_PASSWORD: adminAccount.password };

/** Makes the first admin of a fresh database. @returns the cookie of their session */
export const adminCookie = (url: string): Promise<string> =>
  cookieOf(url, { ...adminAccount, username: 'first', isAdmin: true });

/** Makes an account that is allowed nothing in particular. @returns the cookie of its session */
export const visitorCookie = (url: string): Promise<string> =>
  cookieOf(url, { email: 'maya@example.com', password: 'Lantern77', username: 'maya' });

interface Account {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly isAdmin?: true;
}

async function cookieOf(url: string, account: Account) {
  const { username, password } = account;
  expect((await post(`${url}/api/auth/register`, account)).status).toBe(201);
  const answer = await post(`${url}/api/auth/login`, { username, password });
  const sid = answer.headers.getSetCookie().find((cookie) => /^(__Host-)?sid=/.test(cookie));
  expect(sid).toBeDefined();
  return sid?.split(';')[0] ?? '';
}

const post = (url: string, body: object): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
