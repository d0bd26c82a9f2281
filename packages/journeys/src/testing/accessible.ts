import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { sidewaysOf, spillsOf } from './geometry.js';
import { isEveryLook } from './public-pages.js';

/** From a desk to the smallest phone (U53, U55). */
const widths = isEveryLook ? [1440, 768, 390, 320] : [1440, 320];

/** Dark at 320 px is how `npm run specimens` looks at each part; whole pages are looked at so when every look is wanted. */
const themesAt = (width: number): readonly ('light' | 'dark')[] =>
  isEveryLook || width > 320 ? ['light', 'dark'] : ['light'];

/** The light page is judged by all usual rules and the size of targets (U52); the dark one differs in its colours only. */
export const rulesIn: Readonly<Record<'light' | 'dark', RunOptions>> = {
  light: { rules: { 'target-size': { enabled: true } } },
  dark: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
};

/** Waits for the page under its heading, and expects that axe has nothing to say about it. */
export async function expectAccessible(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(await violationsOf(page)).toEqual([]);
}

/** Expects the same of the page as it stands, at every width and in its themes, with nothing to be scrolled sideways and no cell on another. */
export async function expectAccessibleInEveryLook(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    // what follows the width by script comes a moment after it
    await expect.poll(() => sidewaysOf(page), `wider than ${width} px`).toEqual([]);
    await expect.poll(() => spillsOf(page), `cells at ${width} px`).toEqual([]);
    for (const colorScheme of themesAt(width)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator(`html[data-theme=${colorScheme}]`)).toBeAttached();
      expect(await violationsOf(page, rulesIn[colorScheme]), `${width} px, ${colorScheme}`).toEqual([]);
    }
  }
}

/**
 * What axe complains about. It runs inside the page: the wrapper for Playwright opens a second page for every scan, which
 * takes three times as long.
 */
export const violationsOf = async (page: Page, options: RunOptions = rulesIn.light): Promise<Violation[]> => {
  const found = await page.evaluate(scan, options);
  if (found) return found;
  await page.evaluate(axe.source);
  return await violationsOf(page, options);
};

interface Violation {
  readonly id: string;
  readonly where: readonly string[];
}

/** Runs in the page, which says nothing before it knows axe: one question for each scan. */
const scan = async (options: RunOptions): Promise<Violation[] | undefined> => {
  const { axe } = window as unknown as { axe?: { run: (options: RunOptions) => Promise<AxeResults> } };
  if (!axe) return undefined;
  window.scrollTo(0, 0); // what has slid half under the bar counts as small there
  // waits for what fades in or out, and not for light that moves for ever: half a colour is nobody's colour
  const isShort = ({ effect, playState }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  const short = document.getAnimations().filter(isShort);
  await Promise.allSettled(short.map(({ finished }) => finished));
  const { violations } = await axe.run({ resultTypes: ['violations'], ...options });
  return violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map((node) => `${node.html} ${node.failureSummary}`),
  }));
};
