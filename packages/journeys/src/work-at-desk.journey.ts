import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { enterAsFirstAdmin } from './testing/first-admin.js';
import { book, freeSlot, timeOf } from './testing/free-slot.js';
import { notedToasts } from './testing/toasts.js';

const anaglyphShowcase = 10;

/** Scans, or types, what a party shows at the door. */
const scan = async (page: Page, text: string): Promise<void> => {
  const field = page.getByLabel('Scan a ticket, or type its reference');
  await field.fill(text);
  await field.press('Enter');
};

test('somebody at the desk finds a party, moves it, lets it in once, takes that back, and cancels', async ({
  page,
}) => {
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
  await main.getByRole('button', { name: 'Let them in anyway' }).click();
  await expect(main.getByText(`${reference} is in: 2 tickets`)).toBeVisible();
  await expect(slot.getByText('Checked in')).toBeVisible();
  await scan(page, reference);
  await expect(main.getByRole('alert')).toContainText('Already checked in at');
  await slot.getByRole('button', { name: 'Take back the check-in of Bob Ray' }).click();
  await expect(slot.getByText('Expected')).toBeVisible();

  await main.getByLabel('Find a booking').fill(reference.slice(3));
  await main.getByLabel('Find a booking').press('Enter');
  await main.getByRole('region', { name: 'Found bookings' }).getByRole('link', { name: 'Bob Ray' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Booking ${reference}`);
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  await main.getByRole('button', { name: 'Move', exact: true }).click();
  const moving = page.getByRole('dialog', { name: `Move ${reference}` });
  await moving.getByRole('button', { name: 'Move the booking' }).click();
  await expect(moving.getByText('Please select a time slot')).toBeVisible();
  const times = moving.getByLabel('New time');
  await times.selectOption(await times.locator('option:enabled').last().getAttribute('value'));
  await moving.getByRole('button', { name: 'Move the booking' }).click();
  await expect.poll(toasts).toContainEqual(expect.stringContaining(`${reference} is on`));
  await main.getByRole('button', { name: /^.*Placed: 2 tickets/ }).click();
  await expect(main.getByText(/^As it was on /)).toBeVisible();
  await main.getByRole('button', { name: 'Back to now' }).click();

  await main.getByRole('button', { name: 'Cancel this booking' }).click();
  const question = page.getByRole('alertdialog', { name: `Cancel ${reference}?` });
  await expect(question.getByText(/goes back\.$/)).toBeVisible();
  await question.getByLabel('Reason').selectOption('weather');
  await question.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(main.getByText('It can no longer be moved or cancelled.')).toBeVisible();
});
