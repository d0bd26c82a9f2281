import type { Locator, Page } from '@playwright/test';

/** Goes to the month after this one: on its last days hardly a day of this month is left. @returns its days that have times */
export async function daysOfNextMonth(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Next month/ }).click();
  return page.getByRole('button', { name: /, \d+ times? available$/ });
}
