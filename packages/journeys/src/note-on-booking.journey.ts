import { expect, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { enterAsFirstAdmin } from './testing/first-admin.js';
import { book, freeSlot, timeOf } from './testing/free-slot.js';
import { notedToasts } from './testing/toasts.js';

const anaglyphShowcase = 10;
const wheelchair = 'Wheelchair, comes 10 minutes early';

test('the desk writes down what the door must know, the door sees it, and it is taken away afterwards', async ({
  page,
}) => {
  test.slow();
  const toasts = await notedToasts(page);
  const free = await freeSlot(page.request, anaglyphShowcase);
  const { reference } = await book(page.request, free, 2);
  const main = page.getByRole('main');
  const notes = main.getByRole('region', { name: 'Notes' });

  await enterAsFirstAdmin(page, `/admin/bookings/${reference}`);
  await notes.getByRole('button', { name: 'Save note' }).click();
  await expect(notes.getByText('Please write the note first')).toBeVisible();
  await notes.getByLabel('New note').fill(wheelchair);
  await notes.getByRole('button', { name: 'Save note' }).click();
  await expect.poll(toasts).toContainEqual(expect.stringContaining('Note saved'));
  await expect(notes.getByRole('listitem')).toContainText(wheelchair);
  await expect(notes.getByRole('listitem')).toContainText('first-admin');
  await expect(notes.getByLabel('New note')).toHaveValue('');
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  await test.step('whoever looks at the day, or lets the party in, sees it', async () => {
    await page.goto(`/admin/bookings?date=${free.date}`);
    const slot = main.getByRole('region', { name: `${timeOf(free.slot)}, Anaglyph 3D Showcase` });
    await expect(slot.getByText(wheelchair)).toBeVisible();
    await main.getByLabel('Scan a ticket or enter its reference').fill(reference);
    await main.getByLabel('Scan a ticket or enter its reference').press('Enter');
    await main.getByRole('button', { name: 'Check in anyway' }).click();
    const door = main.getByRole('region', { name: 'Check in' });
    await expect(door.getByText(`${reference} is checked in: 2 tickets`)).toBeVisible();
    await expect(door.getByText(wheelchair)).toBeVisible();
    await expectAccessibleInEveryLook(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await main.getByLabel('Find a booking').fill(reference);
    await main.getByLabel('Find a booking').press('Enter');
    await expect(main.getByRole('row', { name: /Bob Ray/ })).toContainText(wheelchair);
  });

  await main.getByRole('link', { name: 'Bob Ray' }).click();
  await notes.getByRole('button', { name: `Delete the note “${wheelchair}”` }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this note?' });
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await question.getByRole('button', { name: 'Delete note' }).click();
  await expect(notes.getByRole('listitem')).toHaveCount(0);
  await expect(notes.getByRole('heading', { name: 'Notes' })).toBeFocused();
});
