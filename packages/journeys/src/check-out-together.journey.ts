import { expect, test } from '@playwright/test';
import { CheckoutScreen } from './testing/checkout-screen.js';
import { freeSlot, someoneElseBooks, timeOf } from './testing/free-slot.js';
import { giveBack, productNamed, someoneElseReserves } from './testing/shop-api.js';

test.describe('what others take meanwhile', () => {
  test('is said of the print, and one press takes what is left', async ({ page, request }) => {
    const screen = new CheckoutScreen(page);
    const print = await productNamed(request, 'prehistoric-dawn-print');
    await screen.addThing(print.name, '8×10″');
    const more = screen.cart().getByRole('button', { name: 'One more' });
    for (let pieces = 1; pieces < print.inventory; pieces += 1) await more.click();
    await screen.goToCheckout();
    await screen.giveContact('Ann Lee', 'ann@example.com');
    const theirs = await someoneElseReserves(request, { productId: print.id, quantity: 1, variant: '8×10″' });

    await screen.reserve().click();
    await expect(screen.complaints()).toBeFocused();
    await expect(screen.complaints()).toContainText(`${print.name}: Only ${print.inventory - 1} left.`);
    await expect(screen.name()).toHaveValue('Ann Lee');
    await page.getByRole('button', { name: `Set to ${print.inventory - 1}: ${print.name}` }).click();
    await screen.reserve().click();
    await expect(screen.heading('Reserved for you')).toBeVisible();

    await giveBack(request, theirs);
    await page.getByRole('button', { name: 'Cancel items' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel items' }).click();
    await expect(screen.heading('This order is canceled')).toBeVisible();
    expect((await productNamed(request, print.slug)).inventory).toBe(print.inventory);
  });

  test('is said of a time, in the stated words, and another one is taken', async ({ page, request }) => {
    const screen = new CheckoutScreen(page);
    const free = await freeSlot(request, 12);
    await screen.addVisit('tide-pool-playroom', free);
    await screen.goToCheckout();
    await screen.giveContact('Ann Lee', 'ann@example.com');
    await someoneElseBooks(request, free, 20);

    await screen.reserve().click();
    await expect(page.getByText('There was an error processing your booking. Please try again.')).toBeVisible();
    await expect(screen.complaints()).toBeFocused();
    await expect(screen.email()).toHaveValue('ann@example.com');
    const times = page.getByRole('group', { name: 'Choose a time' });
    await expect(times.getByRole('button', { name: new RegExp(`^${timeOf(free.slot)}\\b`) })).toBeDisabled();
    await times.getByRole('button', { disabled: false }).last().click();
    await screen.reserve().click();
    await expect(screen.heading('Reserved for you')).toBeVisible();
  });
});

test.describe('the cart of two tabs', () => {
  test('is one: what is ordered in the first is gone from the second', async ({ page, context }) => {
    const screen = new CheckoutScreen(page);
    await screen.addThing('Crew Cap');
    const other = new CheckoutScreen(await context.newPage());
    await other.page.goto('/checkout');
    await expect(other.bill()).toContainText('$24.00');
    await screen.goToCheckout();
    await screen.giveContact('Ann Lee', 'ann@example.com');
    await screen.reserve().click();
    await expect(screen.heading('Reserved for you')).toBeVisible();
    await expect(other.page.getByText('Your cart is empty')).toBeVisible();
  });
});
