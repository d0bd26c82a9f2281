import type { Subscriptions } from './checkout/subscriptions.js';
import { type Call, jsonReply, type Reply } from './http/reply.js';
import { Noise } from './notices/noise.js';
import type { Notices } from './notices/notices.js';
import type { Store } from './state/store.js';

/** The clock of the sandbox: it goes, or stands at an instant in milliseconds. */
export interface SandboxClock {
  standsAtMs: number | undefined;
}

interface Parts {
  readonly clock: SandboxClock;
  readonly store: Store;
  readonly notices: Notices;
  readonly subscriptions: Subscriptions;
}

type Work = (parts: Parts, query: URLSearchParams, id: string) => object;

const calls: readonly (readonly [method: string, path: RegExp, work: Work])[] = [
  ['GET', /^\/sandbox\/notices$/, ({ store }) => store.all('notices')],
  ['GET', /^\/sandbox\/subscriptions$/, ({ store }) => store.all('subscriptions')],
  [
    'POST',
    /^\/sandbox\/subscriptions\/(\w+)\/renew$/,
    ({ subscriptions }, query, id) => subscriptions.renew(id, query.get('card') ?? undefined),
  ],
  [
    'POST',
    /^\/sandbox\/clock$/,
    ({ clock }, query) => {
      clock.standsAtMs = Number(query.get('at')) || undefined;
      return {};
    },
  ],
  [
    'POST',
    /^\/sandbox\/noise$/,
    ({ notices }, query) => {
      notices.useNoise(new Noise(Number(query.get('share')), Number(query.get('seed') ?? 1)));
      return {};
    },
  ],
];

/** What tests ask: which notices there were, for more trouble on their way, that a month goes by, and that it is another time. */
export function answerTest(parts: Parts, { method, path, query }: Call): Reply {
  for (const [known, pattern, work] of calls) {
    const [match, id = ''] = pattern.exec(path) ?? [];
    if (match !== undefined && known === method) return jsonReply(200, work(parts, query, id));
  }
  return jsonReply(404, {});
}
