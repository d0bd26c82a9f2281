import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInEveryLook } from './testing/accessible.js';
import { enterAsFirstAdmin } from './testing/first-admin.js';

/** A real photograph would weigh the repository down: a drawing of the site itself is a picture as good as any. */
const art = (dataDir: string) => readFileSync(join(dataDir, 'media/art/experiences/fpv-drone-sim/1.jpg'));
const dataDir = process.env.DATA_DIR ?? join(import.meta.dirname, '../../../.data');

const main = (page: Page) => page.getByRole('main');
const picture = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: art(dataDir) });
const hostile = { name: 'wall.png', mimeType: 'image/png', buffer: Buffer.from('<html><script>alert(1)</script>') };

async function fillIn(page: Page, name: string): Promise<void> {
  const form = main(page).getByRole('form', { name: 'New experience' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Short description').fill('A train through the dark.');
  await form.getByLabel('Description', { exact: true }).fill('A train leaves at midnight and comes back changed.');
  await form.getByLabel('Category').selectOption('new');
  await expect(form.getByLabel('New', { exact: true })).toBeChecked();
  await form.getByLabel('Price').fill('34.50');
  await form.getByLabel('Duration').fill('45');
}

test('an admin makes an experience with pictures, and visitors find it in the catalogue', { tag: '@smoke' }, async ({
  page,
  browser,
}) => {
  test.slow();
  const name = `Night Train ${randomBytes(3).toString('hex')}`;
  await enterAsFirstAdmin(page, '/admin');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Experiences' }).click();
  await expectAccessible(page, 'Experiences');
  await main(page).getByRole('link', { name: 'New experience' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New experience');

  await main(page).getByRole('button', { name: 'Create experience' }).click();
  const summary = main(page).getByRole('group', { name: 'Please check these fields' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link', { name: 'Category is required' })).toBeVisible();
  await expectAccessible(page, 'New experience');

  await fillIn(page, name);
  await main(page).getByLabel('Main picture or video').setInputFiles(picture('poster.jpg'));
  await main(page)
    .getByLabel('Gallery')
    .setInputFiles([picture('one.jpg'), picture('two.jpg')]);
  await main(page).getByRole('button', { name: 'Create experience' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('Experience created successfully')).toBeVisible();
  const gallery = main(page).getByRole('list', { name: 'Gallery' });
  await expect(gallery.getByRole('listitem')).toHaveCount(2, { timeout: 30_000 });

  await test.step('a file that is no picture is refused in a clear sentence, and what was shown stays', async () => {
    await main(page).getByLabel('New picture or video').setInputFiles(hostile);
    await main(page).getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(main(page).getByRole('alert')).toHaveText(
      'Failed to upload image: 415 wall.png isn’t a supported file type. Please choose JPEG, PNG, WebP, MP4, or WebM.',
    );
    await main(page)
      .getByLabel('New picture or video')
      .setInputFiles({ ...hostile, name: 'x.svg', mimeType: 'image/svg+xml' });
    await expect(main(page).getByText(/^x.svg isn’t a supported file type/)).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Upload', exact: true })).toBeDisabled();
  });

  await test.step('a damaged file keeps its sentence beside those that are shown, until it is put away', async () => {
    const whole = picture('torn.jpg');
    const torn = { ...whole, buffer: whole.buffer.subarray(0, whole.buffer.length / 2) };
    await main(page)
      .getByLabel('More pictures or videos')
      .setInputFiles([torn, picture('three.jpg')]);
    await main(page).getByRole('button', { name: 'Upload to gallery' }).click();
    await expect(gallery.getByRole('listitem')).toHaveCount(3, { timeout: 30_000 });
    await page.reload();
    const sent = main(page).getByRole('list', { name: 'Uploaded files' });
    await expect(sent.getByRole('listitem')).toHaveCount(1);
    await expect(sent).toContainText('This picture is damaged and couldn’t be read.');
    await expectAccessibleInEveryLook(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await sent.getByRole('button', { name: 'Dismiss torn.jpg' }).click();
    await expect(sent).toHaveCount(0);
    await page.reload();
    await expect(gallery.getByRole('listitem')).toHaveCount(3);
    await expect(sent).toHaveCount(0);
  });

  await test.step('the gallery gets words', async () => {
    await gallery.getByLabel('Description of picture 1').fill('A train under the stars');
    await gallery.getByRole('button', { name: 'Down: picture 1' }).click();
    await main(page).getByRole('button', { name: 'Save gallery' }).click();
    await expect(page.getByText('Gallery updated successfully')).toBeVisible();
    await expectAccessibleInEveryLook(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('a visitor sees it', async () => {
    const visitor = await browser.newPage();
    await visitor.goto(`/experiences?search=${encodeURIComponent(name)}`);
    const card = main(visitor).locator('article, li').filter({ hasText: name }).locator('img').first();
    await expect(card).toHaveAttribute('src', /^\/media\/up\//);
    expect(
      await card.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0);
    await visitor.close();
  });

  await test.step('and it is deleted', async () => {
    await main(page).getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' });
    await expect(dialog).toContainText('This action cannot be undone. This will permanently delete the experience.');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Experience deleted successfully')).toBeVisible();
    await expect(main(page).getByRole('link', { name })).toHaveCount(0);
  });
});

test('an experience that is booked ahead is not deleted, and says why', async ({ page }) => {
  await enterAsFirstAdmin(page, '/admin/experiences');
  await main(page).getByRole('button', { name: 'Delete Jurassic Ride' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  const reason = 'Failed to delete experience: 409 Jurassic Ride has upcoming bookings';
  await expect(dialog.getByRole('alert').filter({ hasText: reason })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(main(page).getByRole('link', { name: 'Jurassic Ride' })).toBeVisible();
});
