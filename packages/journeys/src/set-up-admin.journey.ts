import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInEveryLook, expectNothingSideways } from './testing/accessible.js';
import { setupCredentials, signIn } from './testing/people.js';

/** The same in every run, so that a second run on a site that was kept can sign in again. */
const username = 'first-admin';

async function setUp(page: Page): Promise<void> {
  const { email, password } = setupCredentials();
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Username').fill(username);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByLabel('Confirm password').fill(password);
  await main.getByRole('button', { name: 'Create Admin Account' }).click();
}

async function mistypePassword(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(setupCredentials().email);
  await main.getByLabel('Username').fill(username);
  await main.getByLabel('Password', { exact: true }).fill('not-the-one');
  await main.getByLabel('Confirm password').fill('not-the-one');
  await main.getByRole('button', { name: 'Create Admin Account' }).click();
  await expect(main.getByText('Invalid password for admin setup')).toBeVisible();
}

test('the first admin is set up once, sees the dashboard and leaves', async ({ page }) => {
  const { complete } = await (await page.request.get('/api/setup/status')).json();
  if (!complete) {
    await page.goto('/setup');
    await expectAccessible(page, 'Admin setup');
    await mistypePassword(page);
    await setUp(page);
    await expect(page).toHaveURL(/\/login\?/);
  } else {
    await page.goto('/login?redirect=/admin');
  }

  await signIn(page, { username, password: setupCredentials().password });
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByText('Total bookings')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Today at Rochester Flagship' })).toBeVisible();
  await expectAccessible(page, 'Dashboard');
  await expectNothingSideways(page);
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.getByRole('navigation', { name: 'Admin' }).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect((await page.request.get('/api/auth/me')).status()).toBe(401);

  await page.goto('/setup');
  await expect(page.getByText('Setup is already complete')).toBeVisible();
});
