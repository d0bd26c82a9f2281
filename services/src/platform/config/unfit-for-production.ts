import { passwordNotCommon } from '@northlight/contracts';
import { unencrypted } from './unencrypted.js';

/** Different characters of a secret, below which it was not made by chance. */
const LEAST_VARIETY = 10;
const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

interface ToJudge {
  readonly CLOCK_OFFSET?: number;
  readonly WATCHED_FRONTS?: string;
  readonly PUBLIC_URL: string;
  readonly API_URL: string;
  readonly DATABASE_URL: string;
  readonly READER_URLS?: string;
  readonly REDIS_URL?: string;
  readonly S3_URL?: string;
  readonly RELEASES_URL?: string;
  readonly LEDGER_SERVERS?: string;
  readonly SMTP_URL?: string;
  readonly SECRET: string;
  readonly PERSON_KEY?: string;
  readonly FRONT_DEPLOY_TOKEN?: string;
  readonly ADMIN_SETUP_PASSWORD?: string;
  readonly STRIPE_KEY?: string;
  readonly PAYMENT_SANDBOX_URL?: string;
}

/**
 * Names what would run in production and must not.
 * @param given what was set, without the defaults @returns one sentence for each
 */
export function unfitForProduction(settings: ToJudge, given: Partial<ToJudge>): string[] {
  const { CLOCK_OFFSET, WATCHED_FRONTS, PERSON_KEY, STRIPE_KEY, PAYMENT_SANDBOX_URL } = settings;
  return [
    ...(CLOCK_OFFSET ? ['CLOCK_OFFSET is refused in production'] : []),
    ...(WATCHED_FRONTS ? ['WATCHED_FRONTS is refused in production'] : []),
    ...(PAYMENT_SANDBOX_URL ? ['PAYMENT_SANDBOX_URL is refused in production: no money moves there'] : []),
    ...(STRIPE_KEY?.includes('_test_') ? ['STRIPE_KEY is a key for tests, which is refused in production'] : []),
    ...(PERSON_KEY ? [] : ['PERSON_KEY must be set in production']),
    ...aboutVisitors(settings, given),
    ...unencrypted(settings),
    ...guessable(settings),
  ];
}

/**
 * Names what must be said wherever people come from elsewhere: a process that takes itself for a developer's would do
 * without a key of its own for persons, and without second factors.
 */
export const unsaidFor = ({ PUBLIC_URL }: Pick<ToJudge, 'PUBLIC_URL'>): string[] =>
  URL.canParse(PUBLIC_URL) && new URL(PUBLIC_URL).protocol === 'https:' && !isLocal(PUBLIC_URL)
    ? ['NODE_ENV must be set (production, or development) where PUBLIC_URL is a site of the internet']
    : [];

/** Cookies and links travel readable over http; on this machine itself they travel nowhere, and nobody gets mail. */
function aboutVisitors({ PUBLIC_URL, SMTP_URL }: ToJudge, given: Partial<ToJudge>): string[] {
  if (given.PUBLIC_URL === undefined) return ['PUBLIC_URL must be set in production: links in mails begin with it'];
  if (!URL.canParse(PUBLIC_URL) || isLocal(PUBLIC_URL)) return [];
  return [
    ...(new URL(PUBLIC_URL).protocol === 'https:' ? [] : ['PUBLIC_URL must begin with https:// in production']),
    ...(SMTP_URL ? [] : ['SMTP_URL must be set in production: without it mails lie in a folder, links and all']),
  ];
}

const isLocal = (address: string): boolean => localHosts.has(new URL(address).hostname);

const guessable = (settings: ToJudge): string[] => [
  ...(['SECRET', 'PERSON_KEY', 'FRONT_DEPLOY_TOKEN'] as const)
    .filter((name) => isGuessable(settings[name]))
    .map((name) => `${name} must be made by chance in production: openssl rand -hex 32`),
  ...(passwordNotCommon.holds(settings.ADMIN_SETUP_PASSWORD ?? '')
    ? []
    : ['ADMIN_SETUP_PASSWORD is among the first that guessers try']),
  ...(settings.PERSON_KEY === settings.SECRET ? ['PERSON_KEY must be another one than SECRET in production'] : []),
];

const isGuessable = (secret: string | undefined): boolean =>
  secret !== undefined && new Set(secret).size < LEAST_VARIETY;
