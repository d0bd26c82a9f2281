/** So long after somebody has said their password they are taken to be the one at the desk still. */
const REAUTH_MINUTES = 15;

/** @param since when they signed in, or confirmed who they are; undefined for a session from before this was kept */
export const isFresh = (since: string | undefined, now: Date): boolean =>
  since !== undefined && now.getTime() - Date.parse(since) < REAUTH_MINUTES * 60_000;
