import { randomBytes } from 'node:crypto';
import type { SigningSecrets } from '../../../platform/kernel/keyed-hash.js';
import { isTokenOf, tokenOf } from '../../../platform/privacy/token.js';
import type { Place } from '../domain/place.js';

/** Part of what is signed: no token of the site is good for another purpose. */
const purpose = 'waiting-place';
const ID_BYTES = 9;
const written = /^(\d{1,9})\.([en])(\d{1,12})\.(\d{1,15})\.([\w-]{12})\.([\w-]{43})$/;

export const freshPlaceId = (): string => randomBytes(ID_BYTES).toString('base64url');

/** A place as a cookie holds it, `<room>.<e|n><number>.<time>.<id>.<HMAC-SHA-256>`. */
export function placeToken({ room, isEarly, nth, at, id }: Place, secrets: SigningSecrets): string {
  const text = `${room}.${isEarly ? 'e' : 'n'}${nth}.${at}.${id}`;
  return `${text}.${tokenOf(purpose, { id: text, secrets })}`;
}

/** @returns undefined for what was not signed here */
export function placeIn(token: string, secrets: SigningSecrets): Place | undefined {
  const [, room, kind, nth, at, id = '', signature = ''] = written.exec(token) ?? [];
  if (!room) return undefined;
  const text = token.slice(0, -signature.length - 1);
  if (!isTokenOf(signature, purpose, { id: text, secrets })) return undefined;
  return { room: Number(room), id, isEarly: kind === 'e', nth: Number(nth), at: Number(at) };
}
