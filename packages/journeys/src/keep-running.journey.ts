import { expect, type Locator, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInEveryLook } from './testing/accessible.js';
import { enterAsFirstAdmin } from './testing/first-admin.js';

type Times = Readonly<Record<string, string | undefined>>;

/** When the jobs in these rows have failed, by their ids. */
const timesIn = (rows: Locator): Promise<Times> =>
  rows.evaluateAll((all) =>
    Object.fromEntries(
      all.map((row) => [row.querySelector('small')?.textContent, row.querySelector('time')?.dateTime]),
    ),
  );

/** Waits for a list on which these jobs have failed since: they were tried again, and their file is still not there. */
async function expectFailedAnew(rows: Locator, before: Times, ids: readonly string[]): Promise<void> {
  const anew = async () => {
    const now = await timesIn(rows);
    return ids.filter((id) => now[id] !== undefined && now[id] !== before[id]);
  };
  await expect.poll(anew, { timeout: 30_000 }).toEqual(ids);
}

test('an operator sees a job that failed, has it tried again, and pauses a queue for a while', {
  tag: '@smoke',
}, async ({ page }) => {
  test.slow();
  await enterAsFirstAdmin(page, '/admin/operations');
  await expectAccessible(page, 'Operations');
  const main = page.getByRole('main');
  const failed = main
    .getByRole('region', { name: 'Failed jobs' })
    .getByRole('row')
    .filter({ hasText: 'make-renditions' });
  await expect(failed.first()).toContainText('is not there');
  const id = (await failed.first().locator('small').textContent()) ?? '';
  const before = await timesIn(failed);
  await main.getByRole('button', { name: `Retry ${id}`, exact: true }).click();
  await expect(page.getByText('Retrying the job')).toBeVisible();
  await expectFailedAnew(failed, before, [id]);

  await failed
    .first()
    .getByRole('button', { name: /^Discard/ })
    .click();
  const dialog = page.getByRole('alertdialog', { name: 'Discard this job?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const between = await timesIn(failed);
  await main.getByRole('button', { name: 'Retry all in media' }).click();
  const requested = page.getByRole('alertdialog', { name: 'Retry failed jobs in media?' });
  await expect(requested.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await requested.getByRole('button', { name: 'Retry them' }).click();
  await expect(page.getByText(/^Retrying \d+ jobs?/).last()).toBeVisible();
  await expectFailedAnew(failed, between, Object.keys(between));

  await main.getByRole('button', { name: 'Pause litter' }).click();
  await expect(main.getByRole('row', { name: /litter/ })).toContainText('Paused');
  await main.getByRole('button', { name: 'Resume litter' }).click();
  await expect(main.getByRole('button', { name: 'Pause litter' })).toBeVisible();
  await expectAccessibleInEveryLook(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  await main.getByRole('link', { name: 'All jobs' }).click();
  await expect(page.getByText('make-renditions').or(page.getByText('media')).first()).toBeVisible();
});
