import { expect, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { BookingScreen } from './testing/booking-screen.js';
import { enterAsFirstAdmin } from './testing/first-admin.js';
import { demoPerson, signIn, somebody } from './testing/people.js';

const DAY_MS = 86_400_000;
const venueId = 1;
const zipline = 5;

/** The wall of the venue at an instant, as a field for date and time takes it. */
const wallAt = (at: number): string => {
  const part = Object.fromEntries(
    new Intl.DateTimeFormat('en-US', {
      ...{ timeZone: 'America/New_York', hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit' },
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}`;
};

test('staff open a time to everyone tomorrow: a member books it today, and a visitor sees when', async ({
  page,
  browser,
}) => {
  test.slow();
  const date = wallAt(Date.now() + 10 * DAY_MS).slice(0, 10);
  const minute = String(((Date.now() / 60_000) % 59) | 0).padStart(2, '0');
  const time = `08:${minute}`; // before the first start of the plan, and another one in each run
  const shown = `8:${minute} AM`;

  await test.step('it is opened in the admin pages', async () => {
    await enterAsFirstAdmin(page, `/admin/availability?add=1&week=${date}`);
    await page.getByText('One extra slot').click();
    const form = page.getByRole('form', { name: 'One extra slot' });
    await form.getByLabel('Venue').selectOption(String(venueId));
    await form.getByLabel('Experience').selectOption(String(zipline));
    await form.getByLabel('Day').fill(date);
    await form.getByLabel('Start time').fill(time);
    await form.getByLabel('Opens to everyone').fill(wallAt(Date.now() + DAY_MS));
    await expectAccessibleInEveryLook(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await form.getByRole('button', { name: 'Open this slot' }).click();
    await expect(page.getByText(/is on sale on/)).toBeVisible();
  });

  const visitor = await (await browser.newContext()).newPage();
  const choice = { venueId, experienceId: zipline, date, tickets: 2 };
  await test.step('a visitor is told when, and cannot choose it', async () => {
    const screen = await BookingScreen.open(visitor, choice);
    await expect(screen.slot(shown)).toContainText('Opens');
    await expect(screen.slot(shown)).toBeDisabled();
    await expectAccessibleInEveryLook(visitor);
    const booking = { venueId, experienceId: zipline, date, time, numberOfTickets: 2, ticketType: 'standard' };
    const contact = { customerName: 'Bob Ray', customerEmail: somebody().email };
    const answer = await visitor.request.post('/api/bookings', { data: { ...booking, ...contact } });
    expect((await answer.json()).code).toBe('SLOT_NOT_OPEN_YET');
  });

  await test.step('the holder of a plan with 48 hours of priority books it now', async () => {
    await visitor.setViewportSize({ width: 1280, height: 720 });
    await visitor.goto(
      `/login?redirect=${encodeURIComponent(`/booking?${new URLSearchParams(Object.entries(choice).map(([name, value]) => [name, String(value)]))}`)}`,
    );
    await signIn(visitor, demoPerson('devon'));
    await expect(visitor).not.toHaveURL(/\/login/);
    const member = await BookingScreen.open(visitor, choice);
    await expect(member.slot(shown)).toContainText('20 left');
    await member.slot(shown).click();
    await member.giveContact('Devon Reed', 'devon@example.com');
    await member.submit().click();
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(/reserved|held|booked/i);
  });
});
