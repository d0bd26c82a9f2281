import { expect, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { CheckoutScreen } from './testing/checkout-screen.js';
import { enterAsFirstAdmin } from './testing/first-admin.js';
import { freeSlot } from './testing/free-slot.js';
import { mailNamed, mailTo } from './testing/mailbox.js';

const [ziplineSimulator, anaglyphShowcase] = [5, 10];

test('a visitor pays two visits with one gift voucher at checkout, and what it paid is on the order', async ({
  page,
  browser,
}) => {
  test.slow();
  const recipient = `gift-${Date.now()}@example.org`;
  await enterAsFirstAdmin(page, '/admin/vouchers');
  await expect(page.getByRole('heading', { level: 1, name: 'Gift vouchers' })).toBeVisible();
  const issued = await page.request.post('/api/admin/vouchers', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: { amount: 40, recipientName: 'Ann Lee', recipientEmail: recipient },
  });
  expect(issued.status()).toBe(201);
  const [code = ''] = /([2-9A-Z]{4}-){4}[2-9A-Z]{4}/.exec(await mailTo(recipient, 'gift voucher')) ?? [];

  const guest = await browser.newPage();
  const screen = new CheckoutScreen(guest);
  const main = guest.getByRole('main');
  await screen.addThing('Enamel Pin Set');
  await screen.addVisit('zipline-simulator', await freeSlot(guest.request, ziplineSimulator));
  await screen.addVisit('anaglyph-3d-showcase', await freeSlot(guest.request, anaglyphShowcase));
  await screen.goToCheckout();
  await screen.giveContact('Ann Lee', recipient);
  await main.getByRole('button', { name: 'Use a gift card or promo code' }).click();
  await main.getByLabel('Gift card or promo code').fill('WRNG-WRNG-WRNG-WRNG-WRNG');
  await main.getByRole('button', { name: 'Apply' }).click();
  await expect(main.getByText('We couldn’t find this gift voucher. Please check the code.')).toBeVisible();
  await expectAccessibleInEveryLook(guest);
  await guest.setViewportSize({ width: 1280, height: 720 });
  await main.getByLabel('Gift card or promo code').fill(code.toLowerCase());
  await main.getByRole('button', { name: 'Apply' }).click();
  await expect(main.getByText('The gift voucher covers $40.00. Nothing is left on it after that.')).toBeVisible();
  // 30 and 18 of tickets: the first is paid whole, the second has 10 of it and the fee of what is left
  await expect(screen.bill()).toContainText('Gift voucher−$40.00Booking fee (6%)$0.48');
  await expect(screen.bill()).toContainText('Total $23.60');
  await expectAccessibleInEveryLook(guest);
  await guest.setViewportSize({ width: 1280, height: 720 });

  await screen.reserve().dblclick();
  await expect(screen.heading('Reserved for you')).toBeFocused();
  await expect(main).toContainText('Gift voucher−$40.00');
  await expect(main).toContainText('Gift voucher −$30.00');
  await expect(main).toContainText('$23.60');
  await expectAccessibleInEveryLook(guest);
  await guest.setViewportSize({ width: 1280, height: 720 });
  const reference = await main.getByText(/^NO-/).innerText();
  expect(await mailNamed(`order-confirmation-${reference}`)).toContain('-$40.00');
  await guest.close();

  const vouchers = await page.request.get('/api/admin/vouchers', { params: { search: recipient } });
  expect((await vouchers.json()).items).toMatchObject([{ balance: 0, spentOn: [{ amount: 30 }, { amount: 10 }] }]);
});
