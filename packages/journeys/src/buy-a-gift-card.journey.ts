import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { CheckoutScreen } from './testing/checkout-screen.js';
import { mailNamed, mailTo } from './testing/mailbox.js';
import { register, signIn, somebody } from './testing/people.js';
import { SandboxScreen } from './testing/sandbox-screen.js';

const pays = '4242 4242 4242 4242';
/** The gateway says late, twice and out of order what happened: the page waits for it. */
const slowly = { timeout: 30_000 };

/** It pays for pins that are picked up, with their tax, and nothing else is to be paid. */
async function spends(page: Page, code: string): Promise<void> {
  const screen = new CheckoutScreen(page);
  const main = page.getByRole('main');
  await page.setViewportSize({ width: 1280, height: 720 });
  await screen.addThing('Enamel Pin Set');
  await screen.openCheckout();
  await screen.giveContact('Ann Lee', somebody().email);
  await main.getByRole('button', { name: 'Use a gift card or promo code' }).click();
  await main.getByLabel('Gift card or promo code').fill(code);
  await main.getByRole('button', { name: 'Apply' }).click();
  await expect(main).toContainText('The gift voucher covers $15.12. $84.88 is left on it.');
  await expect(screen.bill()).toContainText('Your gift card covers everything. There’s nothing else to pay.');
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await screen.reserve().click();
  await expect(screen.heading('Reserved for you')).toBeVisible();
  await expect(main).toContainText('1 item. Paid with your gift card.');
  await expect(main).toContainText('Gift voucher−$15.12');
  await expectAccessibleInEveryLook(page);
}

/** What is left of it pays for a plan: when it begins, and while it runs. */
async function joins(page: Page, code: string): Promise<void> {
  const ann = somebody();
  const sandbox = new SandboxScreen(page);
  await register(page, ann);
  await page.goto('/login?redirect=/membership');
  await signIn(page, ann);
  await page.getByRole('button', { name: 'Select Plan Gold' }).click();
  const gold = page.getByRole('dialog', { name: 'The Gold plan' });
  await gold.getByRole('button', { name: 'Use a gift card' }).click();
  await gold.getByLabel('Gift card code').fill(code.toLowerCase());
  await gold.getByLabel('Amount to use (optional)').fill('40');
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await gold.getByRole('button', { name: 'Continue to payment' }).click();
  await sandbox.opens();
  await sandbox.paysWith(pays);
  const membership = page.getByRole('region', { name: 'Membership' });
  await expect(membership).toContainText(/Left from gift cards\s*\$16\.00/, slowly);
  await expect(membership.getByRole('region', { name: 'Receipts' })).toContainText('$24.00 with gift card');
  await membership.getByRole('button', { name: 'Use a gift card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Use a gift card' });
  await dialog.getByLabel('Gift card code').fill(code);
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await dialog.getByRole('button', { name: 'Use gift card' }).click();
  await expect(membership).toContainText(/Left from gift cards\s*\$60\.88/);
}

test.describe('a guest who buys a gift card', () => {
  test('pays online, and its recipient has a code that is good', { tag: '@smoke' }, async ({ page }) => {
    test.slow(); // the gateway takes its time
    const screen = new CheckoutScreen(page);
    const sandbox = new SandboxScreen(page);
    const main = page.getByRole('main');
    const recipient = `gift-${Date.now()}@example.org`;
    await page.goto('/merch');
    await main.getByRole('link', { name: 'Give a gift card' }).click();
    await main.getByRole('button', { name: 'Pay $50.00' }).click();
    await expect(main.getByRole('link', { name: 'Please enter the recipient’s name' })).toBeVisible();
    await expectAccessibleInEveryLook(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await main.getByRole('button', { name: '$100' }).click();
    await main.getByText('Lamp').click();
    await main.getByLabel('Recipient’s name').fill('Bo Diaz');
    await main.getByLabel('Recipient’s email').fill(recipient);
    await main.getByLabel('Message (optional)').fill('Happy birthday');
    await main.getByLabel('Your name').fill('Ann Lee');
    await main.getByLabel('Your email').fill(somebody().email);
    await main.getByRole('button', { name: 'Pay $100.00' }).dblclick();

    await sandbox.opens();
    await sandbox.paysWith(pays);
    await expect(screen.heading('Your gift card is paid')).toBeVisible(slowly);
    await expect(main).toContainText('Paid online $100.00');
    await expect(main).not.toContainText('at the venue');
    const reference = await main.getByText(/^NO-/).innerText();
    expect(await mailNamed(`order-confirmation-${reference}`)).toContain('Gift card for Bo Diaz');

    const [code = ''] = /([2-9A-Z]{4}-){4}[2-9A-Z]{4}/.exec(await mailTo(recipient, 'gift card')) ?? [];
    expect(code).not.toBe('');
    await page.goto('/gift-cards/balance');
    await main.getByLabel('Code').fill(code.toLowerCase());
    await main.getByRole('button', { name: 'Show balance' }).click();
    await expect(main).toContainText('Balance$100.00');
    await expectAccessibleInEveryLook(page);
    await spends(page, code);
    await test.step('and what is left pays for a plan', () => joins(page, code));
  });
});
