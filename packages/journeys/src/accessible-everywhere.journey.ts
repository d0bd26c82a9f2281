import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInEveryLook, expectNothingSideways } from './testing/accessible.js';
import { register, somebody } from './testing/people.js';

/** Every page that a visitor can open, with its heading. */
const pages = {
  '/': 'Experience Reality Reimagined',
  '/experiences': 'Extraordinary Experiences',
  '/experiences?search=nothing-has-this-name': 'Extraordinary Experiences',
  '/experience/jurassic-ride': 'Jurassic Ride',
  '/experience/anaglyph-3d-showcase': 'Anaglyph 3D Showcase',
  '/experience/unknown': 'Experience not found',
  '/venues': 'Our Venues',
  '/venue/rochester-flagship': 'Rochester Flagship',
  '/venue/boston': 'Boston',
  '/venue/unknown': 'Venue not found',
  '/booking': 'Book an Experience',
  '/booking?venueId=1&experienceId=2': 'Book an Experience',
  '/booking/manage/unknown': 'This link opens no booking',
  '/membership': 'Membership',
  '/merch': 'Merchandise',
  '/merch?view=list': 'Merchandise',
  '/contact': 'Contact',
  '/about': 'About',
  '/terms': 'Terms and Conditions',
  '/privacy': 'Privacy',
  '/login': 'Sign in',
  '/register': 'Create an account',
  '/setup': 'Admin setup',
  '/franchise': 'Bring Northlight to your city',
  '/nowhere': '404 Page Not Found',
};

/** Arrives, and waits until the page says no more that something is on its way. */
const open = async (page: Page, address: string, heading: string) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.waitForLoadState('networkidle');
};

test.describe('every page, in both themes, on a desk and in a hand', () => {
  for (const [address, heading] of Object.entries(pages)) {
    test(`is accessible and fits: ${address}`, async ({ page }) => {
      await open(page, address, heading);
      await expectAccessibleInEveryLook(page);
      await expectNothingSideways(page);
    });
  }

  test('is accessible and fits: the franchise page of somebody who is signed in', async ({ page }) => {
    const ann = somebody();
    await register(page, ann);
    expect((await page.request.post('/api/auth/login', { data: ann })).status()).toBe(200);
    await open(page, '/franchise-opportunities', 'Franchise opportunities');
    await expectAccessibleInEveryLook(page);
    await expectNothingSideways(page);
  });
});

test.describe('the booking form that was sent too early', () => {
  test('is accessible with all its complaints', async ({ page }) => {
    await open(page, '/booking', 'Book an Experience');
    await page.getByRole('button', { name: /^Book \d/ }).click();
    await expect(page.getByRole('group', { name: 'Please check these fields' })).toBeFocused();
    await expectAccessibleInEveryLook(page);
  });
});

test.describe('the cart panel with a line', () => {
  test('is accessible', async ({ page }) => {
    await open(page, '/experience/jurassic-ride', 'Jurassic Ride');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add to Cart/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Your Cart' })).toContainText('$34.00');
    await expectAccessibleInEveryLook(page);
  });
});

test.describe('the console', () => {
  for (const address of ['/', '/experiences', '/experience/jurassic-ride', '/booking', '/contact', '/login']) {
    test(`stays silent for a visitor of ${address}`, async ({ page }) => {
      const complaints: string[] = [];
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('pageerror', ({ message }) => complaints.push(message));
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(complaints).toEqual([]);
    });
  }
});
