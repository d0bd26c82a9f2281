import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { daysOfNextMonth } from './testing/calendar.js';
import { pressUntil } from './testing/keyboard.js';

const open = async (page: Page, slug: string, heading: string) => {
  await page.goto(`/experience/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
};

const pictures = (page: Page, name: string) => page.getByRole('region', { name: `Pictures of ${name}` });

test.describe('the pictures of an experience', () => {
  test('go round both ways, by buttons and by arrow keys, and say how far one is', async ({ page }) => {
    await open(page, 'jurassic-ride', 'Jurassic Ride');
    const carousel = pictures(page, 'Jurassic Ride');
    await expect(carousel.getByText('1 of 4', { exact: true })).toBeVisible();
    await carousel.getByRole('button', { name: 'Previous picture' }).click();
    await expect(carousel.getByText('4 of 4', { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(carousel.getByText('1 of 4', { exact: true })).toBeVisible();
    await carousel.getByRole('button', { name: 'Picture 3' }).click();
    await expect(carousel.getByRole('group', { name: '3 of 4' }).getByRole('img')).toHaveAccessibleName(
      /^Three pterosaurs glide/,
    );
  });

  test('follow a finger', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, 'hyper-3d-zoo', 'Hyper 3D Zoo');
    const carousel = pictures(page, 'Hyper 3D Zoo');
    const box = await carousel.getByRole('img').boundingBox();
    if (!box) throw new Error('There is no picture.');
    await page.mouse.move(box.x + box.width * 0.8, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.2, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect(carousel.getByText('2 of 4', { exact: true })).toBeVisible();
  });

  test('end with a film that waits, is silent, and runs for six seconds', async ({ page }) => {
    await open(page, 'flight-sim', 'Flight Sim');
    const carousel = pictures(page, 'Flight Sim');
    await carousel.getByRole('button', { name: 'Previous picture' }).click();
    await expect(carousel.getByText('5 of 5', { exact: true })).toBeVisible();
    await expect(carousel.getByText('This video has no speech.')).toBeVisible();
    const film = carousel.getByLabel(/^Six seconds from the cockpit/);
    await expect(film).toHaveJSProperty('duration', 6);
    await expect(film).toHaveJSProperty('paused', true);
    await expect(film).toHaveJSProperty('muted', true);
    await expectAccessibleInEveryLook(page);
  });
});

test.describe('what one should know about an experience', () => {
  test('is told in tabs that the arrow keys open and the address remembers', async ({ page }) => {
    await open(page, 'jurassic-ride', 'Jurassic Ride');
    await expect(page.getByText(/^Presented under licence\. .+ Rights holder: .+ Originals\.$/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Special Requirements' })).toBeVisible();
    await page.getByRole('tab', { name: 'Description' }).focus();
    await page.keyboard.press('ArrowRight');
    const details = page.getByRole('tabpanel', { name: 'Details' });
    for (const text of ['30 minutes', 'Minimum age: 6 years', 'Up to 20 people per group']) {
      await expect(details.getByText(text)).toBeVisible();
    }
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Details', selected: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Details' }).focus();
    await page.keyboard.press('End');
    await expect(page.getByRole('tabpanel', { name: 'Reviews' }).getByText('Sample', { exact: true })).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Load More Reviews' })).toHaveCount(0);
  });

  test('names the upper age where there is one, and no licence where none is needed', async ({ page }) => {
    await page.goto('/experience/tide-pool-playroom?tab=details');
    await expect(page.getByText('Suitable for all ages, up to 10 years')).toBeVisible();
    await page.getByRole('tab', { name: 'Description' }).click();
    await expect(page.getByText('Presented under licence.')).toHaveCount(0);
  });
});

test.describe('the ticket beside an experience', () => {
  test('says in the stated words why there are no times to choose from', async ({ page }) => {
    await open(page, 'jurassic-ride', 'Jurassic Ride');
    await expect(page.getByText('Select a date to see available times')).toBeVisible();
    await expect(page.getByText('$36.04 per person, all fees included').last()).toBeVisible();
    await expect(page.getByRole('option', { name: /^Boston, MA – / })).toBeDisabled();
    await page.goto('/experience/jurassic-ride?date=2026-12-25');
    await expect(page.getByText('No available times on this date')).toBeVisible();
  });

  test('keeps the time on another day that has it', async ({ page }) => {
    await open(page, 'global-cities-expo', 'Global Cities Expo');
    const days = await daysOfNextMonth(page);
    await days.nth(2).click();
    await page.getByRole('button', { name: /^1:45 PM/ }).click();
    await expect(page).toHaveURL(/time=13(%3A|:)45/);
    await days.nth(3).click();
    await expect(page.getByRole('group', { name: /^Times on/ }).getByRole('button', { pressed: true })).toHaveText(
      /^1:45 PM/,
    );
    await expect(page).toHaveURL(/time=13(%3A|:)45/);
  });

  test('is reached and filled in with the keyboard alone', async ({ page }) => {
    await open(page, 'race-car-sim', 'Race Car Sim');
    await pressUntil(page, 'Tab', page.getByLabel('Location'));
    await pressUntil(page, 'Tab', page.getByRole('button', { name: /^Add to Cart/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Your Cart' }).getByText('Race Car Sim')).toBeVisible();
  });

  test('keeps price and way to the times under the thumb', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, 'jurassic-ride', 'Jurassic Ride');
    await page.getByRole('link', { name: 'Choose a time' }).click();
    await expect(page.getByLabel('Location')).toBeInViewport();
    await expect(page.getByText('Select a date to see available times')).toBeInViewport();
  });

  test('says that it did not load, and can be asked again', async ({ page }) => {
    await page.route('**/api/venues', (route) => route.fulfill({ status: 503, json: { message: 'busy' } }), {
      times: 1,
    });
    await page.goto('/experiences');
    await page.getByRole('link', { name: 'View Details of Jurassic Ride' }).click();
    await expect(page.getByText('Failed to load venues. Please try again.')).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByLabel('Location')).toBeVisible();
  });
});

test('an experience that is not there says so and leads to the others', async ({ page }) => {
  await open(page, 'nothing-here', 'Experience not found');
  const text = "The experience you're looking for doesn't exist or has been removed.";
  await expect(page.getByText(text)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Browse Experiences' }).click();
  await expect(page).toHaveURL(/\/experiences$/);
});
