import type { Request } from 'express';
import { hostCookie } from '../../../platform/http/public-scheme.js';
import { keyedHash } from '../../../platform/privacy/keyed-hash.js';
import { isToken } from '../../../platform/privacy/token.js';

/** Somebody has said the right password, and owes the second factor. */
export interface PendingSignIn {
  readonly userId: number;
  readonly passwordVersion: number;
  readonly isRemembered: boolean;
}

const LIFE_MS = 5 * 60_000;

interface Ground {
  readonly secret: string;
  readonly at: Date;
}

const nameIn = ({ secure }: Request): string => hostCookie('second-factor', secure);
const optionsIn = ({ secure }: Request) => ({ httpOnly: true, sameSite: 'strict', secure, path: '/' }) as const;
const signatureOf = (payload: string, secret: string): string =>
  keyedHash(secret).of(`pending sign-in:${payload}`, 'base64url');

/** Keeps it in this browser, signed and for five minutes: it opens nothing but the question for the code. */
export function keepPending(request: Request, pending: PendingSignIn, { secret, at }: Ground): void {
  const payload = Buffer.from(JSON.stringify({ ...pending, endsAt: at.getTime() + LIFE_MS })).toString('base64url');
  const value = `${payload}.${signatureOf(payload, secret)}`;
  request.res?.cookie(nameIn(request), value, { ...optionsIn(request), maxAge: LIFE_MS });
}

/** Undefined where there is none, where its time is over, and where it was not made here. */
export function pendingIn(request: Request, { secret, at }: Ground): PendingSignIn | undefined {
  const cookies = (request.headers.cookie ?? '').split(/;\s*/);
  const name = `${nameIn(request)}=`;
  const [payload = '', signature = ''] = (cookies.find((one) => one.startsWith(name)) ?? '')
    .slice(name.length)
    .split('.');
  if (!isToken(signature, signatureOf(payload, secret))) return undefined;
  const { endsAt, ...pending } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return endsAt > at.getTime() ? pending : undefined;
}

export const forgetPending = (request: Request): void => {
  request.res?.clearCookie(nameIn(request), optionsIn(request));
};
