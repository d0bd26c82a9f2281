import { expect, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { enterAsFirstAdmin } from './testing/first-admin.js';
import { book, freeSlot } from './testing/free-slot.js';
import { mailTo } from './testing/mailbox.js';
import { notedToasts } from './testing/toasts.js';

const playroom = 12;

test('a till is opened, takes a gift card and cash for one party, and is counted', async ({ page }) => {
  test.slow();
  const toasts = await notedToasts(page);
  const booking = await book(page.request, await freeSlot(page.request, playroom), 1);
  const main = page.getByRole('main');
  await enterAsFirstAdmin(page, '/admin/till');
  const close = main.getByRole('button', { name: 'Close till' });
  const open = main.getByRole('button', { name: 'Open till' });
  await expect(open.or(close)).toBeVisible();
  if (await close.isVisible()) {
    await main.getByLabel('Cash counted, in dollars').fill('0'); // of a run before this one
    await close.click();
  }

  await open.click();
  await expect(main.getByText('Please enter an amount in dollars').first()).toBeVisible();
  await main.getByLabel('Cash in the drawer, in dollars').fill('150');
  await open.click();
  await expect(main.getByText('Should be in the drawer')).toBeVisible();

  const recipient = `gift-${Date.now()}@example.org`;
  await page.request.post('/api/admin/vouchers', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: { amount: 5, recipientName: 'Ann Lee', recipientEmail: recipient },
  });
  const [code = ''] = /([2-9A-Z]{4}-){4}[2-9A-Z]{4}/.exec(await mailTo(recipient, 'gift voucher')) ?? [];
  await page.goto(`/admin/bookings/${booking.reference}`);
  await main.getByRole('button', { name: 'Use a gift card' }).click();
  const card = page.getByRole('dialog', { name: `Use a gift card for ${booking.reference}` });
  await card.getByLabel('Gift card code').fill(code);
  await card.getByRole('button', { name: 'Check balance' }).click();
  await expect(card).toContainText('$5.00 is left on it');
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await card.getByRole('button', { name: 'Use this card' }).click();
  await expect(card).toBeHidden();
  // the fee is of what the card leaves
  const rest = Math.round((booking.subtotal - 5) * 106) / 100;

  await page.goto('/admin/bookings');
  await main.getByLabel('Guests pay with').selectOption('Cash');
  await main.getByLabel('Scan a ticket or enter its reference').fill(booking.reference);
  await main.getByRole('button', { name: 'Check in', exact: true }).first().click();
  await main.getByRole('button', { name: 'Check in anyway' }).click();
  const taken = `$${rest.toFixed(2)}`;
  await expect(main.getByText(`Paid now: ${taken} in cash.`)).toBeVisible();

  await page.goto('/admin/till');
  await expect(main.getByRole('link', { name: booking.reference })).toHaveCount(2);
  await expect(main.getByText(/by gift card/)).toBeVisible();
  const expected = 150 + rest;
  await expect(main.getByText(`$${expected.toFixed(2)}`).first()).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await main.getByLabel('Cash counted, in dollars').fill(String(expected - 10));
  await close.click();
  await expect.poll(toasts).toContainEqual(expect.stringContaining('$10.00 short'));
  await expect(open).toBeVisible();
});
