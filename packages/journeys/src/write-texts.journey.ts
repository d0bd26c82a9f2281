import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { enterAsFirstAdmin } from './testing/first-admin.js';
import { notedToasts } from './testing/toasts.js';

const key = 'membership-faq';
const requested = 'May I bring my dog?';

const form = (page: Page) => page.getByRole('form', { name: 'Text' });
const save = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Save text' }).click();

test('an admin writes a text, visitors read it after a reload, and the version before comes back', async ({
  page,
  browser,
}) => {
  test.slow();
  const toasts = await notedToasts(page);
  const visitor = await browser.newPage();
  await visitor.goto('/membership');
  await expect(visitor.getByText('What is a guest pass?')).toBeVisible();

  await enterAsFirstAdmin(page, '/admin/settings');
  await page
    .getByRole('region', { name: 'Site text and opening hours' })
    .getByRole('link', { name: 'Site text' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site text');
  await expect(page.getByRole('row', { name: /Membership questions/ })).toContainText('Membership, below the plans');
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('link', { name: 'Membership questions' }).click();

  const blocks = form(page).getByRole('group', { name: /^Block \d+: / });
  await expect(blocks.first()).toBeVisible();
  const count = await blocks.count();
  const atTheEnd = form(page).getByRole('group', { name: 'Add a block at the end' });
  await atTheEnd.getByRole('button', { name: 'Question' }).click();
  const added = form(page).getByRole('group', { name: `Block ${count + 1}: question` });
  await expect(added.getByLabel('Question')).toBeFocused();
  await page.keyboard.type(requested);
  await added.getByLabel('Answer').fill('Up to {moveHour} hours before.');
  await save(page);
  await expect(page.getByRole('group', { name: 'Please check these fields' })).toBeFocused();
  await expect(added).toContainText('{moveHour} is not a known name.');
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  await added.getByLabel('Answer').fill('Not inside. Up to {moveHours} hours before, you may move your visit.');
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByText(requested).click();
  await expect(preview).toContainText(/Up to \d+ hours before/);
  await form(page)
    .getByRole('button', { name: `Up: block ${count + 1}` })
    .focus();
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('button', { name: `Up: block ${count}` })).toBeFocused();

  await page.getByRole('link', { name: 'Back to site text' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await save(page);
  await expect.poll(toasts).toContainEqual(expect.stringContaining('Text saved'));

  await visitor.reload();
  await visitor.getByText(requested).click();
  await expect(visitor.getByText(/Not inside\. Up to \d+ hours before/)).toBeVisible();

  const versions = page.getByRole('region', { name: 'Versions' });
  await versions
    .getByRole('button', { name: /^Version / })
    .nth(1)
    .click();
  const dialog = page.getByRole('dialog', { name: /^Version / });
  await expect(dialog.getByRole('region', { name: 'What would change' })).toContainText(requested);
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expect.poll(toasts).toContainEqual(expect.stringMatching(/Version \d+ restored/));
  await expect(blocks).toHaveCount(count);
  await visitor.reload();
  await expect(visitor.getByText('What is a guest pass?')).toBeVisible();
  await expect(visitor.getByText(requested)).toHaveCount(0);
  await visitor.close();

  await page.goto(`/admin/audit?subject=text/${key}`);
  const entries = page.getByRole('main').getByRole('region', { name: 'Changes' }).getByRole('listitem');
  await expect(entries.first()).toContainText('text written');
  await expect(entries.first().getByRole('row', { name: /^Blocks/ })).toContainText(requested);
});

test('on a phone the bar of places shows the open one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAsFirstAdmin(page, '/admin/audit');
  const nav = page.getByRole('navigation', { name: 'Admin' });
  await expect(nav.getByRole('link', { name: 'Audit log' })).toBeInViewport({ ratio: 1 });
  await nav.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await expect(nav.getByRole('link', { name: 'Settings' })).toBeInViewport({ ratio: 1 });
});
