import { expect, type Page, test } from '@playwright/test';
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
