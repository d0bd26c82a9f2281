import { expect } from '@playwright/test';
import { setupCredentials } from '../testing/people.js';
import type { Visitor } from './visitor.js';
import { test } from './visitor-test.js';

const username = 'first-admin';

/** One page of each area, and the dialogs that an address opens. */
const pages = {
  overview: '/admin',
  bookings: '/admin/bookings',
  availability: '/admin/availability',
  adding: '/admin/availability?add=1',
  experiences: '/admin/experiences',
  venues: '/admin/venues',
  products: '/admin/products',
  orders: '/admin/orders',
  memberships: '/admin/memberships',
  issuing: '/admin/vouchers?issue=1',
  refunds: '/admin/refunds',
  reports: '/admin/reports',
  messages: '/admin/messages',
  reviews: '/admin/reviews',
  till: '/admin/till',
  texts: '/admin/texts',
  users: '/admin/users',
  settings: '/admin/settings',
  audit: '/admin/audit',
  operations: '/admin/operations',
  inquiries: '/admin/franchise-inquiries',
};

async function enter(visitor: Visitor, isSetUp: boolean): Promise<void> {
  const { email, password } = setupCredentials();
  if (!isSetUp) {
    await visitor.opens('/setup');
    await visitor.fills(/^Email/, email);
    await visitor.fills(/^Username/, username);
    await visitor.fills(/^Password/, password);
    await visitor.fills(/^Confirm password/, password);
    await visitor.presses('button', 'Create Admin Account');
    await visitor.awaits('return location.pathname === "/login"');
  }
  await visitor.opens('/login?redirect=/admin');
  await visitor.fills(/^Username/, username);
  await visitor.fills(/^Password/, password);
  await visitor.presses('button', 'Sign In');
  await visitor.awaits('return location.pathname === "/admin"');
}

test('an admin sees a page of every area, whole and in a narrow window', async ({ visitor, request }) => {
  await enter(visitor, (await (await request.get('/api/setup/status')).json()).complete);
  for (const [name, path] of Object.entries(pages)) {
    await test.step(name, async () => {
      await visitor.driver.resize(1440, 900);
      await visitor.opens(path);
      await isThere(visitor, path);
      await visitor.keepsPicture(`admin-${name}-wide`);
      await visitor.driver.resize(390, 844);
      await visitor.keepsPicture(`admin-${name}-narrow`);
      expect(await visitor.driver.run('return document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      await visitor.driver.run('localStorage.theme = "dark"');
      await visitor.opens(path);
      await isThere(visitor, path);
      await visitor.keepsPicture(`admin-${name}-narrow-dark`);
      await visitor.driver.run('localStorage.removeItem("theme")');
    });
  }
});

/** A dialog where the address opens one, a heading, and nothing that could not be shown. */
async function isThere(visitor: Visitor, path: string): Promise<void> {
  await visitor.awaits('return document.querySelector("main h1") !== null');
  await visitor.awaits('return document.querySelector("main [role=status] > [aria-hidden]") === null'); // it waits
  if (/[?&]\w+=1$/.test(path)) await visitor.awaits('return document.querySelector("dialog[open]") !== null');
  const words = await visitor.driver.run<string>('return document.body.innerText');
  expect(words).not.toMatch(/temporarily unavailable|couldn[’']t (open|load)|something went wrong/i);
}
