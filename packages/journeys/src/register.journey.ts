import { expect, test } from '@playwright/test';
import { expectAccessible } from './testing/accessible.js';
import { linkIn, mailTo } from './testing/mailbox.js';
import { register, signIn, somebody } from './testing/people.js';
import { notedToasts } from './testing/toasts.js';

test('a visitor registers, proves the address, signs in and comes to the page they wanted', { tag: '@smoke' }, async ({
  page,
}) => {
  const ann = somebody();
  const main = page.getByRole('main');
  await page.goto('/franchise-opportunities');
  await expect(page).toHaveURL(/\/login\?redirect=%2Ffranchise-opportunities$/);
  await expectAccessible(page, 'Sign in');
  await main.getByRole('link', { name: 'Register' }).click();
  await expectAccessible(page, 'Create an account');

  await main.getByRole('button', { name: 'Create Account' }).click();
  await expect(main.getByRole('group', { name: 'Please check these fields' })).toBeFocused();
  await expect(main.getByRole('link', { name: 'You must accept the terms and conditions' })).toBeVisible();

  await main.getByLabel('Username').fill(ann.username);
  await main.getByLabel('Email').fill(ann.email);
  await main.getByLabel('First name').fill('Ann');
  await main.getByLabel('Password', { exact: true }).fill(ann.password);
  await expect(main.getByText('Passwords match (still missing)')).toBeVisible();
  await main.getByLabel('Confirm password').fill(ann.password);
  await expect(main.getByText('Passwords match (done)')).toBeVisible();
  await expect(main.getByRole('link', { name: 'terms and conditions (opens in a new tab)' })).toHaveAttribute(
    'href',
    '/terms',
  );
  await main.getByRole('checkbox', { name: 'I accept the terms and conditions' }).check();
  await main.getByRole('button', { name: 'Create Account' }).click();

  await expect(page).toHaveURL(/\/login\?redirect=%2Ffranchise-opportunities/);
  const signInPage = page.url();
  const opened = await page.goto(linkIn(await mailTo(ann.email, 'Confirm your email address'), '/verify-email#'));
  expect(opened?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  await main.getByLabel('Password', { exact: true }).fill('not-Anns-password-1');
  await main.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(main.getByRole('link', { name: 'This is not your current password' })).toBeVisible();
  await main.getByLabel('Password', { exact: true }).fill(ann.password);
  await main.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(main.getByRole('status')).toContainText(`${ann.email} is confirmed for the account`);
  expect(new URL(page.url()).hash).toBe('');
  await expectAccessible(page, 'Confirm your email');

  await page.goto(signInPage);
  await signIn(page, ann);
  await expect(page).toHaveURL(/\/franchise-opportunities$/);
  await expect(page.getByText('Welcome back, Ann')).toBeVisible();
  await expectAccessible(page, 'Franchise opportunities');
});

test('somebody who is not an admin is sent home from the admin pages', { tag: '@smoke' }, async ({ page }) => {
  const bob = somebody();
  await register(page, bob);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fadmin$/);
  await signIn(page, bob);
  await expect(page).toHaveURL(/\/$/);
  expect((await page.request.get('/api/admin/dashboard')).status()).toBe(403);
});

test('a wrong password is told once on the page and once as a toast', async ({ page }) => {
  const toasts = await notedToasts(page);
  await page.goto('/login');
  await signIn(page, { username: somebody().username, password: 'Wrong-1234' });
  await expect(page.getByRole('main').getByText('Invalid credentials. Please try again.')).toBeVisible();
  await expect.poll(toasts).toContainEqual(expect.stringContaining('Login failed'));
});

test('a toast on a phone covers no heading, and leaves room for the bar at the lower edge', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/experience/jurassic-ride');
  const bar = page.getByRole('link', { name: 'Choose a time' }).locator('..');
  const { height } = (await bar.boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThan(0);
  await page.goto('/login');
  await signIn(page, { username: somebody().username, password: 'Wrong-1234' });
  const toast = await page.getByRole('alert').filter({ hasText: 'Login failed' }).boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  if (!toast || !heading) throw new Error('The toast, or the heading, is not there.');
  expect(toast.y).toBeGreaterThan(heading.y + heading.height);
  expect(toast.y + toast.height).toBeLessThanOrEqual(844 - height);
});

for (const redirect of [
  'https://evil.example',
  '//evil.example',
  '/%5Cevil.example',
  '/%09/evil.example',
  'javascript:1',
]) {
  test(`a sign-in never leads away to ${redirect}`, async ({ page }) => {
    const eve = somebody();
    await register(page, eve);
    await page.goto(`/login?redirect=${redirect}&message=%3Cb%3EHello%3C/b%3E`);
    await expect(page.getByText('<b>Hello</b>')).toBeVisible();
    const home = new URL('/', page.url()).href;
    await signIn(page, eve);
    await expect(page).toHaveURL(home);
  });
}

test('the franchise page can be read by everybody', async ({ page }) => {
  await page.goto('/franchise');
  await expect(page.getByText('$200,000')).toBeVisible();
  await expect(page.getByText('Planned opening: 2026').first()).toBeVisible();
  await expectAccessible(page, 'Bring Northlight to your city');
});
