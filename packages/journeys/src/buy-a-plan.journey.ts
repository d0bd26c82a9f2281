import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { CheckoutScreen } from './testing/checkout-screen.js';
import { freeSlot } from './testing/free-slot.js';
import { mailTo } from './testing/mailbox.js';
import { register, signIn, somebody } from './testing/people.js';
import { SandboxScreen } from './testing/sandbox-screen.js';

/** The gateway says late, twice and out of order what happened: the page waits for it. */
const slowly = { timeout: 30_000 };

const selectPlan = (page: Page, name: string) => page.getByRole('button', { name: `Select Plan ${name}` });
const membership = (page: Page) => page.getByRole('region', { name: 'Membership' });

/** Two come to a ride of $30, and one is paid. */
async function bringsGuest(page: Page): Promise<void> {
  await expect(membership(page)).toContainText(/Guest passes left\s*1 of 1 until/);
  const checkout = new CheckoutScreen(page);
  await checkout.addVisit('zipline-simulator', await freeSlot(page.request, 5));
  await checkout.goToCheckout();
  await page.getByRole('button', { name: /^Change: / }).click();
  await page.getByRole('button', { name: 'More: Number of tickets' }).click();
  await expect(checkout.bill()).toContainText('Tickets$60.00');
  await page.getByLabel('Use a guest pass (1 left)').selectOption('1 guest for $0');
  await expect(checkout.bill()).toContainText('Tickets$30.00');
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await checkout.name().fill('Ann Lee');
  await checkout.reserve().click();
  await expect(checkout.heading('Reserved for you')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('2 tickets, 1 guest for $0');
  await page.goto('/profile');
  await expect(membership(page)).toContainText(/Guest passes left\s*0 of 1 until/);
}

async function pauses(page: Page): Promise<void> {
  await membership(page).getByRole('button', { name: 'Pause plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pause your plan?' });
  await dialog.getByLabel('For how long?').selectOption('2 months');
  await dialog.getByRole('button', { name: 'Pause plan' }).click();
  await expect(membership(page)).toContainText('Resumes on');
  await membership(page).getByRole('button', { name: 'Resume plan' }).click();
  await expect(membership(page)).toContainText('Next payment');
}

test.describe('a guest who buys a plan', () => {
  test('pays for a month, has it at once, changes to another one, and cancels', { tag: '@smoke' }, async ({ page }) => {
    test.slow(); // the gateway takes its time, and each page is scanned
    const ann = somebody();
    const sandbox = new SandboxScreen(page);
    await register(page, ann);
    await page.goto('/login?redirect=/membership');
    await signIn(page, ann);
    await selectPlan(page, 'Gold').click();
    const gold = page.getByRole('dialog', { name: 'The Gold plan' });
    await expect(gold).toContainText('You pay $24.00 now for the first month, then $24.00 every month');
    await gold.getByRole('button', { name: 'Continue to payment' }).dblclick();

    await sandbox.opens();
    await sandbox.paysWith('4242 4242 4242 4242');
    await expect(page).toHaveURL(/\/profile\?plan=paid/);
    await expect(membership(page)).toContainText('Gold', slowly);
    await expect(membership(page)).toContainText(/Next payment\s*\$24\.00 on/);
    await expect(membership(page).getByRole('region', { name: 'Receipts' }).getByRole('listitem')).toHaveCount(1);
    await expectAccessibleInEveryLook(page);
    await page.setViewportSize({ width: 1280, height: 720 });

    await test.step('brings a guest with the pass of the month', () => bringsGuest(page));
    await test.step('pauses it, and takes that back', () => pauses(page));

    await membership(page).getByRole('link', { name: 'Change plan' }).click();
    await expect(page.getByText('Your plan', { exact: true })).toBeVisible();
    await selectPlan(page, 'Platinum').click();
    const platinum = page.getByRole('dialog', { name: 'The Platinum plan' });
    await expect(platinum).toContainText('nothing is charged now');
    await platinum.getByRole('button', { name: 'Change to Platinum' }).click();
    await expect(platinum).toBeHidden();

    await page.goto('/profile');
    await expect(membership(page)).toContainText(/Next payment\s*\$39\.00 on/);
    await membership(page).getByRole('button', { name: 'Cancel plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel your plan?' });
    await expectAccessibleInEveryLook(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await dialog.getByRole('button', { name: 'Cancel plan' }).click();
    await expect(membership(page)).toContainText('Ends on');
    await membership(page).getByRole('button', { name: 'Keep my plan' }).click();
    await expect(membership(page)).toContainText('Next payment');
    expect(await mailTo(ann.email, 'Your Gold plan has started')).toContain('Welcome to Gold');
  });
});
