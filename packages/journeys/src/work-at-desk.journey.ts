import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { enterAsFirstAdmin } from './testing/first-admin.js';
import { book, freeSlot, timeOf } from './testing/free-slot.js';
import { notedToasts } from './testing/toasts.js';

const anaglyphShowcase = 10;

/** Scans, or types, what a party shows at the door. */
const scan = async (page: Page, text: string): Promise<void> => {
  const field = page.getByLabel('Scan a ticket or enter its reference');
  await field.fill(text);
  await field.press('Enter');
};

const todayInNewYork = (): string => {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const calendar = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', ...parts });
  const { year, month, day } = Object.fromEntries(calendar.formatToParts().map(({ type, value }) => [type, value]));
  return `${year}-${month}-${day}`;
};

/** One start more, a minute before midnight: whenever the story is told, something of today is left to sell. */
const startAtMidnight = async (api: APIRequestContext): Promise<string> => {
  const date = todayInNewYork();
  const start = { venueId: 1, experienceId: anaglyphShowcase, date, time: '23:59', capacity: 500 };
  const answer = await api.post('/api/admin/availability/slots', { data: start });
  expect([201, 409]).toContain(answer.status());
  return `1-${anaglyphShowcase}-${date}-2359`;
};

test('somebody at the desk finds a party, moves it, lets it in once, takes that back, and cancels', {
  tag: '@smoke',
}, async ({ page }) => {
  test.slow();
  const toasts = await notedToasts(page);
  const free = await freeSlot(page.request, anaglyphShowcase);
  const { reference } = await book(page.request, free, 2);
  const main = page.getByRole('main');

  await enterAsFirstAdmin(page, `/admin/bookings?date=${free.date}`);
  const slot = main.getByRole('region', { name: `${timeOf(free.slot)}, Anaglyph 3D Showcase` });
  await expect(slot.getByText(reference)).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  await scan(page, reference.toLowerCase());
  await expect(main.getByRole('alert')).toContainText('not today');
  await main.getByRole('button', { name: 'Check in anyway' }).click();
  await expect(main.getByText(`${reference} is checked in: 2 tickets`)).toBeVisible();
  await expect(slot.getByText('Checked in')).toBeVisible();
  await scan(page, reference);
  await expect(main.getByRole('alert')).toContainText('Already checked in at');
  await slot.getByRole('button', { name: 'Undo the check-in of Bob Ray' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo check-in' }).click();
  await expect(slot.getByText('Expected')).toBeVisible();

  await test.step('a party without a booking is sold tickets of today, and goes in', async () => {
    const lastOfToday = await startAtMidnight(page.request);
    await main.getByRole('button', { name: 'Book a walk-in' }).click();
    const walkIn = page.getByRole('dialog', { name: 'Walk-in at Rochester Flagship' });
    await walkIn.getByLabel('Start time').selectOption(lastOfToday);
    await walkIn.getByLabel('Name').fill('Wal Kin');
    await walkIn.getByLabel('Name').press('Enter');
    await expect(walkIn.getByText(/Wal Kin is checked in\. Please collect \$/)).toBeVisible();
    await expectAccessibleInEveryLook(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await walkIn.getByRole('button', { name: 'Done' }).click();
  });

  await main.getByLabel('Find a booking').fill(reference.slice(3));
  await main.getByLabel('Find a booking').press('Enter');
  await main.getByRole('region', { name: 'Bookings found' }).getByRole('link', { name: 'Bob Ray' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Booking ${reference}`);
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  await main.getByRole('button', { name: 'Reschedule', exact: true }).click();
  const moving = page.getByRole('dialog', { name: `Reschedule ${reference}` });
  await moving.getByRole('button', { name: 'Reschedule booking' }).click();
  await expect(moving.getByText('Please select a time slot')).toBeVisible();
  const times = moving.getByLabel('New time');
  const laterTimes = times.locator('option:enabled:not([value=""])'); // none of them before they are loaded
  await times.selectOption(await laterTimes.last().getAttribute('value'));
  await moving.getByRole('button', { name: 'Reschedule booking' }).click();
  await expect.poll(toasts).toContainEqual(expect.stringContaining(`${reference} is rescheduled to`));
  await main.getByRole('button', { name: /^.*Booked 2 tickets/ }).click();
  await expect(main.getByText(/^As it was on /)).toBeVisible();
  await main.getByRole('button', { name: 'Back to current state' }).click();

  await main.getByRole('button', { name: 'Cancel this booking' }).click();
  const question = page.getByRole('alertdialog', { name: `Cancel ${reference}?` });
  await expect(question.getByText('Nothing to refund: no payment was recorded.')).toBeVisible();
  await question.getByLabel('Reason').selectOption('weather');
  await question.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(main.getByText('It can no longer be rescheduled or canceled.')).toBeVisible();
});
