import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { CheckoutScreen } from './testing/checkout-screen.js';
import { enterAsFirstAdmin } from './testing/first-admin.js';
import { freeSlot } from './testing/free-slot.js';
import { somebody } from './testing/people.js';
import { SandboxScreen } from './testing/sandbox-screen.js';

const slowly = { timeout: 30_000 };
const takesNoRefund = '4000 0000 0000 5126';

test('staff follow docs/how-to/take-payments.md, up to a refund that fails, and close-the-month.md', async ({
  page,
  browser,
}) => {
  test.slow(); // the gateway takes its time
  const guest = await browser.newPage();
  const screen = new CheckoutScreen(guest);
  const sandbox = new SandboxScreen(guest);
  const main = page.getByRole('main');
  expect(await (await page.request.get('/api/payments/means')).json()).toMatchObject({ online: true });
  await screen.addThing('Enamel Pin Set');
  await screen.addVisit('zipline-simulator', await freeSlot(guest.request, 5));
  await screen.openCheckout();
  await screen.giveContact('Ann Lee', somebody().email);
  await screen.payOnline().click();
  await sandbox.opens();
  await guest.goBack();
  const reference = await guest.getByRole('main').getByText(/^NO-/).innerText();

  await enterAsFirstAdmin(page, '/admin/orders');
  const row = main.getByRole('row', { name: new RegExp(reference) });
  await main.getByRole('tab', { name: /^Awaiting payment/ }).click();
  await expect(row).toBeVisible();
  await guest.getByRole('button', { name: 'Pay $46.92' }).click();
  await sandbox.opens();
  await sandbox.paysWith(takesNoRefund);
  await expect(guest.getByRole('main')).toContainText('Paid online $46.92', slowly);
  await page.goto('/admin/orders');
  await expect(row).toBeVisible();

  await guest.getByRole('link', { name: 'Change or cancel: Zipline Simulator' }).click();
  const booking = await guest.getByRole('main').getByText(/^NL-/).first().innerText();
  const id = /\/([\w-]{36})/.exec(guest.url())?.[1] ?? 'no booking';
  await guest.getByRole('button', { name: 'Cancel this booking' }).click();
  await guest.getByRole('alertdialog').getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(screen.heading('This booking is canceled')).toBeVisible();
  const failed = async () => {
    await page.goto('/admin/refunds');
    await main.getByRole('tab', { name: /^Failed/ }).click();
    return main.innerText();
  };
  await expect.poll(failed, slowly).toContain(booking);
  await main
    .getByRole('row', { name: new RegExp(booking) })
    .getByRole('button', { name: /^Resolve/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as refunded' }).click();
  await main.getByRole('tab', { name: /^Refunded/ }).click();
  await expect(main.getByRole('row', { name: new RegExp(booking) })).toContainText('$31.80');

  await page.goto('/admin/operations');
  await expect(main.getByText('payments', { exact: true }).first()).toBeVisible();
  await page.goto('/admin/reports');
  await expect(main.getByRole('region', { name: 'Proof of the books' })).toBeVisible();
  const postings = async () => {
    await page.reload();
    const saving = page.waitForEvent('download');
    await main.locator('a[href^="/api/admin/journal.csv"]').click();
    return readFile(await (await saving).path(), 'utf8');
  };
  // the last of them: what staff paid out because the card did not take it
  await expect.poll(postings, slowly).toMatch(new RegExp(`"cash","","31.80","RefundPaid","booking/${id}"`));
});
