import type { DocumentRelease } from '@northlight/contracts';
import type { BrowserContext, Page } from 'playwright-core';
import type { PlannedVisit } from './planned-visits.js';

/** What a smoke visit found. */
export interface VisitOutcome {
  /** Why the page is not as it should be; none when it is. */
  readonly faults: readonly string[];
  /** The site has no such address: the sample says nothing of the release. */
  readonly isMissing: boolean;
}

const limitMs = 20_000;
/** What a page does once it is shown may break it, too. */
const settleMs = 250;
/** The heading of the page itself, and not the one that stands there before it. */
const heading = '#root h1:not(.fp h1)';
const unavailable = '[data-front-unavailable]';

/**
 * Opens an address, and looks whether its page is shown: scripts run without an error, no file of a release is missing, no
 * policy is violated.
 * @param visitor one who is shown the releases
 */
export const visitPage = async (visitor: BrowserContext, visit: PlannedVisit): Promise<VisitOutcome> => {
  const page = await visitor.newPage();
  try {
    const faults = watchedFaults(page);
    const answer = await page.goto(visit.address, { waitUntil: 'commit', timeout: limitMs });
    const status = answer?.status() ?? 0;
    if (status === 404 && visit.isSample) return { faults: [], isMissing: true };
    if (status >= 400) return { faults: [`it answers ${status}`], isMissing: false };
    return { faults: [...(await shownFaults(page, visit)), ...faults], isMissing: false };
  } catch (error) {
    return { faults: [`it does not open: ${firstLine(error)}`], isMissing: false };
  } finally {
    await page.close();
  }
};

/** What goes wrong while a page is open, from now on. */
const watchedFaults = (page: Page): string[] => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`a script breaks: ${firstLine(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content.Security.Policy|integrity/i.test(message.text()))
      faults.push(`a policy is violated: ${firstLine(message.text())}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && isOfRelease(response.url()))
      faults.push(`${new URL(response.url()).pathname} answers ${response.status()}`);
  });
  return faults;
};

const isOfRelease = (url: string): boolean => new URL(url).pathname.startsWith('/r/');

/** Whether the page comes, in the release that is to be seen. */
const shownFaults = async (page: Page, { release }: PlannedVisit): Promise<string[]> => {
  await page.waitForLoadState('domcontentloaded', { timeout: limitMs });
  const named = await page.locator('#release').textContent({ timeout: limitMs });
  if (!isPinned(named, release)) return [`the site does not show ${release} there`];
  const shown = page.locator(heading).or(page.locator(unavailable)).first();
  const came = await shown.waitFor({ timeout: limitMs }).then(
    () => true,
    () => false,
  );
  if (!came) return [`no heading is there after ${limitMs / 1000} seconds`];
  await page.waitForTimeout(settleMs);
  return (await page.locator(unavailable).count()) > 0 ? ['its part of the page is temporarily unavailable'] : [];
};

const isPinned = (json: string | null, release: string): boolean => {
  const { shell, fronts } = JSON.parse(json ?? '{"fronts":[]}') as DocumentRelease;
  return shell === release || fronts.some((front) => front.release?.id === release);
};

const firstLine = (cause: unknown): string =>
  (cause instanceof Error ? cause.message : String(cause)).split('\n')[0] ?? '';
