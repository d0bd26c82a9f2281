import { mkdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.js';
import { setupCredentials, signIn } from './people.js';

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

const isSetUp = async (page: Page): Promise<boolean> =>
  (await (await page.request.get('/api/setup/status')).json()).complete;

/** Several stories may need an admin at once: the first of them sets one up on the page, the others wait for that. */
async function ensureFirstAdmin(page: Page): Promise<void> {
  if (await isSetUp(page)) return;
  const lock = join(process.env.DATA_DIR ?? join(import.meta.dirname, '../../../../.data'), 'setup-story.lock');
  const isFirst = await mkdir(lock).then(
    () => true,
    () => false,
  );
  if (!isFirst) return expect.poll(() => isSetUp(page), { timeout: 40_000 }).toBe(true);
  try {
    await page.goto('/setup');
    await expectAccessible(page, 'Admin setup');
    await mistypePassword(page);
    await setUp(page);
    await expect(page).toHaveURL(/\/login\?/);
  } finally {
    await rmdir(lock);
  }
}

/** Signs in as the first admin, whom the first story that needs them sets up, and comes to a page. */
export async function enterAsFirstAdmin(page: Page, address: string): Promise<void> {
  await ensureFirstAdmin(page);
  await page.goto(`/login?redirect=${encodeURIComponent(address)}`);
  await signIn(page, { username, password: setupCredentials().password });
  await expect(page).not.toHaveURL(/\/login/);
}
