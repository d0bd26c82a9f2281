import { expect, test } from '@playwright/test';
import { BookingScreen } from './testing/booking-screen.js';
import { freeSlot, timeOf } from './testing/free-slot.js';

test.use({ viewport: { width: 390, height: 844 } });

test('a visitor with a phone books after the network was gone and the server was busy', { tag: '@smoke' }, async ({
  page,
  context,
  request,
}) => {
  const { venueId, experienceId, date, slot } = await freeSlot(request, 5);
  const screen = await BookingScreen.open(page, { venueId, experienceId, date });
  await screen.slot(timeOf(slot)).click();
  await screen.giveContact('Ann Lee', 'ann@example.com');
  await expect(screen.ticket()).toContainText('Total');

  await context.setOffline(true);
  await screen.submit().click();
  await expect(screen.ticket().getByText('Everything you entered is still here.')).toBeVisible();
  await context.setOffline(false);

  await page.route('**/api/bookings', (route) => route.fulfill({ status: 503, json: { message: 'Busy.' } }));
  await expect(screen.submit()).toHaveText('Book 2 tickets');
  const busy = page.waitForResponse('**/api/bookings');
  await screen.submit().click();
  expect((await busy).status()).toBe(503);
  await page.unroute('**/api/bookings');

  await expect(screen.submit()).toHaveText('Book 2 tickets');
  await screen.submit().click();
  await expect(page).toHaveURL(/\/booking\/confirmed\/NL-/);
  const cart = page.getByRole('dialog', { name: 'Your Cart' });
  await expect(cart).toContainText(/Held until .+ · 2 tickets/);

  const low = await cart.boundingBox();
  for (const output of [
    page.getByRole('heading', { level: 1 }),
    page.getByText(/^Reference NL-\S+ Your seats aren’t booked yet/),
  ]) {
    await expect(output).toBeVisible();
    const box = await output.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(low?.y ?? 0);
  }

  await page.getByRole('link', { name: 'Confirm at checkout' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(cart).toBeHidden();
});
