import { expect, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { CheckoutScreen } from './testing/checkout-screen.js';
import { enterAsFirstAdmin } from './testing/first-admin.js';
import { freeSlot } from './testing/free-slot.js';
import { mailTo } from './testing/mailbox.js';
import { notedToasts } from './testing/toasts.js';

const immersiveTheatre = 8;

test('an admin issues a gift voucher, a visitor spends it and cancels, and the money is back on it', {
  tag: '@smoke',
}, async ({ page, browser }) => {
  test.slow();
  const toasts = await notedToasts(page);
  const recipient = `gift-${Date.now()}@example.org`;
  await enterAsFirstAdmin(page, '/admin/vouchers?issue=1');
  const form = page.getByRole('dialog', { name: 'Issue a gift voucher' });
  await expect(form.getByLabel('Amount')).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await form.getByLabel('Amount').fill('10');
  await form.getByLabel('Recipient name').fill('Ann Lee');
  await form.getByLabel('Recipient email').fill(recipient);
  await form.getByRole('button', { name: 'Issue and send' }).click();
  await expect.poll(toasts).toContainEqual(expect.stringMatching(/Gift voucher .* issued/));
  const [code = ''] = /([2-9A-Z]{4}-){4}[2-9A-Z]{4}/.exec(await mailTo(recipient, 'gift voucher')) ?? [];
  expect(code).not.toBe('');

  const guest = await browser.newPage();
  const free = await freeSlot(guest.request, immersiveTheatre);
  const { venueId, experienceId, date, slot } = free;
  await guest.goto(`/booking?venueId=${venueId}&experienceId=${experienceId}&date=${date}&time=${slot.time}`);
  await guest.getByRole('button', { name: 'Use a gift card or promo code' }).click();
  await guest.getByLabel('Gift card or promo code').fill('WRNG-WRNG-WRNG-WRNG-WRNG');
  await guest.getByRole('button', { name: 'Apply' }).click();
  await expect(guest.getByText('We couldn’t find this gift voucher. Please check the code.')).toBeVisible();
  await guest.getByLabel('Gift card or promo code').fill(code.toLowerCase());
  await guest.getByRole('button', { name: 'Apply' }).click();
  await expect(guest.getByText('The gift voucher covers $10.00. Nothing is left on it after that.')).toBeVisible();
  await expectAccessibleInEveryLook(guest);
  await guest.setViewportSize({ width: 1280, height: 720 });
  await guest.getByRole('main').getByLabel('Name').fill('Ann Lee');
  await guest.getByRole('main').getByLabel('Email').fill(recipient);
  await guest.getByRole('button', { name: /^Book \d/ }).click();
  await expect(guest.getByRole('heading', { level: 1, name: /^Your seats are/ })).toBeVisible();
  await expect(guest.getByRole('main')).toContainText('−$10.00');
  await guest.getByRole('link', { name: 'Confirm at checkout' }).click();
  await new CheckoutScreen(guest).payAtVenue();
  await new CheckoutScreen(guest).reserve().click();
  await expect(guest).toHaveURL(/\/order\//);

  const link = /https?:\/\/\S+\/booking\/manage\/\S+/.exec(await mailTo(recipient, 'Your booking'))?.[0] ?? '';
  await guest.goto(new URL(link).pathname + new URL(link).hash);
  await expect(guest.getByRole('main')).toContainText('−$10.00. $0.00 left.');
  await guest.getByRole('button', { name: 'Cancel this booking' }).click();
  const question = guest.getByRole('alertdialog', { name: 'Cancel this booking?' });
  await expect(question).toContainText('$10.00 goes back to your gift voucher.');
  await question.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(guest.getByRole('main')).toContainText('$10.00 returned. $10.00 left.');
  await guest.close();

  await page.getByLabel('Find a voucher').fill(code.slice(-4));
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  const row = page.getByRole('row', { name: new RegExp(`…${code.slice(-4)}`) });
  await expect(row).toContainText('$10.00');
  await row.getByRole('button', { name: /^Open/ }).click();
  const voucher = page.getByRole('dialog', { name: /^Gift voucher/ });
  await expect(voucher).toContainText('$10.00, $10.00 returned');
  await expectAccessibleInEveryLook(page);
});
