import { expect, type Page, test } from '@playwright/test';

const frontUnavailable = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This part is temporarily unavailable' });

/** As a visitor meets it when the folder of a front is gone from the server. */
const withoutFilesOf = (page: Page, app: string) =>
  page.route(`**/r/${app}/**`, (route) => route.fulfill({ status: 404 }));

test('a front that comes back is there after Retry', { tag: '@smoke' }, async ({ page }) => {
  await withoutFilesOf(page, 'mfe-booking');
  await page.goto('/booking');
  await expect(frontUnavailable(page)).toBeVisible();

  await page.unroute('**/r/mfe-booking/**');
  await frontUnavailable(page).getByRole('button', { name: 'Try again' }).click();

  await expect(frontUnavailable(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a missing file is a 404 and never a page', { tag: '@smoke' }, async ({ request }) => {
  const answer = await request.get('/r/mfe-booking/0000000000/remoteEntry.js');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).not.toContain('html');
});

test('an address that nobody answers is a 404 with the frame around it', { tag: '@smoke' }, async ({ page }) => {
  const answer = await page.goto('/no-such-place');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('banner')).toBeVisible();
});
