import { randomBytes } from 'node:crypto';
import type { DayView, ManagedVenueView } from '@northlight/contracts';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInEveryLook } from './testing/accessible.js';
import { BookingScreen } from './testing/booking-screen.js';
import { enterAsFirstAdmin } from './testing/first-admin.js';
import { notedToasts } from './testing/toasts.js';

const main = (page: Page) => page.getByRole('main');
const tab = (page: Page, name: string) => main(page).getByRole('tab', { name });
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const anaglyph = 10;
const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const shutDay = dayFrom(40);

async function fillIn(page: Page, name: string): Promise<void> {
  const form = main(page).getByRole('form', { name: 'New venue' });
  const field = (label: string) => form.getByLabel(label, { exact: true });
  await field('Name').fill(name);
  await field('Status').selectOption('open');
  await field('Year').fill('2026');
  await field('Description').fill('A fish hall on the lake with a light that can be seen from Canada.');
  await field('Street address').fill('7 Pier Lane');
  await field('City').fill('Erie');
  await field('State').fill('pa');
  await field('ZIP code').fill('16501');
  await form.getByRole('button', { name: /^Place on the map/ }).click({ position: { x: 60, y: 120 } });
  await expect(field('Across')).not.toHaveValue('50');
  await form.getByRole('button', { name: /^Place on the map/ }).press('ArrowDown');
}

test('an admin opens a new venue by its rules, a visitor books there, and it stays while that visitor is expected', async ({
  page,
  browser,
}) => {
  test.slow();
  const toasts = await notedToasts(page);
  const name = `Erie ${randomBytes(3).toString('hex')}`;
  await enterAsFirstAdmin(page, '/admin');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Venues' }).click();
  await expectAccessible(page, 'Venues');
  await main(page).getByRole('link', { name: 'New venue' }).click();
  await press(page, 'Create venue');
  const summary = main(page).getByRole('group', { name: 'Please check these fields' });
  await expect(summary.getByRole('link', { name: 'Please enter the street address' })).toBeVisible();
  await fillIn(page, name);
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await press(page, 'Create venue');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));

  await test.step('it is shut on Sundays', async () => {
    await main(page).getByRole('group', { name: 'Sunday' }).getByRole('checkbox').uncheck();
    await expectAccessible(page, name);
    await press(page, 'Save opening hours');
    await expect.poll(toasts).toContainEqual(expect.stringContaining('Opening hours updated successfully'));
  });

  await test.step('it runs an experience in the mornings, and the page says what that opens', async () => {
    await tab(page, 'Experiences').click();
    await main(page).getByLabel('Add an experience').selectOption({ label: 'Anaglyph 3D Showcase' });
    await press(page, 'Add experience');
    const form = page.getByRole('form', { name: 'Rules' });
    await form.getByLabel('Last start').fill('11:30');
    await form.getByLabel('Seats').fill('8');
    await expectAccessibleInEveryLook(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Add to the schedule' }).click();
    await expect(main(page).getByText('Daily from 10:00 AM to 11:30 AM, 8 seats')).toBeVisible();
    const foreseen = main(page).getByText(/^These rules add \d+ slots in the next four weeks/);
    await expect(foreseen.filter({ visible: true })).toBeVisible();
    await main(page).getByRole('link', { name: 'Review and open them' }).click();
  });

  await test.step('its slots are opened', async () => {
    const form = page.getByRole('form', { name: 'From the schedule rules' });
    await form.getByRole('button', { name: 'Preview' }).click();
    const table = form.getByRole('table', { name: 'Slots to open' });
    await expect(table).toContainText('11:30 AM');
    await expect(table).not.toContainText('Sunday');
    await form.getByRole('button', { name: /^Open \d+ slots$/ }).click();
    await expect.poll(toasts).toContainEqual(expect.stringContaining('slots opened'));
  });

  await test.step('a visitor books there', async () => {
    const visitor = await browser.newPage();
    const where = { venueId: id, experienceId: anaglyph };
    const span = { ...where, from: dayFrom(0), to: dayFrom(20) };
    const days: DayView[] = await (await visitor.request.get('/api/availability/days', { params: span })).json();
    const screen = await BookingScreen.open(visitor, { ...where, date: days.at(-1)?.date ?? '' });
    await expect(screen.venue().getByRole('option', { selected: true })).toHaveText(`${name}, PA`);
    await screen.chooseFirstFreeSlot();
    await screen.giveContact('Ann Lee', 'ann@example.com');
    await screen.submit().click();
    await expect(visitor).toHaveURL(/\/booking\/confirmed\/NL-/);
    await expect(main(visitor)).toContainText('7 Pier Lane, Erie, PA 16501');
    await visitor.close();
  });

  await test.step('it is shut for a day, and visitors read why', async () => {
    await page.goto(`/admin/venues/${id}?tab=closures`);
    const form = main(page).getByRole('form', { name: 'New closure' });
    await form.getByLabel('First day').fill(shutDay);
    await form.getByLabel('Last day').fill(shutDay);
    await form.getByLabel('Reason').fill('A new roof');
    await expect(form.getByText('No open slots and no bookings on these days.')).toBeVisible();
    await expectAccessibleInEveryLook(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await form.getByRole('button', { name: 'Close these days' }).click();
    await expect(main(page).getByRole('table', { name: 'Closures' })).toContainText('A new roof');
    const venues: ManagedVenueView[] = await (await page.request.get('/api/admin/venues')).json();
    expect(venues.find((one) => one.id === id)?.nextClosure).toEqual({ date: shutDay, reason: 'A new roof' });
  });

  await test.step('it stays while somebody is expected, and goes afterwards with its free slots', async () => {
    await page.goto(`/admin/venues/${id}`);
    await press(page, 'Delete venue');
    const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' });
    await expect(dialog).toContainText('Reschedule or cancel them first');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    const reason = `Failed to delete venue: 409 ${name} has upcoming bookings`;
    await expect(dialog.getByRole('alert').filter({ hasText: reason })).toBeVisible();
    await dialog.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/admin\/bookings\?venue=\d+&date=/);
    const date = new URL(page.url()).searchParams.get('date') ?? '';
    const manifest = await page.request.get('/api/admin/manifest', { params: { venueId: id, date } });
    const { slots } = await manifest.json();
    for (const { reference } of slots.flatMap(({ bookings }: { bookings: { reference: string }[] }) => bookings))
      await page.request.post(`/api/admin/bookings/${reference}/cancel`, { data: { reason: 'other' } });
    await page.goto(`/admin/venues/${id}`);
    await press(page, 'Delete venue');
    await page.getByRole('button', { name: /^Close \d+ slots and delete$/ }).click();
    await expect.poll(toasts).toContainEqual(expect.stringContaining('Venue deleted successfully'));
    await expect(main(page).getByRole('table', { name: 'All venues' })).not.toContainText(name);
  });
});

test('of two who change a venue at once, the second one is told what the first one changed, and loses nothing', async ({
  page,
}) => {
  await enterAsFirstAdmin(page, '/admin/venues');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Venues');
  const answer = await page.request.post('/api/admin/venues', {
    data: {
      ...{ name: `Duluth ${randomBytes(3).toString('hex')}`, address: '3 Canal Park', city: 'Duluth', state: 'MN' },
      ...{ zipCode: '55802', timezone: 'America/Chicago', status: 'planned', mapX: 40, mapY: 20 },
      description: 'A grain elevator whose walls remember every ship.',
    },
  });
  const { id, name } = (await answer.json()) as ManagedVenueView;
  const other = await page.context().newPage();
  for (const one of [page, other]) await one.goto(`/admin/venues/${id}`);
  const field = (of: Page, label: string) => main(of).getByLabel(label, { exact: true });
  await expect(field(page, 'Name')).toHaveValue(name);

  await field(other, 'Phone').fill('+1 218 555 0142');
  await field(other, 'Pay at the venue up to').fill('250');
  await press(other, 'Save changes');
  await expect.poll(async () => (await page.request.get(`/api/admin/venues/${id}`)).text()).toContain('218 555 0142');
  await field(page, 'Name').fill(`${name} Lights`);
  await press(page, 'Save changes');
  const notice = main(page).getByRole('alert');
  await expect(notice).toContainText('Someone else changed this');
  await expect(notice.getByRole('row', { name: /Phone/ })).toContainText('+1 218 555 0142');
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(field(page, 'Name')).toHaveValue(`${name} Lights`);
  await expect(field(page, 'Phone')).toHaveValue('+1 218 555 0142');
  await expect(field(page, 'Pay at the venue up to')).toHaveValue('250');

  await press(page, 'Save changes');
  await expect
    .poll(async () => (await page.request.get(`/api/admin/venues/${id}`)).json())
    .toMatchObject({ name: `${name} Lights`, phone: '+1 218 555 0142', payAtVenueUpTo: 250 });
  await page.request.delete(`/api/admin/venues/${id}`);
});
