import { type Browser, expect, type Page } from '@playwright/test';
import { type BesideTheSite, enterWithCart, isEveryFault, someBuild, test } from '../testing/fronts/beside-the-site.js';
import { brokenShell, type ShellFault } from '../testing/fronts/broken-code.js';
import type { BuiltRelease } from '../testing/fronts/built-release.js';
import { FaultProxy, type WireFault } from '../testing/fronts/fault-proxy.js';
import { eventually, go, heading, isShown } from '../testing/fronts/visit-fronts.js';

const wireFaults: readonly WireFault[] = isEveryFault ? ['missing', 'altered', 'hanging', 'slow'] : ['missing'];
const codeFaults: readonly ShellFault[] = isEveryFault
  ? ['throws at import', 'throws at render', 'skew']
  : ['throws at render'];

/** The shell that this document runs. */
const runs = (page: Page, { record }: BuiltRelease) =>
  eventually(page.locator(`script[src="${record.entry}"]`), record.id).toHaveCount(1);

/** A visitor of the site at this address gets the last good shell, and pages of fronts and of the shell in it. */
const standsIn = async (browser: Browser, url: string, { shell, fronts }: BesideTheSite): Promise<void> => {
  const context = await browser.newContext({ baseURL: url });
  await enterWithCart(context, url);
  const page = await context.newPage();
  const [first, ...others] = fronts;
  if (!first) throw new Error('The site has no front.');
  const address = `${url}${first.address}?a=1#part`;
  await page.goto(address, { waitUntil: 'commit' });
  await runs(page, shell.lastGood);
  await isShown(page, first);
  expect(page.url()).toBe(address);
  for (const other of [...others, shell]) {
    await go(page, other.address);
    await isShown(page, other);
  }
  await context.close();
};

for (const fault of wireFaults) {
  test(`a shell whose file is ${fault} on its way gives way to its last good release`, async ({ beside, browser }) => {
    const { web, shell } = beside;
    const proxy = await FaultProxy.before(web.url);
    proxy.break(`/r/shell/${shell.stable.record.build}/`, fault);
    if (fault !== 'slow') await standsIn(browser, proxy.url, beside);
    else {
      const page = await browser.newPage();
      await page.goto(`${proxy.url}${shell.address}`, { waitUntil: 'commit' });
      await eventually(heading(page)).toHaveText(shell.heading);
    }
    proxy.close();
  });
}

for (const fault of codeFaults) {
  test(`a shell with the fault "${fault}" gives way to its last good release`, async ({ beside, browser }) => {
    const { web, shell } = beside;
    const release = brokenShell(shell.stable, fault, someBuild());
    await web.publish(release);
    await web.registry.serve(release.record, shell.lastGood.record);
    await web.pins(fault === 'skew' ? shell.lastGood.record.id : release.record.id);
    await standsIn(browser, web.url, beside);
    await web.serve(shell.stable.record, shell.lastGood.record);
  });
}

test('without any shell the visitor reads what the page is about, and how to reach the house', async ({
  beside: { web, shell },
  page,
}) => {
  const proxy = await FaultProxy.before(web.url);
  proxy.break('/r/shell/', 'missing');
  await page.goto(`${proxy.url}/experiences`);
  await expect(page.getByRole('heading', { name: 'Extraordinary Experiences' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  await expect(page.locator('a[href^="mailto:"]')).toBeVisible();
  await web.serve(shell.stable.record);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  await web.serve(shell.stable.record, shell.lastGood.record);
  proxy.close();
});

test('with every front dead, and the API and the database away, the frame and the pages of the shell still answer', async ({
  beside: { web, fronts, shell },
  page,
}) => {
  const cutOff = await web.startCutOff();
  const proxy = await FaultProxy.before(cutOff.url);
  proxy.break('/r/mfe-', 'missing');
  await page.goto(`${proxy.url}/booking`);
  for (const { address } of fronts) {
    await go(page, address);
    await expect(heading(page)).toHaveText('This part is temporarily unavailable');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Book' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
  }
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(heading(page)).toHaveText('Sign in');
  await go(page, shell.address);
  await expect(heading(page)).toHaveText(shell.heading);
  proxy.close();
  cutOff.stop();
});
