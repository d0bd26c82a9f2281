import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { enterAsFirstAdmin } from './testing/first-admin.js';

/** Other journeys expect the figures of the specification: whatever happens here, they are put back. */
const stated = { fee: '6', family: '112.00' };

async function save(page: Page, fee: string, family: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Booking fee').fill(fee);
  await main.getByLabel('Family Pack').fill(family);
  await main.getByRole('button', { name: 'Save settings' }).click();
}

test('an admin looks at new prices before they count, and finds the change in the audit log', async ({
  page,
  browser,
}) => {
  test.slow();
  await enterAsFirstAdmin(page, '/admin/settings');
  const main = page.getByRole('main');
  await expect(main.getByLabel('Booking fee')).toHaveValue('6');
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  await save(page, '31', stated.family);
  await expect(main.getByText('Please enter a whole number of percent from 0 to 30').first()).toBeVisible();

  await save(page, stated.fee, '120.50');
  const dialog = page.getByRole('alertdialog', { name: 'Change what tickets cost?' });
  await expect(dialog.getByRole('row', { name: /Family Pack, 4 tickets/ })).toHaveText(
    'Family Pack, 4 tickets$118.72$127.73',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(main.getByLabel('Family Pack')).toHaveValue('120.50');

  await main.getByRole('button', { name: 'Save settings' }).click();
  await dialog.getByRole('button', { name: 'Change prices' }).click();
  const changes = main.getByRole('region', { name: 'Last changes' });
  await expect(changes.getByRole('row', { name: /Family pack/i }).first()).toHaveText('Family pack$112.00$120.50');

  const visitor = await browser.newPage();
  await visitor.goto('/terms');
  await expect(visitor.getByText('The Family Pack is exactly 4 tickets for $120.50.')).toBeVisible();
  await visitor.close();

  await save(page, stated.fee, stated.family);
  await dialog.getByRole('button', { name: 'Change prices' }).click();
  await expect(changes.getByRole('row', { name: /Family pack/i }).first()).toHaveText('Family pack$120.50$112.00');

  await changes.getByRole('link', { name: 'All changes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit log');
  const entries = main.getByRole('region', { name: 'Changes' }).getByRole('listitem');
  await expect(entries.first()).toContainText('Settings of the house');
  await expect(entries.first()).toContainText('$120.50');
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  await main.getByRole('button', { name: 'Show everything' }).click();
  await expect(page).toHaveURL(/\/admin\/audit$/);
  await main.getByLabel('Find').fill('no such thing as this');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/text=no\+such/);
  await expect(main.getByText('No changes found')).toBeVisible();
  await main.getByRole('button', { name: 'Clear filters' }).click();
  await main.getByLabel('Area').selectOption('settings');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(entries.first()).toContainText('Settings of the house');
});
