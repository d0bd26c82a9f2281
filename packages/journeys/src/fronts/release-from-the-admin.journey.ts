import { expect, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../testing/accessible.js';
import { enterAsFirstAdmin } from '../testing/first-admin.js';
import { register, signIn, somebody } from '../testing/people.js';
import { StoryFront } from '../testing/registry.js';

test('a deployer promotes a candidate to a tenth of the visitors in the admin, and rolls it back', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const front = new StoryFront(baseURL ?? '');
  const stable = await front.publish('"The lantern that is known"');
  await front.promote(stable);
  const candidate = await front.publish('"The lantern that is tried"');

  const dara = somebody();
  const hers = await browser.newPage();
  await register(hers, dara);
  await test.step('an admin makes somebody a deployer', async () => {
    await enterAsFirstAdmin(page, `/admin/users?search=${dara.username}`);
    const users = page.getByRole('main').getByRole('region', { name: 'Users' });
    await users.getByRole('button', { name: dara.username }).click();
    const dialog = page.getByRole('dialog', { name: dara.username });
    await dialog.getByRole('checkbox', { name: 'Deployer' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  });

  await hers.goto('/login?redirect=/admin/fronts');
  await signIn(hers, dara);
  const main = hers.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Releases');
  const places = hers.getByRole('navigation', { name: 'Admin' }).getByRole('listitem');
  await expect(places).toHaveText(['Releases', 'View Website', 'Logout']);
  const row = main.getByRole('listitem').filter({ has: hers.getByRole('heading', { name: front.name }) });
  await expect(row.getByText(stable)).toBeVisible();

  await test.step('she tries a release on a tenth of the visitors', async () => {
    await row.getByRole('button', { name: `Promote a release of ${front.name}` }).click();
    const dialog = hers.getByRole('dialog');
    await dialog.getByLabel('Release').selectOption(candidate);
    await dialog.getByLabel('Visitors').selectOption('10%');
    await dialog.getByLabel('Reason').fill('A tenth over lunch');
    await expect(dialog.getByText(`About 10 in 100 visitors get ${candidate}`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Promote' }).click();
    await expect(dialog).toBeHidden();
    await expect(row.getByText('Trying on 10%')).toBeVisible();
    await expect(row.getByText('10% of visitors', { exact: true })).toBeVisible();
    expect(await front.status()).toMatchObject({ candidate, percent: 10 });
  });

  await test.step('she looks at all that is known of it, and takes it back', async () => {
    await row.getByRole('link', { name: `Details of ${front.name}` }).click();
    await expect(main.getByText(`by ${dara.username}`).first()).toBeVisible();
    await expect(main.getByText('A tenth over lunch')).toBeVisible();
    await expect(main.getByText('No errors reported by browsers.')).toBeVisible();
    await expectAccessibleInEveryLook(hers);
    await hers.setViewportSize({ width: 1280, height: 800 });
    await main.getByRole('button', { name: `Roll back ${front.name}` }).click();
    const dialog = hers.getByRole('alertdialog');
    await expect(dialog).toContainText(`Everyone gets ${stable} with their next page.`);
    await dialog.getByRole('button', { name: 'Roll back' }).click();
    await expect(main.getByText('Live', { exact: true })).toBeVisible();
    expect(await front.status()).toMatchObject({ candidate: null, percent: 0 });
  });

  await hers.goto('/admin/users');
  await expect(hers).toHaveURL(/\/$/);
  await hers.close();
});
