import { randomBytes } from 'node:crypto';
import { reviewPathOf } from '@northlight/contracts';
import { expect, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { enterAsFirstAdmin } from './testing/first-admin.js';
import { book, freeSlot } from './testing/free-slot.js';
import { notedToasts } from './testing/toasts.js';

const playroom = { id: 12, slug: 'tide-pool-playroom' };

test('a guest who was there writes what it was like, the house lets it through and answers, and everybody reads it', async ({
  page,
  browser,
}) => {
  test.slow();
  const toasts = await notedToasts(page);
  const text = `We stayed until the lights went out, all of us. ${randomBytes(4).toString('hex')}`;
  const booking = await book(page.request, await freeSlot(page.request, playroom.id), 2);
  const writer = await (await browser.newContext()).newPage();
  const main = writer.getByRole('main');

  await writer.goto(reviewPathOf(booking));
  await expect(main.getByText(/once you’ve been checked in/)).toBeVisible();
  await enterAsFirstAdmin(page, '/admin/reviews');
  const checkIn = `/api/admin/bookings/${booking.reference}/check-in`;
  expect((await page.request.post(checkIn, { data: { anyway: true } })).status()).toBe(200);

  await writer.goto(`/bookings/${booking.id}`);
  await main.getByRole('link', { name: 'Write a review' }).click();
  await expect(writer.getByRole('heading', { level: 1, name: 'Review your visit' })).toBeVisible();
  await main.getByRole('button', { name: 'Send review' }).click();
  await expect(main.getByText('Please write at least 20 characters').first()).toBeVisible();
  await expectAccessibleInEveryLook(writer);
  await writer.setViewportSize({ width: 1280, height: 720 });
  await main.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await main.getByLabel('What was it like?').fill(text);
  await main.getByRole('button', { name: 'Send review' }).click();
  await expect(main.getByText(/Until then you can change it/)).toBeVisible();

  await page.reload();
  const card = page.getByRole('article').filter({ hasText: text });
  await expect(card).toContainText('5 out of 5 stars');
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await card.getByRole('button', { name: 'Approve' }).click();
  await expect.poll(toasts).toContainEqual(expect.stringContaining('Review approved'));
  await page.getByRole('tab', { name: 'Approved' }).click();
  await card.getByRole('textbox', { name: 'Answer' }).fill('Thank you both.');
  await card.getByRole('button', { name: 'Save answer' }).click();
  await expect.poll(toasts).toContainEqual(expect.stringContaining('Answer saved'));

  await writer.goto(`/experience/${playroom.slug}?tab=reviews`);
  await expect(main.getByText(text)).toBeVisible();
  await expect(main.getByText('Thank you both.').first()).toBeVisible();
  await expect(main.getByText('Sample')).toHaveCount(0);
  await expectAccessibleInEveryLook(writer);
});
