import { expect, test } from '@playwright/test';
import { expectAccessible } from './testing/accessible.js';
import { linkIn, mailTo } from './testing/mailbox.js';
import { register, signIn, somebody } from './testing/people.js';

test('somebody who has forgotten their password chooses a new one by mail, once', { tag: '@smoke' }, async ({
  page,
  playwright,
  baseURL,
}) => {
  const ann = somebody();
  const password = 'Harbour-light-8';
  const main = page.getByRole('main');
  await register(page, ann);
  const elsewhere = await playwright.request.newContext({ baseURL });
  expect((await elsewhere.post('/api/auth/login', { data: ann })).status()).toBe(200);

  await page.goto('/login');
  await main.getByRole('link', { name: 'Forgot password?' }).click();
  await expectAccessible(page, 'Forgot your password?');
  await main.getByLabel('Email').fill('ann@');
  await main.getByRole('button', { name: 'Send me a link' }).click();
  await expect(main.getByText('Please enter a valid email').first()).toBeVisible();
  await main.getByLabel('Email').fill(ann.email);
  await main.getByRole('button', { name: 'Send me a link' }).click();
  await expect(main.getByRole('status')).toContainText('If there is an account with this address');

  const link = linkIn(await mailTo(ann.email, 'Choose a new password'), '/reset-password#');
  const opened = await page.goto(link);
  expect(opened?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  await expectAccessible(page, 'Choose a new password');
  expect(new URL(page.url()).hash).toBe('');
  await main.getByLabel('New password', { exact: true }).fill('lantern-tower');
  await main.getByLabel('Confirm new password').fill('lantern-tower');
  await expect(main.getByText('A number (still missing)')).toBeVisible();
  await main.getByRole('button', { name: 'Save New Password' }).click();
  await expect(main.getByRole('group', { name: 'Please check these fields' })).toBeFocused();
  await main.getByLabel('New password', { exact: true }).fill(password);
  await main.getByLabel('Confirm new password').fill(password);
  await expect(main.getByText('A number (done)')).toBeVisible();
  await main.getByRole('button', { name: 'Save New Password' }).click();

  await expect(main.getByText(`Your new password is saved. Sign in with it as ${ann.username}.`)).toBeVisible();
  expect((await elsewhere.get('/api/auth/me')).status()).toBe(401);
  await elsewhere.dispose();
  await signIn(page, ann);
  await expect(main.getByText('Invalid credentials. Please try again.')).toBeVisible();
  await signIn(page, { ...ann, password });
  await expect(page).toHaveURL(/\/$/);
  await mailTo(ann.email, 'password was changed');

  await page.goto(link);
  await main.getByLabel('New password', { exact: true }).fill(password);
  await main.getByLabel('Confirm new password').fill(password);
  await main.getByRole('button', { name: 'Save New Password' }).click();
  await expect(main.getByRole('alert')).toContainText('This link no longer works.');
  await expect(main.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '/forgot-password');
});
