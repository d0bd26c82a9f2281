/** Different characters of a secret, below which it was not made by chance. */
const LEAST_VARIETY = 10;
const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

interface ToJudge {
  readonly CLOCK_OFFSET?: number;
  readonly WATCHED_FRONTS?: string;
  readonly PUBLIC_URL: string;
  readonly SECRET: string;
  readonly PERSON_KEY?: string;
  readonly STRIPE_KEY?: string;
  readonly PAYMENT_SANDBOX_URL?: string;
}

/**
 * Names what would run in production and must not.
 * @returns one sentence for each
 */
export function unfitForProduction(settings: ToJudge): string[] {
  const { CLOCK_OFFSET, WATCHED_FRONTS, PERSON_KEY, PUBLIC_URL, STRIPE_KEY, PAYMENT_SANDBOX_URL } = settings;
  return [
    ...(CLOCK_OFFSET ? ['CLOCK_OFFSET is refused in production'] : []),
    ...(WATCHED_FRONTS ? ['WATCHED_FRONTS is refused in production'] : []),
    ...(PAYMENT_SANDBOX_URL ? ['PAYMENT_SANDBOX_URL is refused in production: no money moves there'] : []),
    ...(STRIPE_KEY?.includes('_test_') ? ['STRIPE_KEY is a key for tests, which is refused in production'] : []),
    ...(PERSON_KEY ? [] : ['PERSON_KEY must be set in production']),
    ...(isSafeAddress(PUBLIC_URL) ? [] : ['PUBLIC_URL must begin with https:// in production']),
    ...(['SECRET', 'PERSON_KEY'] as const)
      .filter((name) => isGuessable(settings[name]))
      .map((name) => `${name} must be made by chance in production: openssl rand -hex 32`),
  ];
}

/** Cookies and links travel readable over http; on this machine itself they travel nowhere. */
function isSafeAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || localHosts.has(hostname);
}

const isGuessable = (secret: string | undefined): boolean =>
  secret !== undefined && new Set(secret).size < LEAST_VARIETY;
