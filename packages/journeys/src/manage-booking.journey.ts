import { managePathOf } from '@northlight/contracts';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { book, freeSlot } from './testing/free-slot.js';
import { notedToasts } from './testing/toasts.js';

/** Two seats, opened by the link of their mail. */
const openByLink = async (page: Page, experienceId: number) => {
  const free = await freeSlot(page.request, experienceId);
  const booking = await book(page.request, free, 2);
  const answer = await page.goto(managePathOf(booking));
  await expect(page.getByRole('heading', { level: 1, name: 'Your booking' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(booking.reference);
  return { booking, free, answer };
};

test.describe('whoever has the link of a booking', () => {
  test('sees it, without leaving a trace of what opened it', async ({ page }) => {
    const { booking, answer } = await openByLink(page, 9);
    expect(page.url()).not.toContain('#');
    expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    await page.reload();
    await expect(page.getByRole('main')).toContainText(booking.reference);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    expect((await download).suggestedFilename()).toBe('visit.ics');
  });

  test('moves it, changes who comes, and cancels it knowing that nothing was charged', { tag: '@smoke' }, async ({
    page,
  }) => {
    const toasts = await notedToasts(page);
    const { free } = await openByLink(page, 7);
    await page.getByRole('button', { name: 'Choose a new time' }).click();
    await page.getByRole('group', { name: 'Choose a time' }).getByRole('button', { disabled: false }).last().click();
    await page.getByRole('button', { name: /^Reschedule to/ }).click();
    await expect.poll(toasts).toContainEqual(expect.stringContaining('Your visit is rescheduled'));
    await expect(page.getByRole('button', { name: 'Choose a new time' })).toBeVisible();

    await page.getByRole('button', { name: 'More: Number of tickets' }).click();
    await page.getByRole('button', { name: 'Change to 3 tickets' }).click();
    await expect(page.getByRole('main')).toContainText('$101.76');

    await page.getByRole('button', { name: 'Cancel this booking' }).click();
    const question = page.getByRole('alertdialog', { name: 'Cancel this booking?' });
    await expect(question).toContainText('Nothing to refund. Nothing was charged.');
    await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await question.getByRole('button', { name: 'Cancel the booking' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This booking is canceled' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Nothing to refund. Nothing was charged.');

    const { venueId, experienceId, date } = free;
    const slots = await (
      await page.request.get('/api/availability', { params: { venueId, experienceId, date } })
    ).json();
    const [slot] = slots.filter(({ id }: { id: string }) => id === free.slot.id);
    expect(slot.bookedCount).toBe(0);
  });

  test('can do so in every look', async ({ page }) => {
    await openByLink(page, 10);
    await page.getByRole('button', { name: 'Choose a new time' }).click();
    await expect(page.getByRole('group', { name: 'Choose a time' }).getByRole('button').first()).toBeVisible();
    await expectAccessibleInEveryLook(page);
  });
});
