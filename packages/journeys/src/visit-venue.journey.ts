import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';

const open = async (page: Page, address: string, heading: string) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
};

const rochester = '/venue/rochester-flagship';

test.describe('the list of venues', () => {
  test('starts with the open one, tells when the others open, and keeps the chosen state', async ({ page }) => {
    await open(page, '/venues', 'Our Venues');
    const houses = page
      .getByRole('main')
      .getByRole('article')
      .filter({ hasNotText: /Erie|Duluth/ }); // other stories' houses
    await expect(houses).toHaveCount(8);
    await expect(houses.first()).toContainText('Open since 2025');
    await page.getByLabel('State').selectOption('NY');
    await expect(page.getByRole('heading', { name: '3 venues found' })).toBeVisible();
    await page.reload();
    await expect(houses).toHaveCount(3);
    await page.getByRole('link', { name: 'Albany' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Albany');
    await page.goBack();
    await expect(houses).toHaveCount(3);
  });
});

test.describe('an open venue', () => {
  test('tells its hours, fees and closed days, and sells tickets', { tag: '@smoke' }, async ({ page }) => {
    await open(page, rochester, 'Rochester Flagship');
    const info = page.getByRole('tabpanel', { name: 'Venue Info' });
    for (const text of [
      'Monday–Thursday',
      '10:00 AM–8:00 PM',
      'Friday–Sunday',
      '10:00 AM–10:00 PM',
      '100 Demo Plaza, Rochester, NY 14604',
      '$25 daily maximum',
      'Quiet room',
      'A guide in every room',
    ]) {
      await expect(info.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Book a Visit' })).toHaveAttribute('href', '/booking?venueId=1');
    await expect(page.getByRole('link', { name: 'Become a Member' })).toHaveAttribute('href', '/membership');
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  test('shows what runs there, and is found again in the same tab', async ({ page }) => {
    await open(page, rochester, 'Rochester Flagship');
    await page.getByRole('tab', { name: 'Experiences' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Experiences' });
    await expect(panel.getByRole('article')).toHaveCount(12);
    await expect(panel.getByRole('listitem').filter({ hasText: 'Midnight Lounge Mystery' })).toContainText('Exclusive');
    await panel.getByRole('link', { name: 'View Details of Flight Sim' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flight Sim');
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Experiences', selected: true })).toBeVisible();
    await page.reload();
    await expect(panel.getByRole('article')).toHaveCount(12);
  });

  test('opens its pictures large, and gives the focus back to the one that was opened', async ({ page }) => {
    await open(page, `${rochester}?tab=gallery`, 'Rochester Flagship');
    const thumbs = page.getByRole('tabpanel', { name: 'Gallery' }).getByRole('button');
    await expect(thumbs).toHaveCount(6);
    await thumbs.nth(1).click();
    const large = page.getByRole('dialog', { name: 'Pictures of Rochester Flagship' });
    await expect(large.getByText('2 of 6', { exact: true })).toBeVisible();
    await expect(large.getByRole('img')).toHaveAccessibleName(/^The entrance hall in Rochester/);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(large.getByText('6 of 6', { exact: true })).toBeVisible();
    await large.getByRole('button', { name: 'Next picture' }).click();
    await expect(large.getByText('1 of 6', { exact: true })).toBeVisible();
    await expectAccessibleInEveryLook(page);
    await page.keyboard.press('Escape');
    await expect(large).toHaveCount(0);
    await expect(thumbs.nth(1)).toBeFocused();
  });

  test('is on a map of its own that needs no other site, with the ways there in words', async ({ page }) => {
    await open(page, `${rochester}?tab=map`, 'Rochester Flagship');
    await expect(
      page.getByRole('img', { name: /^Map of the streets around Rochester Flagship: .*Demo Plaza/ }),
    ).toBeVisible();
    await expect(page.getByText('Illustrated map. North is up; not to scale.')).toBeVisible();
    await expect(page.getByText('By train')).toBeVisible();
    const away = page.getByRole('link', { name: /^Open in OpenStreetMap/ });
    await expect(away).toHaveAttribute('href', /openstreetmap\.org\/search\?query=100%20Demo%20Plaza/);
    await expectAccessibleInEveryLook(page);
  });
});

test.describe('a venue that is planned', () => {
  test('says so, sells nothing, and shows what it will be', async ({ page }) => {
    await open(page, '/venue/boston?tab=experiences', 'Boston');
    await expect(page.getByText('No experiences available at this location yet.')).toBeVisible();
    await expect(page.getByLabel('Email me when it opens')).toBeVisible();
    await expect(page.getByText('$25 daily maximum')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Book a Visit' })).toHaveCount(0);
    await page.getByRole('tab', { name: 'Experiences' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Drawings of the planned venue.')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText("We'll add directions when this venue opens.")).toBeVisible();
  });
});

test('a venue that is not there says so and leads home', async ({ page }) => {
  await open(page, '/venue/nowhere', 'Venue not found');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});
