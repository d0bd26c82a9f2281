import { expect } from '@playwright/test';
import { arrive, pagesToWalk } from './testing/public-pages.js';
import { test } from './testing/same-visitor.js';
import { walkByTab } from './testing/tab-walk.js';

test.describe('the keyboard alone', () => {
  for (const address of pagesToWalk) {
    test(`reaches everything on ${address}, and always sees where it is`, async ({ visitor }) => {
      await arrive(visitor, address);
      const { missed, hidden, unmarked } = await walkByTab(visitor);
      expect(missed, 'never reached').toEqual([]);
      expect(hidden, 'covered or out of sight while it has the focus').toEqual([]);
      expect(unmarked, 'no ring while it has the focus').toEqual([]);
    });
  }
});

test.describe('going from page to page', () => {
  test('changes the title and brings the focus to the heading, whatever the link', async ({ page }) => {
    await arrive(page, '/');
    const ways = page.getByRole('banner').or(page.getByRole('contentinfo'));
    for (const [name, heading] of [
      ['Experiences', 'Extraordinary Experiences'],
      ['Book', 'Book an Experience'],
      ['Membership', 'Membership'],
      ['Merch', 'Merchandise'],
      ['Franchise', 'Bring Northlight to your city'],
      ['Contact', 'Contact'],
      ['About', 'About'],
      ['Venues', 'Our Venues'],
      ['Terms', 'Terms and Conditions'],
      ['Privacy', 'Privacy'],
      ['Home', 'Experience Reality Reimagined'],
    ] as const) {
      const before = await page.title();
      await ways.getByRole('link', { name, exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await page.title()).not.toBe(before);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
  });
});
