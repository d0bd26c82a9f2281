import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type Route, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInEveryLook } from './testing/accessible.js';
import { enterAsFirstAdmin } from './testing/first-admin.js';

const dataDir = process.env.DATA_DIR ?? join(import.meta.dirname, '../../../.data');
const picture = () => ({
  name: 'picture.jpg',
  mimeType: 'image/jpeg',
  buffer: readFileSync(join(dataDir, 'media/art/experiences/fpv-drone-sim/1.jpg')),
});
const main = (page: Page) => page.getByRole('main');
const isPost = (route: Route) => route.request().method() === 'POST';
const some = (word: string) => `${word} ${randomBytes(3).toString('hex')}`;

async function come(page: Page, place: 'Memberships' | 'Products'): Promise<void> {
  await enterAsFirstAdmin(page, '/admin');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: place }).click();
  await expectAccessible(page, place);
}

async function writePlan(form: ReturnType<Page['getByRole']>, name: string): Promise<void> {
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Short description').fill('For those who stay up late.');
  await form.getByLabel('Description', { exact: true }).fill('Twelve percent off every ticket, and the night is long.');
  await form.getByLabel('Monthly price').fill('19.50');
  await form.getByLabel('Discount percentage').fill('12');
  await form.getByLabel('Priority booking hours').fill('36');
}

test('an admin makes a plan with a picture, changes it, and takes it away', async ({ page }) => {
  test.slow();
  const name = some('Aurora');
  await come(page, 'Memberships');
  await main(page).getByRole('button', { name: 'New membership' }).click();
  const dialog = page.getByRole('dialog', { name: 'New membership' });
  await dialog.getByRole('button', { name: 'Create membership' }).click();
  await expect(dialog.getByRole('group', { name: 'Please check these fields' })).toBeFocused();
  await expect(dialog.getByRole('link', { name: 'Name must be at least 2 characters' })).toBeVisible();
  await expectAccessibleInEveryLook(page);

  await writePlan(dialog, 'Gold');
  await dialog.getByRole('button', { name: 'Create membership' }).click();
  await expect(dialog.getByText('There’s already a membership called Gold.')).toBeVisible();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Picture').setInputFiles(picture());
  await dialog.getByRole('button', { name: 'Create membership' }).click();
  await expect(page.getByText('Membership created successfully')).toBeVisible();
  const card = main(page).getByRole('article', { name });
  await expect(card).toContainText('$19.50 per month');
  await expect(card.locator('img')).toHaveAttribute('src', /^\/media\/up\//, { timeout: 30_000 });

  await test.step('only what has changed is another name', async () => {
    await card.getByRole('button', { name: `Edit ${name}` }).click();
    const edit = page.getByRole('dialog', { name: `Edit ${name}` });
    await edit.getByLabel('Monthly price').fill('25');
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await edit.getByRole('button', { name: 'Update membership' }).click();
    expect((await sent).postDataJSON()).not.toHaveProperty('name');
    await expect(page.getByText('Membership updated successfully')).toBeVisible();
    await expect(card).toContainText('$25.00 per month');
    await expectAccessibleInEveryLook(page);
  });

  await test.step('a picture that is none leaves the plan as it was saved, and says so', async () => {
    const none = { ...picture(), name: 'wall.jpg', buffer: Buffer.from('<html><script>alert(1)</script>') };
    const before = await card.locator('img').getAttribute('src');
    await card.getByRole('button', { name: `Edit ${name}` }).click();
    const edit = page.getByRole('dialog', { name: `Edit ${name}` });
    await edit.getByLabel('Monthly price').fill('26');
    await edit.getByLabel('New picture').setInputFiles(none);
    await edit.getByRole('button', { name: 'Update membership' }).click();
    await expect(page.getByText('Membership updated but image upload failed.')).toBeVisible();
    await expect(page.getByText(/415 wall\.jpg isn’t a supported file type/)).toBeVisible();
    await expect(card).toContainText('$26.00 per month');
    expect(await card.locator('img').getAttribute('src')).toBe(before);

    const whole = picture();
    const torn = { ...whole, name: 'torn.jpg', buffer: whole.buffer.subarray(0, whole.buffer.length / 2) };
    await card.getByRole('button', { name: `Edit ${name}` }).click();
    await edit.getByLabel('New picture').setInputFiles(torn);
    await edit.getByRole('button', { name: 'Update membership' }).click();
    const damaged = 'This picture is damaged and couldn’t be read.';
    await expect(card).toContainText(damaged, { timeout: 30_000 });
    await page.reload();
    await expect(card).toContainText(damaged);
    await card.getByRole('button', { name: `Edit ${name}` }).click();
    await expect(edit).toContainText(damaged);
    await expectAccessibleInEveryLook(page);
    await edit.getByRole('button', { name: 'Dismiss torn.jpg' }).click();
    await edit.getByRole('button', { name: 'Cancel' }).click();
    await expect(card).not.toContainText(damaged);

    const plain = some('Dusk');
    await main(page).getByRole('button', { name: 'New membership' }).click();
    await writePlan(dialog, plain);
    await dialog.getByLabel('Picture').setInputFiles(none);
    await dialog.getByRole('button', { name: 'Create membership' }).click();
    await expect(page.getByText('Membership created but image upload failed.')).toBeVisible();
    const bare = main(page).getByRole('article', { name: plain }).locator('img');
    await expect(bare).toHaveAttribute('src', '/images/membership-default.jpg');
    await bare.scrollIntoViewIfNeeded();
    expect(await bare.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).not.toBe(0);
    await main(page)
      .getByRole('button', { name: `Delete ${plain}` })
      .click();
    await page.getByRole('alertdialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Delete' }).click();
    await expect(main(page).getByRole('article', { name: plain })).toHaveCount(0);
  });

  await card.getByRole('button', { name: `Delete ${name}` }).click();
  const sure = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(sure).toContainText('This action cannot be undone. This will permanently delete the membership.');
  await sure.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Membership deleted successfully')).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('an admin makes a product, visitors find it, and it leaves the shop', async ({ page, browser }) => {
  test.slow();
  const name = some('Night Mug');
  const slug = name.toLowerCase().replaceAll(' ', '-');
  await come(page, 'Products');
  await main(page).getByRole('link', { name: 'New product' }).click();
  await main(page).getByRole('button', { name: 'Create product' }).click();
  const summary = main(page).getByRole('group', { name: 'Please check these fields' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link', { name: 'Category is required' })).toBeVisible();
  await expectAccessibleInEveryLook(page);

  const form = main(page).getByRole('form', { name: 'New product' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Slug').fill(slug);
  await form.getByLabel('Description').fill('Keeps warm what is warm.');
  await form.getByLabel('Price').fill('16.50');
  await form.getByLabel('Category').selectOption('Accessories');
  await form.getByLabel('Inventory').fill('40');
  const busy = { status: 500, json: { message: 'The shop is being counted.' } };
  await page.route('**/api/products', (route) => (isPost(route) ? route.fulfill(busy) : route.fallback()));
  await form.getByRole('button', { name: 'Create product' }).click();
  const failed = 'Failed to create product: The shop is being counted.';
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByText(failed)).toBeVisible();
  await page.unroute('**/api/products');
  await form.getByRole('button', { name: 'Create product' }).click();
  await expect(page.getByText('Product created successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const shown = main(page).getByRole('img', { name: `Visitor view of ${name}` });
  await expect(shown).toHaveAttribute('src', '/placeholder-product.jpg');
  expect(await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).not.toBe(0);
  await expectAccessibleInEveryLook(page);

  await test.step('its picture is sent once one is chosen', async () => {
    await expect(main(page).getByRole('button', { name: 'Upload' })).toBeDisabled();
    await main(page).getByLabel('New picture').setInputFiles(picture());
    await main(page).getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByText('Product image uploaded successfully')).toBeVisible();
    await expect(shown).toHaveAttribute('src', /^\/media\/up\//, { timeout: 30_000 });
  });

  await test.step('another price', async () => {
    await main(page).getByLabel('Price').fill('18');
    await main(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Product updated successfully')).toBeVisible();
    await expect(main(page).getByRole('row', { name })).toContainText('$18.00');
    await expectAccessibleInEveryLook(page);
  });

  const visitor = await browser.newPage();
  const inShop = main(visitor).getByRole('heading', { name });
  await visitor.goto('/merch');
  await expect(inShop).toBeVisible();
  await main(page).getByRole('link', { name }).click();
  await main(page).getByRole('button', { name: 'Archive' }).click();
  await page
    .getByRole('alertdialog', { name: 'Archive this product?' })
    .getByRole('button', { name: 'Archive' })
    .click();
  await expect(main(page).getByRole('button', { name: 'Restore to shop' })).toBeVisible();
  // documents carry a list that is a second old at most
  await expect(async () => {
    await visitor.reload();
    await expect(main(visitor).getByRole('heading', { name: 'Flagship Tee' })).toBeVisible();
    expect(await inShop.count()).toBe(0);
  }).toPass();
  await visitor.close();
});
