import type { BookingPlacedView, WaitlistJoinedView } from '@northlight/contracts';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { BookingScreen } from './testing/booking-screen.js';
import { type FreeSlot, freeSlot, someoneElseBooks, timeOf } from './testing/free-slot.js';
import { linkIn, mailNamed } from './testing/mailbox.js';

const choiceOf = ({ venueId, experienceId, date }: FreeSlot) => ({ venueId, experienceId, date, tickets: 3 });

/** Sells a slot out to two parties; answers the booking of the one with three tickets. */
const sellOut = async (api: APIRequestContext, free: FreeSlot): Promise<BookingPlacedView> => {
  await someoneElseBooks(api, free, free.slot.capacity - 3);
  const { venueId, experienceId, date, slot } = free;
  const contact = { customerName: 'Cleo May', customerEmail: 'cleo@example.com' };
  const choice = { venueId, experienceId, date, time: slot.time, numberOfTickets: 3, ticketType: 'standard' };
  const answer = await api.post('/api/bookings', { data: { ...choice, ...contact } });
  return answer.json();
};

const cancel = async (api: APIRequestContext, { id, manageToken }: BookingPlacedView): Promise<void> => {
  const answer = await api.post(`/api/bookings/${id}/cancel`, { headers: { 'Booking-Token': manageToken }, data: {} });
  if (!answer.ok()) throw new Error(`${answer.status()}: ${await answer.text()}`);
};

const waitlistOf = (page: Page, free: FreeSlot) =>
  page.getByRole('button', { name: `Join waitlist for ${timeOf(free.slot)}` });

/** Fills in the dialog of a full time; answers the entry that came of it. */
const join = async (page: Page, email: string): Promise<WaitlistJoinedView> => {
  const dialog = page.getByRole('dialog', { name: 'Join the waitlist' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByLabel('Name').fill('Eve Park');
  await dialog.getByLabel('Email').fill(email);
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/waitlist'));
  await page.keyboard.press('Enter');
  return (await answered).json();
};

test.describe('a visitor who wants seats of a full slot', () => {
  test('waits for them, is written to when they are free, and books them', { tag: '@smoke' }, async ({
    page,
    request,
  }) => {
    const free = await freeSlot(request, 9);
    const booking = await sellOut(request, free);
    const screen = await BookingScreen.open(page, choiceOf(free));
    await expect(screen.slot(timeOf(free.slot))).toContainText('Sold out');

    await waitlistOf(page, free).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Number of guests', { exact: true })).toHaveValue('3');
    const entry = await join(page, 'eve@example.com');
    await expect(dialog.getByText("You're number 1 in line.")).toBeFocused();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(waitlistOf(page, free)).toBeFocused();

    await cancel(request, booking);
    await page.goto(linkIn(await mailNamed(`waitlist-offer-${entry.id}`), '#offer='));
    await expect(page.getByText(/^3 seats are held for you until \d+:\d\d [AP]M\.$/)).toBeVisible();
    await expect(screen.slot(timeOf(free.slot))).toContainText('Held for you');
    await expect(screen.slot(timeOf(free.slot))).toHaveAttribute('aria-pressed', 'true');
    await screen.giveContact('Eve Park', 'eve@example.com');
    await screen.submit().click();
    await expect(page).toHaveURL(/\/booking\/confirmed\/NL-/);
  });

  test('gives up the place by the link in the first mail', async ({ page, request }) => {
    const free = await freeSlot(request, 2);
    await sellOut(request, free);
    await page.goto(`/experience/hyper-3d-zoo?venueId=1&date=${free.date}`);
    await waitlistOf(page, free).click();
    const entry = await join(page, 'eve@example.com');
    await page.goto(linkIn(await mailNamed(`waitlist-joined-${entry.id}`), '#waitlist='));
    await expect(page.getByText('You’re number 1 on the waitlist for 2 seats.')).toBeVisible();
    await page.getByRole('button', { name: 'Leave the waitlist' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page.getByText('You left the waitlist.').first()).toBeVisible();
  });

  test('meets no accessibility problem in the dialog, with its messages too', async ({ page, request }) => {
    const free = await freeSlot(request, 5);
    await sellOut(request, free);
    await BookingScreen.open(page, choiceOf(free));
    await waitlistOf(page, free).click();
    await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Please check these fields' })).toBeFocused();
    await expectAccessibleInEveryLook(page);
  });
});
