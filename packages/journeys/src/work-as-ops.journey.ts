import { expect, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { enterAsFirstAdmin } from './testing/first-admin.js';
import { register, signIn, somebody } from './testing/people.js';

test('somebody who works as ops watches queues, looks at the board, and comes to no other place of the admin', async ({
  page,
  browser,
}) => {
  test.slow();
  const owen = somebody();
  const his = await browser.newPage();
  await register(his, owen);
  await enterAsFirstAdmin(page, '/admin/users');
  const admin = page.getByRole('main');
  await admin.getByLabel('Find a user').fill(owen.email);
  await admin.getByRole('button', { name: 'Find' }).click();
  await admin.getByRole('region', { name: 'Users' }).getByRole('button', { name: owen.username }).click();
  const dialog = page.getByRole('dialog', { name: owen.username });
  await dialog.getByRole('checkbox', { name: 'Operations' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  await his.goto('/login?redirect=/admin/operations');
  await signIn(his, owen);
  const main = his.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Operations');
  await expect(main.getByRole('row', { name: /^mail/ })).toBeVisible();
  const places = his.getByRole('navigation', { name: 'Admin' }).getByRole('listitem');
  await expect(places).toHaveText(['Availability', 'Operations', 'View Website', 'Logout']);

  await expectAccessibleInEveryLook(his);
  await his.setViewportSize({ width: 1280, height: 800 });

  await test.step('the board shows a queue and has nothing to change it with', async () => {
    await main.getByRole('link', { name: 'All jobs' }).click();
    await expect(his).toHaveURL(/\/admin\/queues/);
    await his
      .getByRole('link', { name: /^media/ })
      .first()
      .click();
    await expect(his.getByText('make-renditions').first()).toBeVisible();
    await expect(his.getByRole('button', { name: /Obliterate|Clean|Empty|Remove/i })).toHaveCount(0);
  });

  for (const place of ['/admin', '/admin/users', '/admin/bookings', '/admin/audit']) {
    await his.goto(place);
    await expect(his).toHaveURL(/\/$/);
  }
  await his.close();
});
