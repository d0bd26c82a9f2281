import type { BookingPlacedView } from '@northlight/contracts';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { BookingScreen } from './testing/booking-screen.js';
import { type FreeSlot, freeSlot, someoneElseBooks, timeOf } from './testing/free-slot.js';

const updating = (page: Page) => page.getByText('Availability updates live.');
const spoken = (page: Page) => page.locator('.announcer[aria-live=polite] > *');
const shown = (page: Page, text: string) => page.getByRole('main').getByText(text);

/** The form with a slot chosen, once it hears of changes. */
const openAt = async (page: Page, { venueId, experienceId, date, slot }: FreeSlot) => {
  const screen = await BookingScreen.open(page, { venueId, experienceId, date, time: slot.time, tickets: 2 });
  await expect(updating(page)).toBeVisible();
  await expect(screen.slot(timeOf(slot))).toHaveAttribute('aria-pressed', 'true');
  return screen;
};

/** Books what is chosen; answers the booking. */
const book = async (screen: BookingScreen): Promise<BookingPlacedView> => {
  await screen.giveContact('Bob Ray', 'bob@example.com');
  const answered = screen.page.waitForResponse((response) => response.url().endsWith('/api/bookings'));
  await screen.submit().click();
  return (await answered).json();
};

const cancel = async (page: Page, { id, manageToken }: BookingPlacedView): Promise<void> => {
  const headers = { 'Booking-Token': manageToken };
  expect((await page.request.post(`/api/bookings/${id}/cancel`, { headers, data: {} })).ok()).toBe(true);
};

/** How much of the page moves by itself from now on, as the browser reckons it. */
const movesOf = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    const moves: number[] = [];
    new PerformanceObserver((list) =>
      moves.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value)),
    ).observe({ type: 'layout-shift' });
    Object.assign(window, { moves });
  });
  return () =>
    page.evaluate(() => (window as unknown as { moves: number[] }).moves.reduce((sum, value) => sum + value, 0));
};

test.describe('two visitors who look at the last seats of a slot', () => {
  test('one books them; the other sees it happen, keeps the choice, and gets it back with the seats', {
    tag: '@smoke',
  }, async ({ page, context }) => {
    const free = await freeSlot(context.request, 12);
    const time = timeOf(free.slot);
    await someoneElseBooks(context.request, free, free.slot.capacity - 2);
    const ann = await openAt(page, free);
    await ann.slot(time).focus();
    const moves = await movesOf(page);

    const booking = await book(await openAt(await context.newPage(), free));
    const gone = `${time} is sold out. Please choose another time.`;
    await expect(ann.slot(time)).toContainText('Sold out');
    await expect(ann.slot(time)).toHaveAttribute('aria-pressed', 'true');
    await expect(ann.slot(time)).toBeFocused();
    await expect(shown(page, gone)).toBeVisible();
    await expect(spoken(page).filter({ hasText: gone })).toBeAttached();
    expect(await moves()).toBeLessThan(0.01);

    await cancel(page, booking);
    await expect(ann.slot(time)).toContainText('2 left');
    await expect(shown(page, gone)).toBeHidden();
    await expect(spoken(page).filter({ hasText: `${time} is available again.` })).toBeAttached();
    await book(ann);
    await expect(page).toHaveURL(/\/booking\/confirmed\/NL-/);
  });

  test('one of them looks at the experience, and meets no accessibility problem when the time is gone', async ({
    page,
    request,
  }) => {
    const free = await freeSlot(request, 11);
    const time = timeOf(free.slot);
    await page.goto(`/experience/midnight-lounge-mystery?venueId=1&date=${free.date}&time=${free.slot.time}`);
    await expect(updating(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to Cart', exact: true })).toBeVisible();

    await someoneElseBooks(request, free, free.slot.capacity);
    await expect(shown(page, `${time} is sold out. Please choose another time.`)).toBeVisible();
    await expect(page.getByRole('button', { name: `${time} , Sold out` })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: 'Add to Cart, schedule later' })).toBeVisible();
    await expectAccessibleInEveryLook(page);
  });
});
