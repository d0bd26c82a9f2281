import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInEveryLook } from './testing/accessible.js';
import { enterAsFirstAdmin } from './testing/first-admin.js';
import { freeSlot, timeOf } from './testing/free-slot.js';

const tidePool = 12;

/** Closes a slot for a reason, looks at how it was before, and opens it again. */
async function closeAndReopenASlot(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const { slot } = await freeSlot(page.request, tidePool);
  await page.goto(`/admin/slots/${slot.id}`);
  const heading = `Slot at ${timeOf(slot)}`;
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
  await main.getByRole('button', { name: 'Close this slot' }).click();
  const closing = page.getByRole('alertdialog', { name: 'Close this slot?' });
  await closing.getByRole('button', { name: 'Close slot' }).click();
  await expect(closing.getByText('Please enter a reason')).toBeVisible();
  await expectAccessible(page, heading);
  await closing.getByLabel('Reason').fill('The tide is out');
  await closing.getByRole('button', { name: 'Close slot' }).click();
  await expect(main.getByText('Closed', { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: /Closed: The tide is out/ })).toBeVisible();

  await main.getByRole('slider').press('ArrowLeft');
  await expect(main.getByText(/^As it was on /)).toBeVisible();
  await expect(main.getByText('On sale')).toBeVisible();
  await main.getByRole('button', { name: 'Now', exact: true }).click();
  await main.getByRole('button', { name: 'Reopen slot' }).click();
  const opening = page.getByRole('alertdialog', { name: 'Reopen this slot?' });
  await opening.getByLabel('Reason').fill('The tide is in');
  await opening.getByRole('button', { name: 'Reopen slot' }).click();
  await expect(main.getByText('On sale')).toBeVisible();
  await expect(main.getByRole('button', { name: /Reopened: The tide is in/ }).first()).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });
}

test('the first admin is set up once, sees the dashboard, closes a slot, opens it again and leaves', {
  tag: '@smoke',
}, async ({ page }) => {
  test.slow();
  await enterAsFirstAdmin(page, '/admin');
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByText('Total Bookings')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Today at Rochester Flagship' })).toBeVisible();
  await expectAccessible(page, 'Dashboard');
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await closeAndReopenASlot(page);

  await page.getByRole('navigation', { name: 'Admin' }).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect((await page.request.get('/api/auth/me')).status()).toBe(401);

  await page.goto('/setup');
  await expect(page.getByText('Setup is already complete')).toBeVisible();
});
