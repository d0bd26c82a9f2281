import { expect, type Page, test } from '@playwright/test';

const thing = (page: Page, name: string) => page.getByRole('main').getByRole('article', { name });
const cart = (page: Page) => page.getByRole('dialog', { name: 'Your Cart' });

test.describe('a visitor in the shop', () => {
  test('finds the glasses and puts them into the cart', { tag: '@smoke' }, async ({ page }) => {
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

test.describe('the shelf of the demo shop', () => {
  const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

  test('has what is sold out last, can be narrowed and put in order, and keeps all of it over a reload', async ({
    page,
  }) => {
    await page.goto('/merch');
    await expect(names(page)).toHaveCount(13);
    await expect(names(page).first()).toHaveText('Flagship Tee');
    await expect(names(page).last()).toHaveText('Explorer Long Sleeve');
    await expect(thing(page, 'Prehistoric Dawn Print').getByText(/^\d left$/)).toBeVisible();

    for (const [category, amount] of [
      ['Apparel', 3],
      ['Art', 3],
      ['Accessories', 4],
      ['Collectibles', 3],
    ] as const) {
      await page.getByRole('radio', { name: category }).check();
      await expect(page.getByRole('heading', { level: 2, name: `${amount} products found` })).toBeVisible();
    }
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-low');
    await page.getByRole('button', { name: 'List' }).click();
    await page.reload();
    await expect(names(page)).toHaveText(['Opening Year Coin 2025', 'Miniature Dinosaur', 'Venue Diorama Kit']);
    await expect(page.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'false');
  });

  test('says what shipping, returns and members get, and leads out of an empty search', async ({ page }) => {
    await page.goto('/merch?search=volcano');
    await expect(page.getByText('No products found')).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(names(page)).toHaveCount(13);
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
    const terms = page.getByRole('region', { name: 'Shipping, returns, and member benefits' });
    for (const words of ['Free shipping over $50', '3–5 business days', 'unworn items within 30 days', '15% off']) {
      await expect(terms).toContainText(words);
    }
  });
});

test.describe('a print', () => {
  test('comes in three sizes of paper, each a line of its own in the cart', async ({ page }) => {
    await page.goto('/merch?category=art');
    const print = thing(page, 'Aurora Dome Print');
    const size = print.getByRole('combobox', { name: 'Size' });
    await expect(size.getByRole('option')).toHaveText(['Select a size', '8×10″', '12×16″', '18×24″']);
    for (const paper of ['8×10″', '18×24″']) {
      await size.selectOption(paper);
      await print.getByRole('button', { name: /^Add to Cart/ }).click();
      await expect(cart(page).getByText(paper)).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await expect(page.getByRole('banner').getByRole('button', { name: /^Cart/ })).toHaveAccessibleName('Cart, 2 items');
  });
});
