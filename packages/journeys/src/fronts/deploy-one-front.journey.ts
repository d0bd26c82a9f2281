import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../testing/accessible.js';
import { enterAsFirstAdmin } from '../testing/first-admin.js';
import { StoryFront } from '../testing/registry.js';

const frontUnavailable = (page: Page) => page.getByRole('heading', { name: 'This part is temporarily unavailable' });
const text = (words: string) => JSON.stringify(words);

let front: StoryFront;
test.beforeEach(({ baseURL }) => {
  front = new StoryFront(baseURL ?? '');
});

/** A change reaches every web process by notice; the next document a moment later has it. */
const opens = (page: Page, words: string) =>
  expect(async () => {
    await page.goto(front.path);
    await expect(page.getByText(words)).toBeVisible({ timeout: 1_000 });
  }).toPass();

test('a new front goes live without a new shell', { tag: '@smoke' }, async ({ page }) => {
  const before = await page.goto('/');
  const shell = /"shell":"(\w+)"/.exec((await before?.text()) ?? '')?.[1];
  await front.promote(await front.publish(text('Lanterns over the lake')));

  await opens(page, 'Lanterns over the lake');
  expect(await page.content()).toContain(`"shell":"${shell}"`);
});

test('an open tab keeps its release while the next document has the new one', { tag: '@smoke' }, async ({
  page,
  context,
}) => {
  await front.promote(await front.publish(text('The first lantern')));
  await opens(page, 'The first lantern');
  const next = await context.newPage();

  await front.promote(await front.publish(text('The second lantern')));
  await opens(next, 'The second lantern');

  await page.getByRole('link', { name: 'Book' }).first().click();
  await page.goBack();
  await expect(page.getByText('The first lantern')).toBeVisible();
});

test('a front that is switched off says so, and comes back', { tag: '@smoke' }, async ({ page }) => {
  await front.promote(await front.publish(text('The lantern is lit')));
  await opens(page, 'The lantern is lit');

  await front.order({ action: 'kill' });
  await expect(async () => {
    await page.goto(front.path);
    await expect(frontUnavailable(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await front.order({ action: 'revive' });
  await opens(page, 'The lantern is lit');
});

test('one browser is shown a release that is not live, when it asks for it by name', { tag: '@smoke' }, async ({
  page,
  context,
}) => {
  await front.promote(await front.publish(text('The lantern of today')));
  await opens(page, 'The lantern of today');
  const next = await front.publish(text('The lantern of tomorrow'));
  const tester = await context.newPage();
  await tester.setExtraHTTPHeaders({ 'release-override': next });
  await opens(tester, 'The lantern of tomorrow');
  await opens(page, 'The lantern of today');

  await tester.setExtraHTTPHeaders({ 'release-override': `${next}0` });
  expect((await tester.goto(front.path))?.status()).toBe(404);
});

test('an admin looks at a release that is not live, breaks it on purpose, and goes back', async ({ page, browser }) => {
  test.slow();
  await front.promote(await front.publish(text('The lantern of today')));
  const next = await front.publish(text('The lantern of tomorrow'));
  await enterAsFirstAdmin(page, front.path);
  await opens(page, 'The lantern of today');
  const panel = page.getByRole('dialog', { name: 'Releases on this page' });
  const badge = page.getByRole('button', { name: /^Preview until/ });

  await test.step('she chooses it for her own browser', async () => {
    await page.keyboard.press('Control+.');
    await expect(panel.getByText(new RegExp(`${front.name} · 1.0.0 · .+ · live · loaded after`))).toBeVisible();
    await panel.getByLabel(`Release of ${front.name}`).selectOption(next);
    await expectAccessibleInEveryLook(page);
    await panel.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('The lantern of tomorrow')).toBeVisible();
    await expect(badge).toBeVisible();
  });

  await test.step('visitors see what is live, and whoever has the link what she sees', async () => {
    const visitor = await browser.newPage();
    await opens(visitor, 'The lantern of today');
    const answer = await page.request.get('/api/fronts/preview');
    await visitor.goto((await answer.json()).link);
    await visitor.goto(front.path);
    await expect(visitor.getByText('The lantern of tomorrow')).toBeVisible();
    await visitor.close();
  });

  await test.step('she sees what visitors would if it threw, and goes back', async () => {
    await badge.click();
    await panel.getByLabel(`Break ${front.name} on purpose`).selectOption('Its page throws an error');
    await panel.getByRole('button', { name: 'Apply' }).click();
    await expect(frontUnavailable(page)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await badge.click();
    await panel.getByRole('button', { name: 'Back to what’s live' }).click();
    await expect(page.getByText('The lantern of today')).toBeVisible();
    await expect(badge).toHaveCount(0);
  });
});

test('a release that needs another React is refused before anybody sees it', { tag: '@smoke' }, async () => {
  const release = await front.publish(text('The lantern of tomorrow'), { needs: { react: '^20.0.0' } });
  await expect(front.promote(release)).rejects.toThrow(/needs react \^20\.0\.0/);
});

test('a path that another front answers is refused', { tag: '@smoke' }, async () => {
  const release = await front.publish(text('The lantern of somebody else'), { routes: ['/booking'] });
  await expect(front.promote(release)).rejects.toThrow(/\/booking belongs to mfe-booking already/);
});

test('the next document follows a promotion or a rollback at once', { tag: '@smoke' }, async ({ request }) => {
  const [older, newer] = [await front.publish(text('The old lantern')), await front.publish(text('The new lantern'))];
  await front.promote(older);
  const timesMs: number[] = [];
  const follows = async (order: { action: string; release?: string }, expected: string): Promise<void> => {
    await front.order(order);
    const began = performance.now();
    const pinned = async () => (await (await request.get(front.path)).text()).includes(`"release":{"id":"${expected}"`);
    await expect.poll(pinned, { intervals: [5] }).toBe(true);
    timesMs.push(performance.now() - began);
  };
  for (let time = 0; time < 10; time += 1) {
    await follows({ action: 'promote', release: newer }, newer);
    await follows({ action: 'rollback' }, older);
  }
  const slowest = Math.max(...timesMs);
  test.info().annotations.push({ type: 'slowest of twenty', description: `${slowest.toFixed(0)} ms` });
  expect(slowest).toBeLessThan(2_000);
});
