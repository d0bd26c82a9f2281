import { expect, type Page } from '@playwright/test';
import type { LiveFront } from './beside-the-site.js';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** What the document painted, heading and all, gives way to the page. */
const firstPaint = (page: Page) => page.locator('#root > .fp');
const unavailable = (page: Page) => page.getByText('This part is temporarily unavailable');

/** As Back and Forward go: within the page that is open, without a new document. */
export const go = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);

/** A page of a front, with the frame, the session and the cart around it. */
export const isShown = async (
  page: Page,
  { app, heading: words }: Pick<LiveFront, 'app' | 'heading'>,
): Promise<void> => {
  await eventually(firstPaint(page), app).toHaveCount(0);
  await eventually(heading(page), app).toHaveText(words);
  await expect(unavailable(page)).toHaveCount(0);
  if (app === 'mfe-admin') return; // it brings a frame of its own
  await expect(page.getByRole('banner').getByRole('button', { name: 'Omar' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Cart, [1-9]/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
};

/** What hangs or drips is given up by its own limits. */
export const eventually = expect.configure({ timeout: 20_000 });

/** Whether the container of a release ran in this document. */
export const ran = (page: Page, { record }: LiveFront['stable']): Promise<boolean> =>
  page.evaluate((container) => container in globalThis, record.container);
