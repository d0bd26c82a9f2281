import { expect, test } from '@playwright/test';

test.describe('the terms and the privacy page', () => {
  test('say since when they hold, and lead to each of their sections', async ({ page }) => {
    for (const [address, section] of [
      ['/terms', 'Rescheduling and canceling'],
      ['/privacy', 'In your browser'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByText(/^Effective [A-Z][a-z]+ \d+, 20\d\d$/)).toBeVisible();
      const contents = page.getByRole('navigation', { name: 'On this page' });
      const titles = await contents.getByRole('link').allInnerTexts();
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(titles);
      await contents.getByRole('link', { name: section }).click();
      await expect(page.getByRole('heading', { level: 2, name: section })).toBeInViewport();
      await expect(page).toHaveURL(/#[a-z]+$/);
    }
  });
});

test.describe('a page on paper', () => {
  test('has its own words and nothing of the frame', async ({ page }) => {
    await page.goto('/terms');
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const [ground, ink] = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return [backgroundColor, color];
    });
    expect([ground, ink]).toEqual(['rgb(255, 255, 255)', 'rgb(13, 21, 34)']);
  });
});
