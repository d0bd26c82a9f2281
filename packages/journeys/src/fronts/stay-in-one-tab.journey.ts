import { type Browser, type CDPSession, expect, type Page } from '@playwright/test';
import { enterWithCart, type LiveFront, someBuild, test } from '../testing/fronts/beside-the-site.js';
import { type BuiltRelease, releasedAnew } from '../testing/fronts/built-release.js';
import type { SecondWeb } from '../testing/fronts/second-web.js';
import { eventually, go, heading, isShown, ran } from '../testing/fronts/visit-fronts.js';

const CROSSINGS = 50;
const MOST_GROWTH_BYTES = 2_000_000;

/** What is alive, without what is only waiting to be collected. */
const heapOf = async (session: CDPSession): Promise<number> => {
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
};

/**
 * As somebody who looks at what comes. A page that is left before its first pictures are there stays in memory: Chromium
 * holds a picture with sizes whose file comes after it was taken out of the document, without any script.
 */
const arePicturesThere = (page: Page) =>
  page.waitForFunction(() => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'));

/** A browser that interprets all of its scripts: what others compile while they warm up would count as growth. */
const interpreter = (browser: Browser): Promise<Browser> => {
  const { args = [], ...options } = test.info().project.use.launchOptions ?? {};
  return browser
    .browserType()
    .launch({ ...options, args: [...args, '--js-flags=--no-opt --no-maglev --no-sparkplug'] });
};

test('fifty crossings between fronts leave nothing behind', async ({ beside, browser }) => {
  test.slow();
  const own = await interpreter(browser);
  const context = await own.newContext({ baseURL: beside.web.url });
  await enterWithCart(context, beside.web.url);
  const page = await context.newPage();
  const places = [...beside.fronts, beside.shell];
  const cross = async (times: number): Promise<void> => {
    for (let nth = 0; nth < times; nth += 1) {
      const { app, address, heading: words } = places[nth % places.length] ?? beside.shell;
      await go(page, address);
      await eventually(heading(page), app).toHaveText(words);
      await arePicturesThere(page);
    }
  };
  await page.goto(beside.shell.address);
  await isShown(page, beside.shell);
  const session = await context.newCDPSession(page);
  await cross(places.length);
  const before = await heapOf(session);
  await cross(CROSSINGS);
  const growth = (await heapOf(session)) - before;
  test.info().annotations.push({ type: 'growth', description: `${growth} bytes` });
  expect(growth).toBeLessThan(MOST_GROWTH_BYTES);
  await own.close();
});

/** The next release of each app is live, with the one before as the last good one. */
const deployAll = async (web: SecondWeb, live: readonly BuiltRelease[]): Promise<BuiltRelease[]> => {
  const next = live.map((release) => releasedAnew(release, { build: someBuild() }));
  await web.publish(...next);
  for (const [nth, { record }] of next.entries()) await web.serve(record, live[nth]?.record);
  return next;
};

test('a tab that is three deploys old goes on with its releases, whatever it opens for the first time', async ({
  beside: { web, shell, fronts },
  browser,
}) => {
  const context = await browser.newContext({ baseURL: web.url });
  await enterWithCart(context, web.url);
  const page = await context.newPage();
  await page.goto(shell.address);
  await isShown(page, shell);

  let live = [shell, ...fronts].map(({ stable }: LiveFront) => stable);
  for (let deploy = 0; deploy < 3; deploy += 1) live = await deployAll(web, live);

  await test.step('pages of each front, none of which it has seen', async () => {
    for (const front of fronts) {
      await go(page, front.address);
      await isShown(page, front);
      expect(await ran(page, front.stable)).toBe(true);
    }
    for (const { record } of live) expect(await page.evaluate((id) => id in globalThis, record.container)).toBe(false);
  });
  await test.step('another page of a front, and a part of the frame', async () => {
    await go(page, '/experience/jurassic-ride');
    await expect(heading(page)).toHaveText('Jurassic Ride');
    await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
    await expect(page.getByRole('dialog', { name: 'Your Cart' })).toBeVisible();
  });
  await test.step('what it sends is taken', async () => {
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await page
      .getByRole('dialog', { name: 'Your Cart' })
      .getByRole('button', { name: /^One more/ })
      .click();
    expect(new URL((await saved).url()).pathname).toBe('/api/cart');
  });
  await test.step('the next document has what is live by then', async () => {
    await page.reload();
    await expect(page.locator(`script[src="${live[0]?.record.entry}"]`)).toHaveCount(1);
  });
  for (const { stable, lastGood } of [shell, ...fronts]) await web.serve(stable.record, lastGood.record);
  await context.close();
});
