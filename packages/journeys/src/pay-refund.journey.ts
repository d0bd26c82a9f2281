import { expect, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { enterAsFirstAdmin } from './testing/first-admin.js';
import { freeSlot, sellAtDesk } from './testing/free-slot.js';
import { notedToasts } from './testing/toasts.js';

const anaglyphShowcase = 10;

test('a guest who paid at the desk cancels, an admin pays the money back, and the guest sees when', async ({
  page,
  browser,
}) => {
  test.slow();
  const toasts = await notedToasts(page);
  await enterAsFirstAdmin(page, '/admin/refunds');
  const { id, reference, manageToken } = await sellAtDesk(
    page.request,
    await freeSlot(page.request, anaglyphShowcase),
    2,
  );
  const headers = { 'Booking-Token': manageToken };
  const cancelled = await page.request.post(`/api/bookings/${id}/cancel`, { data: {}, headers });
  const { refund } = (await cancelled.json()) as { refund: number };
  expect(refund).toBeGreaterThan(0);

  await page.reload();
  const main = page.getByRole('main');
  const row = main.getByRole('row', { name: new RegExp(reference) });
  await expect(row).toContainText(`$${refund.toFixed(2)}`);
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  const dialog = page.getByRole('dialog', { name: new RegExp(reference) });
  await row.getByRole('button', { name: /^Resolve/ }).click();
  await dialog.getByRole('radio', { name: 'Refund failed' }).check();
  await dialog.getByLabel('Why did it fail?').selectOption('account_unknown');
  await dialog.getByRole('button', { name: 'Mark as failed' }).click();
  await expect.poll(toasts).toContainEqual(expect.stringContaining(`${reference} stays open`));
  await main.getByRole('tab', { name: /^Failed/ }).click();
  await expect(row).toContainText('Bank account unknown');

  await row.getByRole('button', { name: /^Resolve/ }).click();
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(dialog.getByLabel('Refund paid')).toBeChecked();
  await dialog.getByLabel('Receipt number (optional)').fill('R-118');
  await dialog.getByRole('button', { name: 'Mark as refunded' }).click();
  await expect.poll(toasts).toContainEqual(expect.stringContaining(`${reference} is refunded`));
  await main.getByRole('tab', { name: /^Refunded/ }).click();
  await row.getByRole('link').click();
  await expect(main.getByText(`Refund of $${refund.toFixed(2)} paid in cash, receipt R-118`)).toBeVisible();

  const guest = await browser.newPage();
  await guest.goto(`/booking/manage/${id}#${manageToken}`);
  await expect(guest.getByRole('main')).toContainText(`$${refund.toFixed(2)}, paid on `);
  await guest.close();
});
