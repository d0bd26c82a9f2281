import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { BookingScreen } from './testing/booking-screen.js';
import { enterAsFirstAdmin } from './testing/first-admin.js';
import { freeSlot } from './testing/free-slot.js';

const slug = 'parachute-simulator';
const rooms = '/api/admin/waiting-rooms';

const experienceBehind = async ({ request }: Page): Promise<number> => {
  const experiences: { id: number; slug: string }[] = await (await request.get('/api/experiences')).json();
  return experiences.find((one) => one.slug === slug)?.id ?? 0;
};

const openRoom = async (admin: Page, change: object): Promise<number> => {
  const data = { name: 'The last jump of the year', experienceId: await experienceBehind(admin), ...change };
  const answer = await admin.request.post(rooms, { data });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
};

const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();

test('visitors wait for a sought-after experience, and the page opens when it is their turn', async ({
  page,
  browser,
}) => {
  test.slow();
  await enterAsFirstAdmin(page, '/admin/operations');
  const bob = await (await browser.newContext()).newPage();
  const { venueId, experienceId, date, slot } = await freeSlot(bob.request, await experienceBehind(page));
  const booking = await BookingScreen.open(bob, { venueId, experienceId, date, time: slot.time, tickets: 2 });
  await booking.giveContact('Bob Ray', 'bob@example.com');
  const id = await openRoom(page, { opensAt: inSeconds(40), admittedPerMinute: 6 });
  const ann = await (await browser.newContext()).newPage();

  await test.step('before it opens they are told that a lot is drawn', async () => {
    await expect.poll(async () => (await ann.goto(`/experience/${slug}`))?.status()).toBe(429);
    await expect(ann.getByRole('heading', { level: 1 })).toHaveText('The last jump of the year');
    await expect(ann.getByRole('status')).toHaveText(/Opens in less than a minute/);
    await expect(ann.getByText('a random place in line')).toBeVisible();
    await expectAccessibleInEveryLook(ann);
  });

  await test.step('whoever has its booking open from before waits once they book', async () => {
    await booking.submit().click();
    await expect(bob.getByRole('heading', { level: 1 })).toHaveText('The last jump of the year');
    await expect(bob).toHaveURL(new RegExp(`/booking\\?.*experienceId=${experienceId}`));
  });

  await test.step('whoever books around it is told to wait', async () => {
    const refused = await ann.request.post('/api/bookings', { data: { experienceId } });
    expect([refused.status(), (await refused.json()).code]).toEqual([429, 'WAITING_ROOM_TURN_NEEDED']);
  });

  await test.step('without scripts the page loads itself again', async () => {
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await plain.goto(`/experience/${slug}`);
    await expect(plain.getByRole('status')).toHaveText(/Opens in/);
    const seconds = await plain.locator('meta[http-equiv=refresh]').getAttribute('content');
    expect(Number(seconds)).toBeGreaterThan(0);
    await plain.context().close();
  });

  await test.step('another tab has the same place', async () => {
    const place = async () =>
      (await ann.context().cookies()).find(({ name }) => name.endsWith(`waiting-place-${id}`))?.value;
    const before = await place();
    const tab = await ann.context().newPage();
    await tab.goto(`/experience/${slug}`);
    expect(await place()).toBe(before);
    await tab.close();
  });

  await test.step('the page opens by itself when it is their turn', async () => {
    await expect(ann.getByRole('heading', { level: 1 })).not.toHaveText('The last jump of the year', {
      timeout: 75_000,
    });
    await expect(ann).toHaveURL(new RegExp(`/experience/${slug}$`));
  });

  await test.step('once it is closed nobody waits', async () => {
    expect((await page.request.post(`${rooms}/${id}/close`)).status()).toBe(200);
    const late = await (await browser.newContext()).newPage();
    await expect.poll(async () => (await late.goto(`/experience/${slug}`))?.status()).toBe(200);
    await late.context().close();
  });
  await Promise.all([ann, bob].map((one) => one.context().close()));
});
