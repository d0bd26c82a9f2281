import { expect, type Page, test } from '@playwright/test';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading', { level: 3 });

test.describe('a visitor who looks around', () => {
  test('finds an experience, chooses a time and carries the choice to the booking', async ({ page }) => {
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

    const day = page.getByRole('button', { name: /times available$/ }).nth(3);
    await day.click();
    await page
      .getByRole('group', { name: /^Times on/ })
      .getByRole('button', { disabled: false })
      .first()
      .click();
    await page.getByRole('link', { name: 'Or book directly' }).click();
    await expect(page).toHaveURL(/\/booking\?venueId=1&experienceId=8&date=\d{4}-\d\d-\d\d&time=\d\d(%3A|:)\d\d$/);
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

test.describe('the home page', () => {
  test('has its sections, thirty lights that can be stopped, and a rail with two ends', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Northlight Immersive - Extraordinary Experiences');
    await expect(page.getByRole('main').locator('i')).toHaveCount(30);
    await page.getByRole('button', { name: 'Pause the moving lights' }).click();
    await expect(page.getByRole('button', { name: 'Play the moving lights' })).toBeVisible();

    await expect(page.getByRole('button', { name: 'Earlier experiences' })).toBeDisabled();
    await page.getByRole('button', { name: 'More experiences' }).click();
    await expect(page.getByRole('button', { name: 'Earlier experiences' })).toBeEnabled();
    for (const title of [
      'Featured Experiences',
      'Our Flagship Venues',
      'Nationwide Expansion Coming Soon',
      'Ready for Your Next Adventure?',
    ]) {
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    }
    await expect(page.getByText('Planned opening: 2027').first()).toBeVisible();
  });

  test('keeps its other parts when the experiences do not load, and can ask again', async ({ page }) => {
    await page.route('**/api/experiences', (route) => route.fulfill({ status: 503, json: { message: 'busy' } }), {
      times: 1,
    });
    await page.goto('/');
    await expect(page.getByText('Failed to load experiences. Please try again.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Rochester Flagship' })).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Jurassic Ride' })).toBeVisible();
  });
});
