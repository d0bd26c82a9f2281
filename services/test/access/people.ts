import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { sentInquiryOf } from '@northlight/contracts';
import type pg from 'pg';
import { aPreApplication } from '../../src/contexts/franchise/testing/franchise-house.js';
import { adminCookie } from '../sign-in-people.js';

/** Who stands before the doors. A visitor has no cookie. */
export const who = ['visitor', 'maya', 'eve', 'frank', 'desk', 'ops', 'deployer', 'admin'] as const;
export type Who = (typeof who)[number];

const staff: readonly Who[] = ['desk', 'ops', 'deployer'];

type Cookies = Readonly<Record<Who, string>>;

/** A running service, and the people who ask it. */
export interface Crowd {
  /** Asks as somebody, `GET /api/orders`. */
  ask(line: string, as: Who, body?: object): Promise<Response>;
  /** The inquiry of frank, whose pass is in his cookie. */
  readonly inquiryId: number;
}

const json = { 'Content-Type': 'application/json' };

/** maya and eve have accounts, frank's is that of a candidate with a pass, desk, ops and deployer work here. */
export async function aCrowd(url: string, pool: pg.Pool): Promise<Crowd> {
  const send = (line: string, cookie: string, body?: object) => {
    const [method = '', path = ''] = line.split(' ');
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    return fetch(`${url}${path}`, {
      method,
      headers: { ...(body && json), cookie, 'Idempotency-Key': randomUUID() },
      ...init,
    });
  };
  const account = async (username: string): Promise<string> => {
    const person = { username, email: `${username}@example.com`, password: 'Lantern77' };
    expect((await send('POST /api/auth/register', '', person)).status).toBe(201);
    return cookieOf(await send('POST /api/auth/login', '', person));
  };
  const admin = await adminCookie(url);
  const cookies: Record<Who, string> = { visitor: '', admin } as Record<Who, string>;
  for (const name of who) cookies[name] ??= await account(staff.includes(name) ? `${name}-staff` : name);
  await pool.query("update identity.users set roles = array[left(username, -6)] where username like '%-staff'");
  const { id: inquiryId, pass } = await inviteFrank(send, cookies);
  cookies.frank = `${cookies.frank}; ${pass}`;
  return { inquiryId, ask: (line, as, body) => send(line, cookies[as], body) };
}

type Send = (line: string, cookie: string, body?: object) => Promise<Response>;

/** His inquiry is qualified, he is given a code, and he has shown it. */
async function inviteFrank(send: Send, { frank, admin }: Cookies): Promise<{ id: number; pass: string }> {
  const { id } = await jsonOf<{ id: number }>(
    send('POST /api/franchise-inquiries', frank, sentInquiryOf(aPreApplication())),
  );
  const inquiry = `/api/admin/franchise-inquiries/${id}`;
  await send(`PATCH ${inquiry}/status`, admin, { status: 'qualified' });
  const { accessCode } = await jsonOf<{ accessCode: string }>(send(`POST ${inquiry}/generate-access`, admin, {}));
  const shown = await send('POST /api/franchise/validate-access', frank, { inquiryId: id, accessCode });
  return { id, pass: cookieOf(shown) };
}

/** What an answer says. */
export const jsonOf = async <Said>(answer: Promise<Response>): Promise<Said> => (await answer).json() as Promise<Said>;

const cookieOf = (answer: Response): string => {
  const cookie = answer.headers.getSetCookie().at(-1)?.split(';')[0];
  expect(cookie).toBeDefined();
  return cookie ?? '';
};
