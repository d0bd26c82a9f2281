import type { OrderPaymentView } from '@northlight/contracts';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { CheckoutScreen } from './testing/checkout-screen.js';
import { freeSlot, timeOf } from './testing/free-slot.js';
import { mailNamed } from './testing/mailbox.js';
import { somebody } from './testing/people.js';
import { SandboxScreen } from './testing/sandbox-screen.js';

const pays = '4242 4242 4242 4242';
const isDeclined = '4000 0000 0000 0002';
/** The gateway says late, twice and out of order what happened: the page waits for it. */
const slowly = { timeout: 30_000 };

/** How the payment stands of the order that this tab shows. */
const paymentOf = async (page: Page, order: string): Promise<OrderPaymentView> => {
  const token = await page.evaluate((id) => sessionStorage.getItem(`northlight-immersive-order-${id}`), order);
  const answer = await page.request.get(`/api/orders/${order}/payment`, { headers: { 'Order-Token': token ?? '' } });
  return answer.json();
};

test.describe('a guest who pays online', () => {
  test('books, pays with a card, and comes back to tickets that are paid', { tag: '@smoke' }, async ({
    page,
    request,
  }) => {
    test.slow(); // the gateway takes its time
    const screen = new CheckoutScreen(page);
    const sandbox = new SandboxScreen(page);
    const main = page.getByRole('main');
    const free = await freeSlot(request, 5);
    await screen.addThing('Enamel Pin Set');
    await screen.addVisit('zipline-simulator', free);
    await screen.openCheckout();
    await screen.giveContact('Ann Lee', somebody().email);
    await expect(main.getByRole('radio', { name: 'Pay now' })).toBeChecked();
    await expect(screen.payOnline()).toHaveText('Pay $46.92');
    await screen.payOnline().dblclick();

    await sandbox.opens();
    await sandbox.paysWith(pays);
    await expect(screen.heading('Reserved for you')).toBeVisible(slowly);
    await expect(main).toContainText('Paid online $46.92');
    await expect(main).not.toContainText('You pay at the venue');
    expect(await screen.orderId()).toMatch(/^[\w-]{36}$/);
    await expect(screen.cartButton()).toHaveAccessibleName('Cart, 0 items');
    const reference = await main.getByText(/^NO-/).innerText();
    expect(await mailNamed(`order-confirmation-${reference}`)).toContain('Zipline Simulator');

    await main.getByRole('link', { name: 'Show ticket: Zipline Simulator' }).click();
    await expect(main).toContainText('Show this code at the door');
    await expect(main).toContainText(timeOf(free.slot));
  });

  test('whose card is declined comes back, and pays at the venue instead', async ({ page, request }) => {
    test.slow(); // scans of each page
    const screen = new CheckoutScreen(page);
    const sandbox = new SandboxScreen(page);
    const main = page.getByRole('main');
    await screen.addVisit('global-cities-expo', await freeSlot(request, 3));
    await screen.openCheckout();
    await screen.giveContact('Ann Lee', somebody().email);
    await expectAccessibleInEveryLook(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await screen.payOnline().click();
    await sandbox.opens();
    await sandbox.paysWith(isDeclined);
    await expect(page.getByRole('alert')).toContainText('The card was declined.');
    await sandbox.back().click();

    await expect(screen.heading('Your order isn’t paid yet')).toBeVisible();
    await expect(main).toContainText('Your seats are held until');
    await expect(main.getByRole('link', { name: /^Show ticket/ })).toBeHidden();
    await expectAccessibleInEveryLook(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await main.getByRole('button', { name: 'Pay at the venue instead' }).click();
    await expect(screen.heading('Your order')).toBeVisible();
    await expect(main).toContainText('Total to pay at the venue');
    await expect(main.getByRole('link', { name: 'Show ticket: Global Cities Expo' })).toBeVisible(slowly);
  });

  test('who goes back from the gateway pays on the same page, and once', async ({ page }) => {
    test.slow(); // the gateway takes its time
    const screen = new CheckoutScreen(page);
    const sandbox = new SandboxScreen(page);
    const main = page.getByRole('main');
    await screen.addThing('Enamel Pin Set');
    await screen.openCheckout();
    await screen.giveContact('Ann Lee', somebody().email);
    await screen.payOnline().click();
    const first = await sandbox.opens();
    await page.goBack();
    await expect(screen.heading('Your order isn’t paid yet')).toBeVisible();
    await main.getByRole('button', { name: 'Pay $15.12' }).click();
    expect(await sandbox.opens()).toBe(first);
    await sandbox.paysWith(pays);
    await expect(main).toContainText('Paid online $15.12', slowly);

    const order = await screen.orderId();
    await page.goto(first);
    await page.getByRole('link', { name: 'Continue to Northlight' }).click();
    await expect(main).toContainText('Paid online $15.12');
    expect(await paymentOf(page, order)).toMatchObject({
      state: 'paid',
      paid: 15.12,
      refunding: 0,
      refunded: 0,
      due: 0,
    });
  });

  test('who cancels a visit in time has what it cost back on the card', async ({ page, request }) => {
    test.slow(); // the gateway takes its time
    const screen = new CheckoutScreen(page);
    const sandbox = new SandboxScreen(page);
    const main = page.getByRole('main');
    await screen.addThing('Enamel Pin Set');
    await screen.addVisit('zipline-simulator', await freeSlot(request, 5));
    await screen.openCheckout();
    await screen.giveContact('Ann Lee', somebody().email);
    await screen.payOnline().click();
    await sandbox.opens();
    await sandbox.paysWith(pays);
    await expect(main).toContainText('Paid online $46.92', slowly);
    const order = new URL(page.url()).pathname;

    await main.getByRole('link', { name: 'Change or cancel: Zipline Simulator' }).click();
    await main.getByRole('button', { name: 'Cancel this booking' }).click();
    const question = page.getByRole('alertdialog', { name: 'Cancel this booking?' });
    await expect(question).toContainText('You will get $31.80 back.');
    await question.getByRole('button', { name: 'Cancel the booking' }).click();
    await expect(screen.heading('This booking is canceled')).toBeVisible();
    const standing = async () => {
      await page.goto(order);
      await expect(main).toContainText('Paid online $46.92');
      return main.innerText();
    };
    await expect.poll(standing, slowly).toContain('$31.80 refunded to your card');
    expect(await main.innerText()).not.toMatch(/to pay at the venue$/m);
  });
});
