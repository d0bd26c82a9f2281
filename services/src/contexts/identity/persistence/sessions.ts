import { AsyncResource } from 'node:async_hooks';
import { siteCookies } from '@northlight/contracts';
import connectPgSimple from 'connect-pg-simple';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import type { Pool } from 'pg';
import type { Settings } from '../../../platform/config/settings.js';
import { isHttps } from '../../../platform/http/public-scheme.js';
import { sessionCookie } from '../../../platform/http/session-cookie.js';
import { cookieScope, takeCookieBack } from '../../../platform/http/site-cookie.js';
import { acceptedSecrets } from '../../../platform/kernel/keyed-hash.js';
import { deviceOf } from '../domain/device.js';

const days = 24 * 60 * 60;
/** A session that the browser forgets when it is closed ends on the server after a day all the same. */
const shortest = 1 * days;

declare module 'express-session' {
  interface SessionData {
    userId: number;
    /** Which password it was begun with: after a change it is nobody's. */
    passwordVersion: number;
    /** What it was begun on, in words, and when. */
    device: string;
    since: string;
  }
}

type SessionSettings = Pick<Settings, 'SECRET' | 'SECRET_BEFORE' | 'PUBLIC_URL'>;

/**
 * Sessions in PostgreSQL behind a signed cookie. Nobody who is not signed in gets one; a cookie that was not made here
 * counts for nothing; a session ends at a fixed time after its sign-in (decisions.md G19).
 */
export function sessionMiddleware(pool: Pool, settings: SessionSettings): RequestHandler {
  const isSecure = isHttps(settings.PUBLIC_URL);
  const Store = connectPgSimple(session);
  const store = new Store({
    pool,
    schemaName: 'identity',
    tableName: 'sessions',
    ttl: shortest,
    disableTouch: true,
    errorLog: () => undefined,
  });
  const sessions = session({
    store,
    name: sessionCookie(isSecure),
    secret: acceptedSecrets(settings),
    resave: false,
    saveUninitialized: false,
    cookie: cookieScope(siteCookies.session, isSecure),
  });
  // the store answers from its connection's own context; the request goes on in its own
  return (request: Request, response: Response, next: NextFunction) =>
    sessions(request, response, AsyncResource.bind(next));
}

/** Whose session it is to be. */
export interface SessionStart {
  readonly userId: number;
  readonly passwordVersion: number;
  readonly isRemembered: boolean;
  readonly at: Date;
}

/** Signs somebody in under a new session id; an earlier session of this browser is gone. */
export async function startSession(request: Request, start: SessionStart): Promise<void> {
  const { userId, passwordVersion, isRemembered, at } = start;
  await settled((done) => request.session.regenerate(done));
  const device = deviceOf(request.get('user-agent'));
  Object.assign(request.session, { userId, passwordVersion, device, since: at.toISOString() });
  if (isRemembered) request.session.cookie.maxAge = siteCookies.session.lifeMs;
  await settled((done) => request.session.save(done));
}

/** Whether this browser was to stay signed in after it is closed. */
export const isRemembered = ({ session }: Request): boolean => typeof session.cookie.originalMaxAge === 'number';

/** Ends this browser's session, if there is one, and takes its cookie back. */
export async function endSession(request: Request): Promise<void> {
  if (request.session.userId !== undefined) await settled((done) => request.session.destroy(done));
  takeCookieBack(request, siteCookies.session);
}

const settled = (start: (done: (error?: unknown) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => start(AsyncResource.bind((error) => (error ? reject(error) : resolve()))));
