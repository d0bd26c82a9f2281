import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { book, freeSlot } from './testing/free-slot.js';
import { linkIn, mailTo } from './testing/mailbox.js';
import { type Person, register, signIn, somebody } from './testing/people.js';
import { notedToasts } from './testing/toasts.js';

/** A millimetre on paper, in the pixels of a style sheet. */
const millimetre = 96 / 25.4;

const signInAtBookings = async (page: Page, person: Person) => {
  await page.goto('/bookings');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fbookings$/);
  await signIn(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'My bookings' })).toBeVisible();
};

const pagesOf = async (page: Page, format: 'Letter' | 'A4'): Promise<number> =>
  (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;

test('an owner finds a booking, shows and prints its tickets, moves it, and cancels it knowing that nothing was charged', {
  tag: '@smoke',
}, async ({ page }) => {
  const toasts = await notedToasts(page);
  const ann = somebody();
  await register(page, ann);
  await signInAtBookings(page, ann);
  await expect(page.getByText('No upcoming visits')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Booked as a guest?' })).toContainText(ann.email);

  const { reference, id } = await book(page.request, await freeSlot(page.request, 4), 2);
  await page.reload();
  const card = page.getByRole('article', { name: /^Immersive Art Gallery/ });
  await expect(card).toContainText(reference);
  await expectAccessibleInEveryLook(page);

  await card.getByRole('link', { name: /^Show ticket/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your tickets' })).toBeFocused();
  const code = page.getByRole('img', { name: `Ticket code for booking ${reference}` });
  await expect(code).toHaveCount(1); // on a screen one stands for all
  await expectAccessibleInEveryLook(page);
  for (const format of ['Letter', 'A4'] as const) expect(await pagesOf(page, format)).toBe(2);
  await page.emulateMedia({ media: 'print' });
  await expect(code).toHaveCount(2);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('region', { name: /^Notifications/ })).toHaveCount(0);
  expect((await code.first().boundingBox())?.width).toBeGreaterThan(38 * millimetre); // 30 and its white border
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: 'My bookings' }).last().click();
  await card.getByRole('link', { name: /^Reschedule/ }).click();
  await expect(page).toHaveURL(new RegExp(`/bookings/${id}\\?change=time$`));
  await page.getByRole('group', { name: 'Choose a time' }).getByRole('button', { disabled: false }).last().click();
  await page.getByRole('button', { name: /^Reschedule to/ }).click();
  await expect.poll(toasts).toContainEqual(expect.stringContaining('Your visit is rescheduled'));

  await page.getByRole('link', { name: 'All my bookings' }).click();
  await card.getByRole('button', { name: /^Cancel: Immersive Art Gallery/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel this booking?' });
  await expect(question).toContainText('Nothing to refund. Nothing was charged.');
  await question.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(page.getByText('No upcoming visits')).toBeVisible();
  await page.getByRole('tab', { name: 'Canceled' }).click();
  await expect(card).toContainText('Nothing was charged');
  await page.goto(`/bookings/${id}/ticket`);
  await expect(page.getByRole('heading', { level: 1, name: 'This ticket is no longer valid' })).toBeVisible();
});

test('somebody who booked as a visitor finds it with their account, once the address is shown to be theirs', async ({
  page,
}) => {
  const bob = somebody();
  const { reference } = await book(page.request, await freeSlot(page.request, 3), 1, bob.email);
  const ticket = linkIn(await mailTo(bob.email, reference), '/ticket#');
  await page.goto(ticket);
  await expect(page.getByRole('heading', { level: 1, name: 'Your ticket' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(reference);

  await register(page, bob);
  await signInAtBookings(page, bob);
  await expect(page.getByText('No upcoming visits')).toBeVisible();
  await page.goto(linkIn(await mailTo(bob.email, 'Confirm your email address'), '/verify-email#'));
  await page.getByRole('main').getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('is confirmed');
  await page.goto('/bookings');
  await expect(page.getByRole('article', { name: /^Global Cities Expo/ })).toContainText(reference);
  await expect(page.getByRole('region', { name: 'Booked as a guest?' })).toContainText('are already listed');
});
