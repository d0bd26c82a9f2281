import { type LocalBuildDto, previewPath, siteCookies } from '@northlight/contracts';
import type { Request } from 'express';
import type { Settings } from '../../platform/config/settings.js';
import { cookieName, cookieValue, giveCookie, takeCookieBack } from '../../platform/http/site-cookie.js';
import type { SigningSecrets } from '../../platform/kernel/keyed-hash.js';
import { isTokenOf, tokenOf } from '../../platform/privacy/token.js';
import type { Faults } from './domain/break-on-purpose.js';

/** What one browser is shown in place of what is live. */
export interface Preview {
  readonly releases: readonly string[];
  readonly faults: Faults;
  /** Builds of the machine that the browser runs on. */
  readonly local?: readonly LocalBuildDto[];
  /** An ISO instant. */
  readonly until: string;
}

interface Reading {
  readonly settings: SigningSecrets;
  readonly now: Date;
}

/** Part of what is signed: no token of the site is good for another purpose. */
const purpose = 'release-preview';

/** A preview with its signature: `<base64url of the JSON>.<HMAC-SHA-256>`. */
export function sealedPreview(preview: Preview, secrets: SigningSecrets): string {
  const payload = Buffer.from(JSON.stringify(preview)).toString('base64url');
  return `${payload}.${tokenOf(purpose, { id: payload, secrets })}`;
}

/** Undefined where it is over, or was not made here. */
export function previewOf(token: string, { settings, now }: Reading): Preview | undefined {
  const [payload = '', signature = ''] = token.split('.');
  if (!isTokenOf(signature, purpose, { id: payload, secrets: settings })) return undefined;
  const preview = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Preview;
  return Date.parse(preview.until) > now.getTime() ? preview : undefined;
}

/** The token that a browser brings; empty where it brings none. */
export const previewTokenIn = ({ headers, secure }: Request): string =>
  cookieValue(headers.cookie, cookieName(siteCookies.preview, secure)) ?? '';

/** The preview of a browser; a token that is forged, altered or over is as none. */
export function previewIn(request: Request, reading: Reading): Preview | undefined {
  const token = previewTokenIn(request);
  return token === '' ? undefined : previewOf(token, reading);
}

/** Gives a browser its preview, to be kept no longer than it is good. */
export function givePreview(request: Request, token: string, lifeMs: number): void {
  giveCookie(request, { ...siteCookies.preview, lifeMs }, { value: token });
}

export const endPreview = (request: Request): void => takeCookieBack(request, siteCookies.preview);

/** Gives the same preview to the browser that opens it. */
export function previewLink(token: string, { PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): string {
  const link = new URL(previewPath, PUBLIC_URL);
  link.searchParams.set('token', token);
  return link.href;
}
