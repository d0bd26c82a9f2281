import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInEveryLook } from './testing/accessible.js';
import { linkIn, mailTo } from './testing/mailbox.js';
import { register, signIn, somebody } from './testing/people.js';

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });

test('the owner of an account changes all of it, takes their data along, and leaves', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow();
  const ann = somebody();
  const moved = somebody().email;
  const password = 'Harbour-light-8';
  await register(page, ann);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fprofile$/);
  await signIn(page, ann);
  await expectAccessible(page, 'My profile');
  await expect(part(page, 'Email').getByText('Not confirmed yet')).toBeVisible();
  await expect(part(page, 'Membership').getByText('You don’t have a membership yet.')).toBeVisible();

  await test.step('names', async () => {
    await part(page, 'Your details').getByLabel('First name').fill('Ann');
    await part(page, 'Your details').getByRole('button', { name: 'Save details' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: /Ann/ })).toBeVisible();
  });

  await test.step('another address, which counts once it is confirmed', async () => {
    const email = part(page, 'Email');
    await email.getByRole('button', { name: 'Change email' }).click();
    await email.getByLabel('New email').fill(moved);
    await email.getByLabel('Current password').fill('Wrong-1234');
    await email.getByRole('button', { name: 'Send the link' }).click();
    await expect(email.getByLabel('Current password')).toHaveAccessibleDescription('This is not your current password');
    await expectAccessibleInEveryLook(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await email.getByLabel('Current password').fill(ann.password);
    await email.getByRole('button', { name: 'Send the link' }).click();
    await expect(email.getByText(`Please confirm ${moved}`)).toBeVisible();
    await mailTo(ann.email, 'A new email address for your account');
    await page.goto(linkIn(await mailTo(moved, 'Confirm your email address'), '/verify-email#'));
    await page.getByRole('main').getByRole('button', { name: 'Confirm my email' }).click();
    await page.getByRole('main').getByRole('link', { name: 'My profile' }).click();
    await expect(part(page, 'Email').getByText(moved)).toBeVisible();
    await expect(part(page, 'Email').getByText('Confirmed', { exact: true })).toBeVisible();
  });

  const phone = await playwright.request.newContext({ baseURL, userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1' });
  await test.step('another password, which ends the sign-in elsewhere', async () => {
    expect((await phone.post('/api/auth/login', { data: ann })).status()).toBe(200);
    await page.reload();
    await expect(part(page, 'Where you’re signed in').getByText('Safari on iPhone')).toBeVisible();
    const form = part(page, 'Password');
    await form.getByRole('button', { name: 'Change password' }).click();
    await form.getByLabel('Current password').fill(ann.password);
    await form.getByLabel('New password', { exact: true }).fill(password);
    await form.getByLabel('Confirm new password').fill(password);
    await expect(form.getByText('Passwords match (done)')).toBeVisible();
    await form.getByRole('button', { name: 'Save new password' }).click();
    await expect(part(page, 'Where you’re signed in').getByText('Safari on iPhone')).toBeHidden();
    expect((await phone.get('/api/auth/me')).status()).toBe(401);
    await mailTo(moved, 'password was changed');
  });
  await phone.dispose();

  await test.step('the data as a file', async () => {
    const download = page.waitForEvent('download');
    await part(page, 'Your data').getByRole('link', { name: 'Download my data' }).click();
    expect((await download).suggestedFilename()).toBe('my-data.json');
    const data = await (await page.request.get('/api/auth/export')).json();
    expect(data).toMatchObject({ account: { email: moved, firstName: 'Ann' }, bookings: [], orders: [], messages: [] });
  });

  await test.step('the way out', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog.getByText('We keep your bookings and orders')).toBeVisible();
    await expectAccessible(page, 'My profile');
    await dialog.getByLabel('Current password').fill(password);
    await dialog.getByLabel(/^Type your username/).fill(ann.username);
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect((await page.request.post('/api/auth/login', { data: { ...ann, password } })).status()).toBe(401);
  });
});
