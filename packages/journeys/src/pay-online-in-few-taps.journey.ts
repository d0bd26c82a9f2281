import { expect, type Page, test } from '@playwright/test';
import { BookingScreen } from './testing/booking-screen.js';
import { CheckoutScreen } from './testing/checkout-screen.js';
import { enterAsFirstAdmin } from './testing/first-admin.js';
import { freeSlot } from './testing/free-slot.js';
import { mailTo } from './testing/mailbox.js';
import { register, signIn, somebody } from './testing/people.js';
import { SandboxScreen } from './testing/sandbox-screen.js';

const [ziplineSimulator, anaglyphShowcase] = [5, 10];
/** Taps that it may take more to pay than to reserve. */
const MORE_TAPS = 4;
const slowly = { timeout: 30_000 };
const asksTheBank = '4000 0025 0000 3155';

/** @returns the code of a gift card of $40 that an admin has sent to an address */
async function giftCardFor(page: Page, address: string): Promise<string> {
  await enterAsFirstAdmin(page, '/admin/vouchers');
  const issued = await page.request.post('/api/admin/vouchers', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: { amount: 40, recipientName: 'Ann Lee', recipientEmail: address },
  });
  expect(issued.status()).toBe(201);
  return /([2-9A-Z]{4}-){4}[2-9A-Z]{4}/.exec(await mailTo(address, 'gift voucher'))?.[0] ?? '';
}

test('a visitor with a phone pays in at most four taps more than it takes to reserve', async ({ browser, request }) => {
  test.slow(); // the gateway takes its time
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  let taps = 0;
  const tap = async (name: string | RegExp, role: 'button' | 'link' | 'radio' = 'button'): Promise<void> => {
    taps++;
    await page.getByRole(role, { name }).click();
  };
  const begins = async (): Promise<CheckoutScreen> => {
    taps = 0;
    const { venueId, experienceId, date, slot } = await freeSlot(request, ziplineSimulator);
    const booking = await BookingScreen.open(page, { venueId, experienceId, date, time: slot.time, tickets: 2 });
    await booking.giveContact('Ann Lee', somebody().email);
    await tap(/^Book 2 tickets/);
    await tap('Confirm at checkout', 'link');
    return new CheckoutScreen(page);
  };

  const reserving = await begins();
  await tap('Pay at the venue', 'radio');
  await tap(/^Reserve now/);
  await expect(reserving.heading('Reserved for you')).toBeVisible();
  const toReserve = taps;

  await begins();
  await tap(/^Pay \$/);
  await new SandboxScreen(page).opens();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await tap(/^Pay \$/);
  await expect(page.getByRole('main')).toContainText('Paid online', slowly);
  expect(taps).toBeLessThanOrEqual(toReserve + MORE_TAPS);
});

test('a member pays two visits and pins with a gift card and a card whose bank asks', async ({ page, browser }) => {
  test.slow(); // the gateway takes its time
  const ann = somebody();
  const code = await giftCardFor(page, ann.email);
  const member = await browser.newPage();
  await register(member, ann);
  await member.goto('/login');
  await signIn(member, ann);
  await expect(member).not.toHaveURL(/\/login/);
  const screen = new CheckoutScreen(member);
  const sandbox = new SandboxScreen(member);
  const main = member.getByRole('main');
  await screen.addThing('Enamel Pin Set');
  await screen.addVisit('zipline-simulator', await freeSlot(member.request, ziplineSimulator));
  await screen.addVisit('anaglyph-3d-showcase', await freeSlot(member.request, anaglyphShowcase));
  await screen.openCheckout();
  await screen.name().fill('Ann Lee');
  await main.getByRole('button', { name: 'Use a gift card or promo code' }).click();
  await main.getByLabel('Gift card or promo code').fill(code);
  await main.getByRole('button', { name: 'Apply' }).click();
  await expect(screen.payOnline()).toHaveText('Pay $23.60');
  await screen.payOnline().click();

  await sandbox.opens();
  await sandbox.paysWith(asksTheBank);
  await member.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(main).toContainText('Paid online $23.60', slowly);
  await expect(main).toContainText('Gift voucher −$30.00');
  await expect(main.getByRole('link', { name: /^Show ticket/ })).toHaveCount(2);
  await member.goto('/bookings');
  await expect(main).toContainText('Zipline Simulator');
  await expect(main).toContainText('Anaglyph 3D Showcase');
});
