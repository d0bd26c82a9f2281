import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInEveryLook } from './testing/accessible.js';
import { enterAsFirstAdmin } from './testing/first-admin.js';

const dataDir = process.env.DATA_DIR ?? join(import.meta.dirname, '../../../.data');
const picture = () => ({
  name: 'picture.jpg',
  mimeType: 'image/jpeg',
  buffer: readFileSync(join(dataDir, 'media/art/experiences/fpv-drone-sim/1.jpg')),
});
const main = (page: Page) => page.getByRole('main');
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
  await expect(dialog.getByText('There is a membership called Gold already.')).toBeVisible();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Picture').setInputFiles(picture());
  await dialog.getByRole('button', { name: 'Create membership' }).click();
  await expect(page.getByText('Membership created successfully')).toBeVisible();
  const card = main(page).getByRole('article', { name });
  await expect(card).toContainText('$19.50 a month');
  await expect(card.locator('img')).toHaveAttribute('src', /^\/media\/up\//, { timeout: 30_000 });

  await test.step('only what has changed is another name', async () => {
    await card.getByRole('button', { name: `Edit ${name}` }).click();
    const edit = page.getByRole('dialog', { name: `Edit ${name}` });
    await edit.getByLabel('Monthly price').fill('25');
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await edit.getByRole('button', { name: 'Update membership' }).click();
    expect((await sent).postDataJSON()).not.toHaveProperty('name');
    await expect(page.getByText('Membership updated successfully')).toBeVisible();
    await expect(card).toContainText('$25.00 a month');
    await expectAccessibleInEveryLook(page);
  });

  await card.getByRole('button', { name: `Delete ${name}` }).click();
  const sure = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(sure).toContainText('This action cannot be undone. This will permanently delete the membership.');
  await sure.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Membership deleted successfully')).toBeVisible();
  await expect(card).toHaveCount(0);
});
