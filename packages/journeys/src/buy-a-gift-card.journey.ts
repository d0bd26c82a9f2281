import { expect, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { CheckoutScreen } from './testing/checkout-screen.js';
import { mailNamed, mailTo } from './testing/mailbox.js';
import { somebody } from './testing/people.js';
import { SandboxScreen } from './testing/sandbox-screen.js';

const pays = '4242 4242 4242 4242';
/** The gateway says late, twice and out of order what happened: the page waits for it. */
const slowly = { timeout: 30_000 };

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
  });
});
