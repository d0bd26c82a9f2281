/** A cookie that this site sets; no script can read any of them. */
export interface SiteCookie {
  /** Over https a prefix stands before it that binds it to this host (RFC 6265bis, 4.1.3). */
  readonly name: string;
  /** Where the browser sends it. */
  readonly path: string;
  readonly sameSite: 'lax' | 'strict';
  /** Milliseconds for which a browser keeps it at most. */
  readonly lifeMs: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** All cookies of the site: what sets one has its name, its path and its life from here, and /privacy lists them. */
export const siteCookies = {
  /** Keeps somebody signed in: until the browser is closed, or for as long as this where it is to remember them. */
  session: { name: 'sid', path: '/', sameSite: 'lax', lifeMs: 30 * DAY_MS },
  /** A sign-in whose second factor is to come. */
  secondFactor: { name: 'second-factor', path: '/', sameSite: 'strict', lifeMs: 5 * MINUTE_MS },
  /** What a passkey is asked to sign. */
  passkey: { name: 'passkey', path: '/', sameSite: 'strict', lifeMs: 5 * MINUTE_MS },
  /** An account has signed in on this browser before: one each, its name ends with what stands for the account. */
  device: { name: 'device-', path: '/api/auth', sameSite: 'lax', lifeMs: 365 * DAY_MS },
  /** The pass of an invited franchise candidate. */
  candidate: { name: 'candidate', path: '/api/franchise', sameSite: 'lax', lifeMs: 2 * HOUR_MS },
  /** Up to where the database has to be read for somebody to see his own changes; set where there are replicas only. */
  position: { name: 'position', path: '/api', sameSite: 'lax', lifeMs: 5 * MINUTE_MS },
  /** Which release of a page somebody sees, while there is another one on trial. */
  visitor: { name: 'visitor', path: '/', sameSite: 'lax', lifeMs: 365 * DAY_MS },
  /** Releases that somebody who tests the site is shown in place of what is live. */
  preview: { name: 'release-preview', path: '/', sameSite: 'lax', lifeMs: DAY_MS },
  /** A place in a waiting room: its name ends with the number of the room. */
  waitingPlace: { name: 'waiting-place-', path: '/', sameSite: 'lax', lifeMs: DAY_MS },
} as const satisfies Record<string, SiteCookie>;

export type CookieKind = keyof typeof siteCookies;
export const cookieKinds = Object.keys(siteCookies) as CookieKind[];

/** Cookies of which a browser may have several. */
const severalOf: Partial<Record<CookieKind, RegExp>> = {
  device: /^device-[0-9a-f]{12}$/,
  waitingPlace: /^waiting-place-\d+$/,
};

/** Which cookie of the list a browser has got under this name; undefined for one that is not of it. */
export const cookieKindOf = (name: string): CookieKind | undefined => {
  const bare = name.replace(/^__(?:Host|Secure)-/, '');
  return cookieKinds.find((kind) => (severalOf[kind] ? severalOf[kind].test(bare) : siteCookies[kind].name === bare));
};
