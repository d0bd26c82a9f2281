import { expect, type Page, test } from '@playwright/test';
import { daysOfNextMonth } from './testing/calendar.js';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading', { level: 3 });

test.describe('a visitor who looks around', () => {
  test('finds an experience, chooses a time and carries the choice to the booking', { tag: '@smoke' }, async ({
    page,
  }) => {
    await page.goto('/experiences');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Extraordinary Experiences');
    await expect(page.getByRole('heading', { name: '12 experiences found' })).toBeVisible();

    await page.getByRole('searchbox', { name: 'Search' }).fill('sim');
    await expect(names(page)).toHaveText([
      'Race Car Sim',
      'Zipline Simulator',
      'Parachute Simulator',
      'Flight Sim',
      'FPV Drone Sim',
    ]);
    await page.getByRole('link', { name: 'View Details of Flight Sim' }).click();
    await expect(page).toHaveTitle('Flight Sim - Northlight Immersive');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText('Select a date to see available times')).toBeVisible();

    await (await daysOfNextMonth(page)).nth(3).click();
    await page
      .getByRole('group', { name: /^Times on/ })
      .getByRole('button', { disabled: false })
      .first()
      .click();
    await page.getByRole('link', { name: 'Or book directly' }).click();
    await expect(page).toHaveURL(
      /\/booking\?venueId=1&experienceId=8&date=\d{4}-\d\d-\d\d&time=\d\d(%3A|:)\d\d&tickets=1#chosen$/,
    );
    await expect(page.getByRole('heading', { name: 'Tickets' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Tickets' })).toBeInViewport();
    await expect(page.getByRole('group', { name: 'Date' })).toBeHidden();
  });

  test('keeps what was asked for over a reload, and gets out of an empty list', async ({ page }) => {
    await page.goto('/experiences?category=kids&sort=price-low');
    await expect(names(page).first()).toHaveText('Tide Pool Playroom');
    await expect(names(page)).toHaveCount(5);
    await page.getByRole('searchbox', { name: 'Search' }).fill('volcano');
    await expect(page.getByText('No experiences found')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Try adjusting your search or filter criteria')).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(names(page)).toHaveCount(12);
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
    await expect(page).toHaveURL(/\/experiences\?sort=price-low$/);
  });

  test('puts an open-dated ticket into the cart', async ({ page }) => {
    await page.goto('/experience/jurassic-ride');
    await page.getByRole('button', { name: 'Add to Cart, schedule later' }).click();
    const cart = page.getByRole('dialog', { name: 'Your Cart' });
    await expect(cart.getByText('Jurassic Ride')).toBeVisible();
    await expect(cart.getByText('Schedule later')).toBeVisible();
  });
});

test.describe('an address that was removed', () => {
  test('says so and leads back', async ({ page }) => {
    await page.goto('/experience/nothing-here');
    await expect(page.getByRole('heading', { name: 'Experience not found' })).toBeVisible();
    await expect(page.getByText("doesn't exist or has been removed.")).toBeVisible();
    await page.goto('/venue/nowhere');
    await expect(page.getByRole('heading', { name: 'Venue not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Experience Reality Reimagined');
  });
});

/** The demo catalogue by id (decisions.md 5). */
const demo = [
  'Jurassic Ride',
  'Hyper 3D Zoo',
  'Global Cities Expo',
  'Immersive Art Gallery',
  'Zipline Simulator',
  'Parachute Simulator',
  'Race Car Sim',
  'Flight Sim',
  'FPV Drone Sim',
  'Anaglyph 3D Showcase',
  'Midnight Lounge Mystery',
  'Tide Pool Playroom',
];
const named = (...ids: number[]) => ids.map((id) => demo[id - 1] ?? '');

test.describe('the catalogue of the demo house', () => {
  test('gives exactly the agreed sets, in the agreed orders', async ({ page }) => {
    await page.goto('/experiences');
    await expect(names(page)).toHaveText(named(1, 2, 4, 7, 3, 5, 6, 8, 9, 10, 11, 12));

    for (const [category, ids] of [
      ['Popular', [1, 2, 4, 7]],
      ['New', [6, 9, 11]],
      ['Kids', [2, 4, 3, 10, 12]],
      ['Adults', [11]],
    ] as const) {
      await page.getByRole('radio', { name: category }).check();
      await expect(names(page)).toHaveText(named(...ids));
      await expect(page).toHaveURL(new RegExp(`category=${category.toLowerCase()}$`));
    }

    await page.getByRole('radio', { name: 'All' }).check();
    for (const [sort, ids] of [
      ['price-low', [12, 10, 4, 3, 2, 9, 5, 7, 1, 6, 8, 11]],
      ['price-high', [11, 8, 6, 1, 7, 5, 9, 2, 3, 4, 10, 12]],
      ['duration', [5, 6, 1, 7, 9, 10, 8, 12, 2, 3, 4, 11]],
    ] as const) {
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption(sort);
      await expect(names(page)).toHaveText(named(...ids));
    }
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('newest');
    await expect(names(page).first()).toHaveText('Midnight Lounge Mystery');
    await expect(names(page)).toHaveCount(12);
  });

  test('says on each card what one must know, and speaks how much was found', async ({ page }) => {
    await page.goto('/experiences');
    const ride = cards(page).filter({ hasText: 'Jurassic Ride' });
    const facts = ['Popular', '4.9', '(412 reviews)', '30 min', '6+', 'Daily', '$34.00', 'per person', 'View Details'];
    for (const fact of facts) await expect(ride).toContainText(fact);
    await expect(cards(page).filter({ hasText: 'Hyper 3D Zoo' })).toContainText('All ages');
    await expect(cards(page).filter({ hasText: 'Midnight Lounge' })).toContainText('18+');
    await expect(cards(page).filter({ hasText: 'FPV Drone Sim' })).toContainText('New');

    await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('zip', { delay: 30 });
    const spoken = page.locator('.announcer[aria-live=polite] > *');
    await expect(spoken.filter({ hasText: '1 experience found' })).toBeAttached();
    await page.getByRole('link', { name: 'View Details of Zipline Simulator' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zipline Simulator');
    await page.goBack();
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('zip');
    await expect(names(page)).toHaveText(['Zipline Simulator']);
  });
});
