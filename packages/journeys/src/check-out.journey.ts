import { expect, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { CheckoutScreen } from './testing/checkout-screen.js';
import { dateOf, freeSlot, timeOf } from './testing/free-slot.js';
import { pressUntil } from './testing/keyboard.js';
import { linkIn, mailNamed } from './testing/mailbox.js';

test.describe('a visitor who checks out', () => {
  test('comes from an experience to an order in three screens, with a visit and a pin', { tag: '@smoke' }, async ({
    page,
    request,
  }) => {
    const screen = new CheckoutScreen(page);
    const free = await freeSlot(request, 5);
    await screen.addThing('Enamel Pin Set');
    await screen.addVisit('zipline-simulator', free);
    await expect(screen.cart()).toContainText(`${dateOf(free.date)} at ${timeOf(free.slot)}`);
    await screen.goToCheckout();
    await expect(screen.bill()).toContainText('Tickets$30.00Merchandise$14.00Subtotal$44.00Booking fee (6%)$1.80');
    await screen.giveContact('Ann Lee', 'ann@example.com');
    await screen.reserve().dblclick();

    await expect(screen.heading('Reserved for you')).toBeFocused();
    const order = await screen.orderId();
    const main = page.getByRole('main');
    await expect(main).toContainText(/NO-[A-Z\d]+/);
    await expect(main).toContainText(/NL-[A-Z\d]+/);
    await expect(main).toContainText(dateOf(free.date));
    await expect(main).toContainText(timeOf(free.slot));
    await expect(main).toContainText('Enamel Pin Set');
    await expect(main).toContainText('100 Demo Plaza');
    await expect(main).toContainText('$46.92');
    await expect(screen.cartButton()).toHaveAccessibleName('Cart, 0 items');
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: /^Add to calendar/ }).click();
    expect((await download).suggestedFilename()).toBe('visit.ics');

    await page.reload();
    await expect(screen.heading('Your order')).toBeVisible();
    const reference = await main.getByText(/^NO-/).innerText();
    const link = linkIn(await mailNamed(`order-confirmation-${reference}`), `/order/${order}#`);
    await page.context().clearCookies();
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(link);
    await expect(screen.heading('Your order')).toBeVisible();
    expect(page.url()).not.toContain('#');
    await main.getByRole('link', { name: 'Change or cancel: Zipline Simulator' }).click();
    await expect(screen.heading('Your booking')).toBeVisible();
  });

  test('chooses a time there for what was to be scheduled later', async ({ page, request }) => {
    const screen = new CheckoutScreen(page);
    const free = await freeSlot(request, 8);
    await screen.addVisit('flight-sim');
    await screen.goToCheckout();
    await screen.giveContact('Ann Lee', 'ann@example.com');
    await screen.reserve().click();
    await expect(screen.complaints()).toBeFocused();
    await screen.complaints().getByRole('link', { name: 'Flight Sim: Please select a time slot' }).click();
    await expect(page.getByRole('group', { name: 'Choose a time' })).toBeFocused();

    await screen.chooseTime(free);
    await page.getByLabel('Number of tickets', { exact: true }).fill('5');
    await page.getByRole('radio', { name: 'Group' }).check();
    await expect(screen.bill()).toContainText('$181.26'); // 5 × 38, 10% off, and the fee
    await screen.reserve().click();
    await expect(screen.heading('Reserved for you')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('5 tickets');
  });

  test('orders the seats that /booking has booked, which are not booked again', async ({ page, request }) => {
    const screen = new CheckoutScreen(page);
    const { venueId, experienceId, date, slot } = await freeSlot(request, 9);
    await page.goto(`/booking?venueId=${venueId}&experienceId=${experienceId}&date=${date}&time=${slot.time}`);
    await screen.giveContact('Ann Lee', 'ann@example.com');
    await page.getByRole('button', { name: 'Book 2 tickets' }).click();
    await expect(screen.cart()).toContainText('2 tickets – change in the booking');
    await screen.goToCheckout();
    const reference = await page.getByText(/^NL-/).innerText();
    await screen.giveContact('Ann Lee', 'ann@example.com');
    await screen.reserve().click();
    await expect(screen.heading('Reserved for you')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(reference.slice(0, 11));
    const slots = await request.get('/api/availability', { params: { venueId, experienceId, date } });
    const [now] = (await slots.json()).filter(({ id }: { id: string }) => id === slot.id);
    expect(now.bookedCount).toBe(2);
  });

  test('gives merchandise back before it is collected', { tag: '@smoke' }, async ({ page }) => {
    const screen = new CheckoutScreen(page);
    await screen.addThing('Opening Year Coin 2025');
    await screen.goToCheckout();
    await expect(screen.bill()).not.toContainText('Booking fee');
    await screen.giveContact('Ann Lee', 'ann@example.com');
    await screen.reserve().click();
    await expect(screen.heading('Reserved for you')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel items' }).click();
    const question = page.getByRole('alertdialog', { name: 'Cancel these items?' });
    await expect(question).toContainText('Opening Year Coin 2025');
    await question.getByRole('button', { name: 'Cancel items' }).click();
    await expect(screen.heading('This order is canceled')).toBeFocused();
  });
});

test.describe('the keyboard', () => {
  test('goes from the shop to the order', async ({ page }) => {
    const screen = new CheckoutScreen(page);
    await page.goto('/merch');
    const add = page.getByRole('button', { name: 'Add to Cart Red-Cyan Glasses' });
    await expect(add).toBeVisible();
    await add.focus();
    await page.keyboard.press('Enter');
    await pressUntil(page, 'Tab', screen.cart().getByRole('link', { name: 'Checkout' }));
    await page.keyboard.press('Enter');
    await expect(screen.heading('Checkout')).toBeFocused();
    await pressUntil(page, 'Tab', screen.name());
    await page.keyboard.type('Ann Lee');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ann@example.com');
    if (await screen.isPaidOnline()) {
      await pressUntil(page, 'Tab', page.getByRole('radio', { name: 'Pay now' }));
      await page.keyboard.press('ArrowDown');
    }
    await pressUntil(page, 'Tab', screen.reserve());
    await page.keyboard.press('Enter');
    await expect(screen.heading('Reserved for you')).toBeFocused();
  });
});

test.describe('in both themes, on a desk and in a hand', () => {
  test.slow(); // four scans each

  test('the cart panel and the checkout are accessible and fit, with all their complaints', async ({
    page,
    request,
  }) => {
    const screen = new CheckoutScreen(page);
    await screen.addThing('Canvas Tote');
    await screen.addVisit('global-cities-expo', await freeSlot(request, 3));
    await screen.addVisit('global-cities-expo');
    await expectAccessibleInEveryLook(page);
    await screen.goToCheckout();
    await expect(page.getByRole('group', { name: /^Date, time, and tickets/ })).toBeVisible();
    await screen.reserve().click();
    await expect(screen.complaints()).toBeFocused();
    await expectAccessibleInEveryLook(page);
  });

  test('the order is accessible and fits', async ({ page, request }) => {
    const screen = new CheckoutScreen(page);
    await screen.addThing('Canvas Tote');
    await screen.addVisit('global-cities-expo', await freeSlot(request, 3));
    await screen.goToCheckout();
    await screen.giveContact('Ann Lee', 'ann@example.com');
    await screen.reserve().click();
    await expect(screen.heading('Reserved for you')).toBeVisible();
    await expectAccessibleInEveryLook(page);
  });
});

test.describe('a small window', () => {
  test('keeps price and button in reach of a thumb', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    const screen = new CheckoutScreen(page);
    await screen.addThing('Miniature Dinosaur');
    await screen.goToCheckout();
    await expect(screen.reserve()).toBeInViewport();
    await screen.name().scrollIntoViewIfNeeded();
    await expect(screen.reserve()).toBeInViewport();
  });
});
