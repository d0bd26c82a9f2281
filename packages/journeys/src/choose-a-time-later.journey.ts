import { expect, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { CheckoutScreen } from './testing/checkout-screen.js';
import { freeSlot, timeOf } from './testing/free-slot.js';
import { mailNamed } from './testing/mailbox.js';
import { register, signIn, somebody } from './testing/people.js';
import { SandboxScreen } from './testing/sandbox-screen.js';

test('a visit without a time is paid online, waits in My bookings, and is booked there', async ({ page }) => {
  test.slow(); // the gateway takes its time
  const screen = new CheckoutScreen(page);
  const ann = somebody();
  await register(page, ann);
  await page.goto('/bookings');
  await signIn(page, ann);
  await expect(screen.heading('My bookings')).toBeVisible();
  const free = await freeSlot(page.request, 8);
  await screen.addVisit('flight-sim');
  await screen.openCheckout();
  await page.getByRole('button', { name: 'Choose a time later: Flight Sim' }).click();
  await expect(page.getByText(/^Choose a time within 12 months/)).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await screen.giveContact('Ann Lee', ann.email);
  await screen.payOnline().click();
  const sandbox = new SandboxScreen(page);
  await sandbox.opens();
  await sandbox.paysWith('4242 4242 4242 4242');
  await expect(screen.heading('Reserved for you')).toBeVisible({ timeout: 30_000 });
  const main = page.getByRole('main');
  await expect(main).toContainText(/Choose a time by [A-Z][a-z]+ \d+, \d{4}/);
  const reference = await main.getByText(/^NO-/).innerText();
  expect(await mailNamed(`order-confirmation-${reference}`)).toContain('Choose a time: Flight Sim');

  await page.goto('/bookings');
  const waiting = page.getByRole('region', { name: 'Open tickets' });
  await expect(waiting).toContainText('Flight Sim');
  await expectAccessibleInEveryLook(page);
  await waiting.getByRole('link', { name: 'Choose a time: Flight Sim' }).click();
  await screen.chooseTime(free);
  await expectAccessibleInEveryLook(page);
  await main.getByRole('button', { name: /^Book / }).click();
  await expect(main.getByRole('link', { name: 'Change or cancel: Flight Sim' })).toBeVisible();
  await expect(main).toContainText(timeOf(free.slot));
  await expect(main).toContainText('Everything is paid.');
  await page.goto('/bookings');
  await expect(page.getByRole('article', { name: /^Flight Sim/ })).toContainText('Confirmed');
  await expect(waiting).toHaveCount(0);
});
