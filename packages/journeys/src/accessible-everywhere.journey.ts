import { expect } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { register, somebody } from './testing/people.js';
import { arrive, oneOfEach, publicPages } from './testing/public-pages.js';
import { test } from './testing/same-visitor.js';

/** Of each kind of page one is looked at in `npm test`, too. */
const smokeOf = (address: string): string[] => (oneOfEach.includes(address) ? ['@smoke'] : []);

test.describe('every page, in both themes, from a desk to the smallest phone', () => {
  for (const address of Object.keys(publicPages)) {
    test(`is accessible and fits: ${address}`, { tag: smokeOf(address) }, async ({ visitor }) => {
      await arrive(visitor, address);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessibleInEveryLook(visitor);
    });
  }

  test('is accessible and fits: the franchise page of somebody who is signed in', async ({ page }) => {
    const ann = somebody();
    await register(page, ann);
    expect((await page.request.post('/api/auth/login', { data: ann })).status()).toBe(200);
    await arrive(page, '/franchise-opportunities');
    await expectAccessibleInEveryLook(page);
  });
});

test.describe('the booking form that was sent too early', () => {
  test('is accessible with all its complaints', async ({ page }) => {
    await arrive(page, '/booking');
    await page.getByRole('button', { name: /^Book \d/ }).click();
    await expect(page.getByRole('group', { name: 'Please check these fields' })).toBeFocused();
    await expectAccessibleInEveryLook(page);
  });
});

test.describe('the cart panel with a line', () => {
  test('is accessible', async ({ page }) => {
    await arrive(page, '/experience/jurassic-ride');
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
    test(`stays silent for a visitor of ${address}`, { tag: '@smoke' }, async ({ page }) => {
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
