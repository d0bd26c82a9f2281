import { expect, test } from '@playwright/test';

test('a visitor who types the address sees a page with a heading', { tag: '@smoke' }, async ({ page }) => {
  const response = await page.goto('/');

  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
