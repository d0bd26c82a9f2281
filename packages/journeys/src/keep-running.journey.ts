import { expect, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInEveryLook } from './testing/accessible.js';
import { enterAsFirstAdmin } from './testing/first-admin.js';

test('an operator sees a job that failed, has it tried again, and pauses a queue for a while', async ({ page }) => {
  test.slow();
  await enterAsFirstAdmin(page, '/admin/operations');
  await expectAccessible(page, 'Operations');
  const main = page.getByRole('main');
  const failed = main
    .getByRole('region', { name: 'Failed jobs' })
    .getByRole('row')
    .filter({ hasText: 'make-renditions' });
  await expect(failed.first()).toContainText('is not there');
  const before = await failed.count();
  await failed
    .first()
    .getByRole('button', { name: /^Retry/ })
    .click();
  await expect(page.getByText('The job is tried again')).toBeVisible();
  await expect(failed).toHaveCount(before); // its file is still not there

  await failed
    .first()
    .getByRole('button', { name: /^Discard/ })
    .click();
  const dialog = page.getByRole('alertdialog', { name: 'Give this job up?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await main.getByRole('button', { name: 'Retry all of media' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Retry the failed jobs of media?' });
  await expect(asked.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await asked.getByRole('button', { name: 'Retry them' }).click();
  await expect(page.getByText(/(is|are) tried again/).last()).toContainText(/^(One job is|\d+ jobs are) tried again/);
  await expect(failed).toHaveCount(before);

  await main.getByRole('button', { name: 'Pause litter' }).click();
  await expect(main.getByRole('row', { name: /litter/ })).toContainText('Paused');
  await main.getByRole('button', { name: 'Resume litter' }).click();
  await expect(main.getByRole('button', { name: 'Pause litter' })).toBeVisible();
  await expectAccessibleInEveryLook(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  await main.getByRole('link', { name: 'Every job, on the board' }).click();
  await expect(page.getByText('make-renditions').or(page.getByText('media')).first()).toBeVisible();
});
