import { expect, type Page, test } from '@playwright/test';

const thing = (page: Page, name: string) => page.getByRole('main').getByRole('article', { name });
const cart = (page: Page) => page.getByRole('dialog', { name: 'Your Cart' });

test.describe('a visitor in the shop', () => {
  test('finds the glasses and puts them into the cart', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Merch', exact: true }).first().click();
    await expect(page).toHaveTitle('Merchandise - Northlight Immersive');
    await expect(page.getByRole('heading', { name: '13 products found' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search' }).fill('glasses');
    await expect(page.getByRole('heading', { name: '1 product found' })).toBeVisible();
    await page.getByRole('button', { name: 'Add to Cart Red-Cyan Glasses' }).click();
    await expect(cart(page).getByText('Red-Cyan Glasses')).toBeVisible();
    await expect(cart(page).getByText('$6.00').first()).toBeVisible();
  });

  test('is asked for the size of a hoodie, and cannot take what is sold out', async ({ page }) => {
    await page.goto('/merch?category=apparel');
    const sleeve = thing(page, 'Explorer Long Sleeve');
    await expect(sleeve.getByText('Sold out')).toBeVisible();
    await expect(sleeve.getByRole('button', { name: /^Add to Cart/ })).toBeDisabled();

    const hoodie = thing(page, 'Night Glow Hoodie');
    await hoodie.getByRole('button', { name: /^Add to Cart/ }).click();
    await expect(hoodie.getByText('Please select a size')).toBeVisible();
    await expect(hoodie.getByRole('combobox', { name: 'Size' })).toBeFocused();
    await hoodie.getByRole('combobox', { name: 'Size' }).selectOption('Large');
    await hoodie.getByRole('button', { name: /^Add to Cart/ }).click();
    await expect(cart(page).getByText('Night Glow Hoodie')).toBeVisible();
    await expect(cart(page).getByText('Large')).toBeVisible();
  });
});
