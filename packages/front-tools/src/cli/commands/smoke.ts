import type { ReleaseRecord } from '@northlight/contracts';
import { type SmokeVisits, smokeVisits } from '../../smoke/smoke-visits.js';
import { RegistryClient, siteOf } from '../registry-client.js';
import { say } from '../say.js';
import { Refused } from '../workspace.js';

/** A published release, by its front and the name of its build. */
export interface PublishedRelease {
  readonly app: string;
  readonly release: string;
}

/**
 * Visits each route of releases that are about to go live together, and says what it saw.
 * @returns what it saw of each, by its name
 * @throws {Refused} where a page is not as it should be, or there is no browser here
 */
export const smoke = async (root: string, releases: readonly PublishedRelease[]): Promise<SmokeVisits['reports']> => {
  const site = siteOf(root, process.env);
  const registry = new RegistryClient(site);
  const records: ReleaseRecord[] = [];
  for (const { app, release } of releases) records.push(await registry.release(app, buildIn(release)));
  const seen = await smokeVisits(site.url, records);
  if (!seen) throw new Refused(noBrowser);
  for (const { visited, notVisited } of Object.values(seen.reports)) {
    for (const address of visited) say(`${address}  looks right`);
    for (const address of notVisited) say(`${address}  not visited: it has no sample, or this site lacks it`);
  }
  if (seen.faults.length > 0) throw new Refused(seen.faults.join('\n'));
  return seen.reports;
};

const buildIn = (release: string): string => release.slice(release.lastIndexOf('_') + 1);

const noBrowser = `There is no browser here with which to visit the release before it goes live. Install playwright-core and Chrome or
Chromium (CHROMIUM says where it is), or say --no-smoke: the history says then that nobody looked.`;
