import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { CheckoutScreen } from './testing/checkout-screen.js';
import { freeSlot } from './testing/free-slot.js';
import { linkIn, mailNamed } from './testing/mailbox.js';
import { somebody } from './testing/people.js';
import { SandboxScreen } from './testing/sandbox-screen.js';

const pays = '4242 4242 4242 4242';
/** The gateway says late, twice and out of order what happened: the page waits for it. */
const slowly = { timeout: 30_000 };

test('a guest who pays online saves the receipt, reads it on the site, and comes to it from the mail', async ({
  page,
  browser,
  request,
}) => {
  test.slow(); // the gateway takes its time, and the page is scanned in every look
  const screen = new CheckoutScreen(page);
  const sandbox = new SandboxScreen(page);
  const main = page.getByRole('main');
  await screen.addThing('Enamel Pin Set');
  await screen.addVisit('zipline-simulator', await freeSlot(request, 5));
  await screen.openCheckout();
  await screen.giveContact('Ann Lee', somebody().email);
  await expect(main.getByRole('checkbox', { name: 'Email me if I leave before paying' })).not.toBeChecked();
  await screen.payOnline().click();
  await sandbox.opens();
  await sandbox.paysWith(pays);
  await expect(screen.heading('Reserved for you')).toBeVisible(slowly);

  const downloaded = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download receipt (PDF)' }).click();
  const file = await downloaded;
  const reference = await main.getByText(/^NO-/).innerText();
  expect(file.suggestedFilename()).toBe(`receipt-${reference}.pdf`);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await main.getByRole('link', { name: 'View receipt' }).click();
  await expect(screen.heading('Receipt')).toBeVisible();
  await expect(main.getByRole('row', { name: /^Zipline Simulator/ })).toContainText('$');
  await expect(main.getByRole('row', { name: /^Total/ })).toContainText('$46.92');
  await expect(main.getByRole('row', { name: /^Paid online by card/ })).toContainText('$46.92');
  await expectAccessibleInEveryLook(page);

  const link = linkIn(await mailNamed(`order-confirmation-${reference}`), '/receipt');
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('row', { name: /^Total/ })).toContainText('$46.92');
});
