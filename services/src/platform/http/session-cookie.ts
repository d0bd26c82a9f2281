import type { Request } from 'express';

/** The cookie that a sign-in sets. */
export const sessionCookie = 'sid';

/** Whether a request carries a session cookie at all; if it still counts only its session can tell. */
export const hasSessionCookie = ({ headers }: Pick<Request, 'headers'>): boolean =>
  new RegExp(`(?:^|;\\s*)${sessionCookie}=`).test(headers.cookie ?? '');
