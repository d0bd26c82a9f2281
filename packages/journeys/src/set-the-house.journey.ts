import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { enterAsFirstAdmin } from './testing/first-admin.js';
import { mailTo } from './testing/mailbox.js';
import { somebody } from './testing/people.js';

/** No other journey buys tickets for members: what they cost meanwhile is nobody's concern. */
const stated = 10;

async function save(page: Page, fee: string, discount: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Booking fee').fill(fee);
  await main.getByLabel('Member discount').fill(discount);
  await main.getByRole('button', { name: 'Save settings' }).click();
}

/** Whatever happened: the next run expects the figure of the specification. */
test.afterEach(async ({ page }) => {
  const { changes: _, ...settings } = await (await page.request.get('/api/admin/settings')).json();
  const data = { ...settings, memberDiscountPercent: stated };
  expect((await page.request.put('/api/admin/settings', { data })).ok()).toBe(true);
});

test('an admin looks at new prices before they count, and finds the change in the audit log', async ({
  page,
  browser,
}) => {
  test.slow();
  await enterAsFirstAdmin(page, '/admin/settings');
  const main = page.getByRole('main');
  await expect(main.getByLabel('Booking fee')).toHaveValue('6');
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  await save(page, '31', String(stated));
  await expect(main.getByText('Please enter a whole number of percent from 0 to 30').first()).toBeVisible();

  await save(page, '6', '12');
  const dialog = page.getByRole('alertdialog', { name: 'Change ticket prices?' });
  await expect(dialog.getByRole('row', { name: /Member, 2 tickets/ })).toHaveText('Member, 2 tickets$64.87$63.43');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(main.getByLabel('Member discount')).toHaveValue('12');

  await main.getByRole('button', { name: 'Save settings' }).click();
  await dialog.getByRole('button', { name: 'Change prices' }).click();
  const changes = main.getByRole('region', { name: 'Recent changes' });
  await expect(changes.getByRole('row', { name: /Member percent/ }).first()).toHaveText('Member percent1012');

  const visitor = await browser.newPage();
  // sales follow at once; what a document brings along is a second old at most
  await expect(async () => {
    await visitor.goto('/terms');
    await expect(visitor.getByText('Member tickets are 12% off.')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await visitor.close();

  await changes.getByRole('link', { name: 'All changes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit log');
  const list = main.getByRole('region', { name: 'Changes' }).getByRole('listitem');
  const entries = list.filter({ hasText: 'Settings for prices and rules' }); // others change other settings meanwhile
  await expect(entries.first()).toContainText(/Member percent\s*10\s*12/);
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  await main.getByRole('button', { name: 'Show everything' }).click();
  await expect(page).toHaveURL(/\/admin\/audit$/);
  await main.getByLabel('Search', { exact: true }).fill('no such thing as this');
  await main.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/text=no\+such/);
  await expect(main.getByText('No changes found')).toBeVisible();
  await main.getByRole('button', { name: 'Clear filters' }).click();
  await main.getByLabel('Area').selectOption('settings');
  await main.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(entries.first()).toBeVisible();
});

test('an admin gives the mails of the house another sender', async ({ page }) => {
  await enterAsFirstAdmin(page, '/admin/settings');
  const form = page.getByRole('form', { name: 'Email sender' });
  const before = await form.getByLabel('Sender name').inputValue();
  await form.getByLabel('Reply-to address').fill('nobody');
  await form.getByRole('button', { name: 'Save sender' }).click();
  await expect(form.getByText('Please enter a valid email')).toBeVisible();
  await form.getByLabel('Reply-to address').fill('desk@example.com');
  await form.getByLabel('Sender name').fill('The Night Desk');
  await form.getByRole('button', { name: 'Save sender' }).click();
  await expect(page.getByText('Sender saved')).toBeVisible();

  const visitor = somebody();
  const letter = { name: 'Ann Lee', subject: 'A lost scarf', message: 'A grey scarf, in the gallery.' };
  const data = { ...letter, email: visitor.email };
  expect((await page.request.post('/api/contact', { data, headers: { 'Idempotency-Key': visitor.email } })).ok()).toBe(
    true,
  );
  expect(await mailTo(visitor.email, '')).toContain('From: The Night Desk <bookings@');

  await form.getByLabel('Sender name').fill(before);
  await form.getByLabel('Reply-to address').fill('');
  await form.getByRole('button', { name: 'Save sender' }).click();
  await expect.poll(async () => (await senderOf(page)).replyTo).toBeNull();
});

const senderOf = async (page: Page) => (await page.request.get('/api/admin/settings/sender')).json();
