import { expect, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { BookingScreen } from './testing/booking-screen.js';
import { CheckoutScreen } from './testing/checkout-screen.js';
import { freeSlot, someoneElseBooks, timeOf } from './testing/free-slot.js';
import { pressUntil } from './testing/keyboard.js';
import { notedToasts } from './testing/toasts.js';

// As most people see it; elsewhere nothing moves (playwright.config.ts).
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const failedToast = 'There was an error processing your booking. Please try again.';

test.describe('a visitor who books', () => {
  test('chooses step by step, sees the whole price, and is booked', { tag: '@smoke' }, async ({ page }) => {
    const toasts = await notedToasts(page);
    const screen = await BookingScreen.open(page);
    await expect(page.getByText('Select a date to see available times')).toBeVisible();
    await expect(screen.venue().locator('option:checked')).toHaveText('Rochester Flagship, NY'); // the only open one
    await screen.experience().selectOption({ label: 'Jurassic Ride – $34.00 ($36.04 with all fees)' });
    await screen
      .calendar()
      .getByRole('button', { name: /^Next month/ })
      .click();
    await screen
      .calendar()
      .getByRole('button', { name: /, \d+ times? available$/ })
      .nth(6)
      .click();
    await screen.chooseFirstFreeSlot();
    await page.getByLabel('Number of tickets', { exact: true }).fill('5');
    await page.getByRole('radio', { name: 'Group' }).check();
    await expect(screen.ticket()).toContainText('Group discount−$17.00');
    await expect(screen.ticket()).toContainText('$162.18');

    await screen.giveContact('Ann Lee', 'ann@example.com');
    await screen.submit().dblclick();
    await expect(page).toHaveURL(/\/booking\/confirmed\/NL-/);
    await expect.poll(toasts).toContainEqual(expect.stringContaining('Your seats are held'));
    await expect(page.getByRole('dialog', { name: 'Your Cart' })).toContainText('5 tickets – change in the booking');

    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('main')).toContainText('100 Demo Plaza, Rochester, NY 14604');
    await expect(page.getByRole('main')).toContainText('$162.18');
    await page.reload();
    await expect(page.getByText(/^NL-[0-9A-Z]{8}$/)).toBeVisible();

    await page.getByRole('link', { name: 'Confirm at checkout' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ann Lee');
    await expect(page.getByRole('main')).toContainText('Held until');
    await new CheckoutScreen(page).payAtVenue();
    await new CheckoutScreen(page).reserve().click();
    await expect(page).toHaveURL(/\/order\//);
    await expect(page.getByRole('main')).toContainText('NL-');

    await BookingScreen.open(page);
    await expect(page.getByLabel('Name')).toHaveValue('');
    await expect(screen.experience()).toHaveValue('');
  });

  test('needs nothing but the keyboard', async ({ page }) => {
    const screen = await BookingScreen.open(page);
    await expect(screen.venue().getByRole('option')).not.toHaveCount(1);
    await pressUntil(page, 'Tab', screen.venue());
    await page.keyboard.type('Roch');
    await expect(screen.experience()).toBeEnabled();
    await pressUntil(page, 'Tab', screen.experience());
    await page.keyboard.type('Zipline');

    const today = screen.calendar().locator('[aria-current="date"]');
    await pressUntil(page, 'Tab', today);
    for (const key of ['PageDown', 'ArrowDown', 'End']) await page.keyboard.press(key);
    await expect(screen.calendar().locator(':focus')).toHaveAccessibleName(/^Saturday, .*, \d+ times available$/);
    await page.keyboard.press('Enter');

    const time = screen.slots().locator('button:enabled').first();
    await expect(time).toBeVisible();
    await pressUntil(page, 'Tab', time);
    await page.keyboard.press('Space');
    await expect(time).toHaveAttribute('aria-pressed', 'true');

    await pressUntil(page, 'Tab', page.getByLabel('Name'));
    await page.keyboard.type('Ann Lee');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ann@example.com');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/booking\/confirmed\/NL-/);
  });

  test('loses the last seats while typing: reason, fresh slots, and nothing typed is lost', { tag: '@smoke' }, async ({
    page,
    request,
  }) => {
    const free = await freeSlot(request, 8);
    const { venueId, experienceId, date, slot } = free;
    const toasts = await notedToasts(page);
    const screen = await BookingScreen.open(page, { venueId, experienceId, date, time: slot.time, tickets: 4 });
    await screen.giveContact('Ann Lee', 'ann@example.com');
    await expect(screen.slot(timeOf(slot))).toHaveAttribute('aria-pressed', 'true');
    await someoneElseBooks(request, free, 18);

    await screen.submit().click();
    await expect.poll(toasts).toContainEqual(expect.stringContaining(failedToast));
    await expect(page.getByRole('alert').filter({ hasText: 'Not enough seats: 2 left at this time.' })).toBeVisible();
    await expect(screen.slot(timeOf(slot))).toBeDisabled();
    await expect(screen.slot(timeOf(slot))).toContainText('2 left');
    await expect(page.getByLabel('Name')).toHaveValue('Ann Lee');
    await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('ann@example.com');

    await screen.tickets().fill('2');
    await screen.slot(timeOf(slot)).click();
    await screen.submit().click();
    await expect(page).toHaveURL(/\/booking\/confirmed\/NL-/);
  });

  test('keeps the choice and what was typed over a reload, and over Back', async ({ page, request }) => {
    const { venueId, experienceId, date, slot } = await freeSlot(request, 7);
    const screen = await BookingScreen.open(page, { venueId, experienceId, date });
    await screen.slot(timeOf(slot)).click();
    await page.getByRole('radio', { name: 'Family Pack' }).check();
    await expect(screen.tickets()).toHaveValue('4');
    await expect(screen.ticket()).toContainText('You save $16.00');
    await screen.giveContact('Ann Lee', 'ann@example.com');
    await expect(page).toHaveURL(/type=family/);

    await page.reload();
    await expect(screen.slot(timeOf(slot))).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('ann@example.com');

    await page.getByRole('link', { name: 'See membership plans' }).click();
    await page.goBack();
    await expect(screen.slot(timeOf(slot))).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('radio', { name: 'Standard' }).check();
    await expect(screen.tickets()).toHaveValue('2');
  });
});

test.describe('the Family Pack', () => {
  test('is not offered where four standard tickets cost less, and says why', async ({ page }) => {
    await BookingScreen.open(page, { venueId: 1, experienceId: 10 });
    await expect(page.getByRole('radio', { name: 'Family Pack' })).toBeDisabled();
    await expect(
      page.getByText('Not offered here. Four standard tickets cost $72.00, and the pack costs $112.00.'),
    ).toBeVisible();
  });
});

test.describe('the booking page', () => {
  test('is accessible in every look with its times on the board', async ({ page, request }) => {
    const { venueId, experienceId, date } = await freeSlot(request, 3);
    const screen = await BookingScreen.open(page, { venueId, experienceId, date });
    await expect(screen.slots()).toBeVisible();
    await expectAccessibleInEveryLook(page);
  });

  test('keeps price and button in reach on a small window, and nothing to scroll sideways', async ({
    page,
    request,
  }) => {
    const { venueId, experienceId, date } = await freeSlot(request, 3);
    await page.setViewportSize({ width: 320, height: 640 });
    const screen = await BookingScreen.open(page, { venueId, experienceId, date });
    await expect(screen.slots()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expect(screen.submit()).toBeInViewport();
    await screen.slots().scrollIntoViewIfNeeded();
    await expect(screen.submit()).toBeInViewport();
  });
});
