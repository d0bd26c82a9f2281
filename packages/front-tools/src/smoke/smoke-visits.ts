import { type ReleaseRecord, releaseOverrideHeader } from '@northlight/contracts';
import { openBrowser } from './open-browser.js';
import { type PlannedVisit, plannedVisits, type VisitPlan } from './planned-visits.js';
import { type VisitOutcome, visitPage } from './visit-page.js';

/** What a browser saw of one release that is not live yet. */
interface SmokeReport {
  /** Addresses whose page was shown as it should be. */
  readonly visited: readonly string[];
  /** Routes without a sample, and samples that the site does not have. */
  readonly notVisited: readonly string[];
}

/** Reports by release, and a sentence for each thing that was wrong. */
export interface SmokeVisits {
  readonly reports: Readonly<Record<string, SmokeReport>>;
  readonly faults: readonly string[];
}

const TABS_AT_ONCE = 3;

/**
 * Visits each route of releases on a site, in a browser of this machine, with all of them in place of what is live
 * (docs/adr/0102). Nobody else is shown them.
 * @returns undefined where there is no browser
 */
export const smokeVisits = async (
  url: string,
  releases: readonly ReleaseRecord[],
): Promise<SmokeVisits | undefined> => {
  const browser = await openBrowser(process.env);
  if (!browser) return undefined;
  try {
    const { visits, withoutSample } = plannedVisits(releases);
    const headers = { [releaseOverrideHeader]: releases.map(({ id }) => id).join(',') };
    const visitor = await browser.newContext({ baseURL: url, extraHTTPHeaders: headers, serviceWorkers: 'block' });
    const outcomes = await inTurns(visits, (visit) => visitPage(visitor, visit));
    const reports = releases.map(({ id }) => [id, reportOf(outcomes, withoutSample, id)] as const);
    return { reports: Object.fromEntries(reports), faults: outcomes.flatMap(sentencesOf) };
  } finally {
    await browser.close();
  }
};

type Visited = PlannedVisit & VisitOutcome;

const reportOf = (all: readonly Visited[], withoutSample: VisitPlan['withoutSample'], id: string): SmokeReport => {
  const own = all.filter(({ release }) => release === id);
  const missing = own.filter(({ isMissing }) => isMissing).map(({ address }) => address);
  const routes = withoutSample.filter(({ release }) => release === id).map(({ route }) => route);
  const good = own.filter(({ faults, isMissing }) => faults.length === 0 && !isMissing);
  return { visited: good.map(({ address }) => address), notVisited: [...routes, ...missing] };
};

const sentencesOf = ({ release, address, faults }: Visited): string[] =>
  faults.map((fault) => `${release} at ${address}: ${fault}.`);

/** A few at once: each is a page of its own in the browser. */
const inTurns = async (
  visits: readonly PlannedVisit[],
  go: (visit: PlannedVisit) => Promise<VisitOutcome>,
): Promise<Visited[]> => {
  const visited: Visited[] = [];
  for (let first = 0; first < visits.length; first += TABS_AT_ONCE) {
    const now = visits.slice(first, first + TABS_AT_ONCE);
    visited.push(...(await Promise.all(now.map(async (visit) => ({ ...visit, ...(await go(visit)) })))));
  }
  return visited;
};
