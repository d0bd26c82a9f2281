import { expect, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { enterAsFirstAdmin } from './testing/first-admin.js';
import { register, signIn, somebody } from './testing/people.js';
import { notedToasts } from './testing/toasts.js';

test('an admin puts somebody at the desk, gives them a plan, and later closes their account', async ({
  page,
  browser,
}) => {
  test.slow();
  const toasts = await notedToasts(page);
  const dana = somebody();
  const elsewhere = await browser.newPage();
  await register(elsewhere, dana);
  await enterAsFirstAdmin(page, '/admin/users');
  const main = page.getByRole('main');
  await main.getByLabel('Find a user').fill(dana.email);
  await main.getByRole('button', { name: 'Find' }).click();
  const users = main.getByRole('region', { name: 'Users' });
  await expect(users.getByRole('rowheader')).toHaveCount(1);
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  const change = async (box: string): Promise<void> => {
    await users.getByRole('button', { name: dana.username }).click();
    const dialog = page.getByRole('dialog', { name: dana.username });
    await dialog.getByRole('checkbox', { name: box }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  };
  await change('Desk');
  await expect(users.getByText('Desk', { exact: true })).toBeVisible();
  await expect.poll(toasts).toContainEqual(expect.stringContaining(`${dana.username} updated`));

  await elsewhere.goto('/login?redirect=/admin/bookings');
  await signIn(elsewhere, dana);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Bookings');
  await elsewhere.goto('/admin');
  await expect(elsewhere).toHaveURL(/\/$/);

  await users.getByRole('button', { name: dana.username }).click();
  await page.getByRole('button', { name: 'Change plan' }).click();
  const plan = page.getByRole('dialog', { name: `${dana.username}’s plan` });
  await plan.getByLabel('Plan').selectOption('Gold');
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await plan.getByRole('button', { name: 'Save plan' }).click();
  const account = page.getByRole('dialog', { name: dana.username });
  await expect(account.getByText(/Gold until .*, 1 guest pass a month/)).toBeVisible();
  await account.getByRole('button', { name: 'Cancel' }).click();
  await elsewhere.goto('/profile');
  await expect(elsewhere.getByRole('main').getByText('Renews on')).toBeVisible();

  await change('Deactivated');
  await expect(users.getByText('Deactivated', { exact: true })).toBeVisible();
  await elsewhere.goto('/login?redirect=/admin/bookings');
  await signIn(elsewhere, dana);
  await expect(elsewhere.getByText(/This account was deactivated/).first()).toBeVisible();
  await elsewhere.close();
});
