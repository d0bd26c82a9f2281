import { Injectable } from '@nestjs/common';
import type { BookingPolicyView, VenueView } from '@northlight/contracts';
import { Settings } from '../../../platform/config/settings.js';
import { logger } from '../../../platform/observability/logger.js';
import { flagshipOf, type SiteFacts } from '../domain/pages/site-facts.js';

/** So long an answer is taken as it is; after that the API is asked whether it still holds. */
const freshMs = 1_000;
/** A document waits this long for news when it has older facts, and this long when it has none. */
const TIMEOUT_MS = { withFacts: 250, withNone: 1_500 } as const;
const answerLimitMs = 2_000;
/** More than this is no list of a catalogue; it is not kept. */
const largestBytes = 4 * 1024 * 1024;

const sources = {
  experiences: '/api/experiences',
  venues: '/api/venues',
  products: '/api/products',
  rules: '/api/house-rules',
  ratings: '/api/reviews/ratings',
} as const;
type SourceName = keyof typeof sources | 'flagship';

interface CachedFacts {
  readonly etag: string;
  readonly body: unknown;
}

/**
 * What documents say about experiences, venues and products: four lists of the API, the rules of the house and its
 * first open venue, in memory, asked for again at most once a second and then by their ETag. However many addresses are
 * tried, the API sees six requests a second, and nothing is kept by address. While the API is away the last answer stays.
 */
@Injectable()
export class SiteFactsKeeper {
  private readonly cache = new Map<SourceName, CachedFacts>();
  private lastReadAt = Number.NEGATIVE_INFINITY;
  private asking: Promise<void> | undefined;

  constructor(private readonly settings: Settings) {}

  /** Facts that are at most a second old, or the last there were when the API does not answer in time. */
  async facts(): Promise<SiteFacts> {
    if (performance.now() - this.lastReadAt > freshMs) this.asking ??= this.ask();
    if (this.asking) await atMost(this.cache.size > 0 ? TIMEOUT_MS.withFacts : TIMEOUT_MS.withNone, this.asking);
    return this.now();
  }

  private now(): SiteFacts {
    return Object.fromEntries([...this.cache].map(([name, { body }]) => [name, body])) as SiteFacts;
  }

  private async ask(): Promise<void> {
    const names = Object.keys(sources) as (keyof typeof sources)[];
    await Promise.all(names.map((name) => this.askFor(name, sources[name])));
    const flagship = flagshipOf(this.now());
    if (flagship) await this.askFor('flagship', `/api/venues/${flagship.slug}`);
    this.lastReadAt = performance.now();
    this.asking = undefined;
  }

  private async askFor(name: SourceName, path: string): Promise<void> {
    const known = this.cache.get(name);
    try {
      const answer = await fetch(new URL(path, this.settings.API_URL), {
        headers: { accept: 'application/json', ...(known ? { 'if-none-match': known.etag } : {}) },
        signal: AbortSignal.timeout(answerLimitMs),
        redirect: 'error',
      });
      if (answer.status === 200) this.keep(name, answer.headers.get('etag') ?? '', await answer.text());
      else await answer.body?.cancel();
    } catch (error) {
      logger.debug({ err: error, list: name }, 'The API does not say what documents are about; the last answer stays');
    }
  }

  private keep(name: SourceName, etag: string, text: string): void {
    if (text.length > largestBytes) return;
    const body: unknown = JSON.parse(text);
    if (isWhole[name](body)) this.cache.set(name, { etag, body });
  }
}

const isWhole: Readonly<Record<SourceName, (body: unknown) => boolean>> = {
  experiences: Array.isArray,
  venues: Array.isArray,
  products: Array.isArray,
  ratings: Array.isArray,
  rules: (body) => typeof (body as Partial<BookingPolicyView> | null)?.bookingFeePercent === 'number',
  flagship: (body) => typeof (body as Partial<VenueView> | null)?.slug === 'string',
};

const atMost = async (limitMs: number, work: Promise<void>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
};
