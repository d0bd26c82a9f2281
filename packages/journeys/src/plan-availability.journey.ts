import { randomInt } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { enterAsFirstAdmin } from './testing/first-admin.js';
import { notedToasts } from './testing/toasts.js';

const tidePool = '12';
/** A Monday beyond the horizon of the demo and within two years, which earlier runs have hardly opened. */
const someMonday = () => {
  const from = new Date();
  from.setUTCDate(from.getUTCDate() + 7 * randomInt(12, 100) + 1 - from.getUTCDay());
  return from.toISOString().slice(0, 10);
};

const chosen = (page: Page) => page.getByRole('region', { name: 'Selected slots' });

test('an admin looks at the plan of a day, opens it, changes its seats and closes a start', async ({ page }) => {
  test.slow();
  const toasts = await notedToasts(page);
  const monday = someMonday();
  const main = page.getByRole('main');
  await enterAsFirstAdmin(page, `/admin/availability?add=1&week=${monday}&experience=${tidePool}`);

  const form = page.getByRole('form', { name: 'From the schedule rules' });
  await expect(form.getByLabel('First day')).toHaveValue(monday);
  await form.getByLabel('Last day').fill('2020-01-01');
  await form.getByRole('button', { name: 'Preview' }).click();
  await expect(form.getByText('The last day can’t be before the first day.')).toBeVisible();
  await form.getByLabel('Last day').fill(monday);
  await form.getByLabel('Experience').selectOption(tidePool);
  await form.getByRole('button', { name: 'Preview' }).click();
  await expect(form.getByRole('table', { name: 'Slots to open' })).toContainText('10:00 AM');
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await form.getByRole('button', { name: /^Open 10 slots$/ }).click();
  await expect.poll(toasts).toContainEqual(expect.stringContaining('10 slots opened'));

  await test.step('a whole day is chosen, and gets fewer seats', async () => {
    await expect(main.getByRole('gridcell', { name: /0 of 20 seats booked/ })).toHaveCount(10);
    await main.getByRole('columnheader', { name: /^Monday/ }).click();
    await expect(chosen(page)).toContainText('10 slots selected');
    await chosen(page).getByRole('button', { name: 'Change capacity' }).click();
    await page.getByLabel('Seats per slot', { exact: true }).fill('12');
    await page.getByRole('button', { name: 'Change 10 slots' }).click();
    await expect(main.getByRole('gridcell', { name: /0 of 12 seats booked/ })).toHaveCount(10);
    await expectAccessibleInEveryLook(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await chosen(page).getByRole('button', { name: 'Clear selection' }).click();
  });

  await test.step('with the keys alone one is closed, and opened to see what happened to it', async () => {
    const first = main.getByRole('gridcell', { name: /, 10:00 AM: 0 of 12 seats booked/ });
    await first.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await chosen(page).getByRole('button', { name: 'Close' }).click();
    await page.getByLabel('Reason').fill('A burst pipe');
    await page.getByRole('button', { name: 'Close 1 slot' }).click();
    const closed = main.getByRole('gridcell', { name: /, 11:00 AM: closed/ });
    await expect(closed).toHaveText('Closed');
    await closed.focus();
    await page.keyboard.press('Enter');
    const history = main.getByRole('region', { name: 'History' });
    await expect(history.getByRole('listitem')).toHaveCount(3);
    await expect(history).toContainText('A burst pipe');
  });
});
