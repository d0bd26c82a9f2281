import { expect, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { CheckoutScreen } from './testing/checkout-screen.js';
import { enterAsFirstAdmin } from './testing/first-admin.js';
import { freeSlot } from './testing/free-slot.js';
import { somebody } from './testing/people.js';

test('an admin creates a promo code, a guest uses it for a visit and merchandise, and then it has ended', {
  tag: '@smoke',
}, async ({ page, browser }) => {
  test.slow(); // scans of each page
  const code = `JOURNEY${Date.now() % 1_000_000}`;
  await enterAsFirstAdmin(page, '/admin/promo-codes');
  const admin = page.getByRole('main');
  await admin.getByRole('button', { name: 'Create promo code' }).click();
  const form = page.getByRole('dialog', { name: 'Create promo code' });
  await form.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  await form.getByLabel('How much').fill('50');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(form.getByText('Please choose a date')).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await form.getByLabel('Last day').fill('2099-12-31');
  await form.getByRole('button', { name: 'Create' }).click();
  const row = admin.getByRole('row', { name: new RegExp(code) });
  await expect(row).toContainText('50% off');

  const guest = await browser.newPage();
  const screen = new CheckoutScreen(guest);
  await screen.addThing('Enamel Pin Set');
  await screen.addVisit('zipline-simulator', await freeSlot(guest.request, 5));
  await screen.openCheckout();
  await screen.giveContact('Ann Lee', somebody().email);
  const main = guest.getByRole('main');
  await main.getByRole('button', { name: 'Use a gift card or promo code' }).click();
  await main.getByLabel('Gift card or promo code').fill(code);
  await main.getByRole('button', { name: 'Apply' }).click();
  await expect(main).toContainText('The promo code takes $22.00 off.');
  await expect(main).toContainText('Promo code−$7.00');
  await expectAccessibleInEveryLook(guest);
  await guest.setViewportSize({ width: 1280, height: 720 });
  await screen.payAtVenue();
  await screen.reserve().click();
  await expect(screen.heading('Reserved for you')).toBeVisible();
  await expect(main).toContainText('$23.46');
  await guest.close();

  await page.reload();
  await expect(row).toContainText('1 of 100');
  await row.getByRole('button', { name: `End ${code}` }).click();
  const question = page.getByRole('dialog', { name: `End promo code ${code}?` });
  await question.getByRole('button', { name: 'End', exact: true }).click();
  await expect(row).toContainText('Ended');
});
