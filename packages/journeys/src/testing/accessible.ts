import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const deskAndHand = [1440, 390];
const phoneToTablet = [320, 390, 768, 1024];

/** Waits for the page under its heading, and expects that axe has nothing to say about it. */
export async function expectAccessible(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(await violationsOf(page)).toEqual([]);
}

/** Expects the same of the page as it stands, in both themes, on a desk and in a hand (U55). */
export async function expectAccessibleInEveryLook(page: Page): Promise<void> {
  for (const width of deskAndHand) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator(`html[data-theme=${colorScheme}]`)).toBeAttached();
      expect(await violationsOf(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
  }
}

/** Expects that nothing has to be scrolled sideways, from the smallest phone to a tablet (U53). */
export async function expectNothingSideways(page: Page): Promise<void> {
  for (const width of phoneToTablet) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBeLessThanOrEqual(
      width,
    );
  }
}

const violationsOf = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  }));
};
