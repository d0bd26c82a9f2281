import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { enterAsFirstAdmin } from './testing/first-admin.js';
import { mailTo } from './testing/mailbox.js';
import { notedToasts } from './testing/toasts.js';

test('a visitor writes, the house answers, and colleagues see what was answered', async ({ page, request }) => {
  test.slow();
  const toasts = await notedToasts(page);
  const word = randomBytes(4).toString('hex');
  const email = `ann-${word}@example.com`;
  const data = {
    ...{ name: 'Ann Lee', email, phone: '', location: '1', subject: `A lost scarf ${word}` },
    message: 'Grey wool.\nIn the gallery, on Saturday.',
  };
  expect((await request.post('/api/contact', { data })).status()).toBe(201);

  await enterAsFirstAdmin(page, '/admin/messages');
  const main = page.getByRole('main');
  await expect(page.getByRole('link', { name: /^Messages \d+ new$/ }).first()).toBeVisible();
  await main.getByLabel('Find a message').fill(`lee ${word}`);
  await main.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/search=lee\+/);
  await expect(main.getByRole('row')).toHaveCount(2);
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  await main.getByRole('button', { name: data.subject }).click();
  const dialog = page.getByRole('dialog', { name: data.subject });
  await expect(dialog).toContainText('Rochester Flagship');
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await expect(dialog).toContainText('Please write an answer');
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  await dialog.getByLabel('Your reply').fill('Dear Ann,\n\nit is at the desk.');
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await expect.poll(toasts).toContainEqual(expect.stringContaining('Reply sent'));
  await expect(main.getByText('No message found')).toBeVisible();
  const mail = await mailTo(email, `Re: A lost scarf ${word}`);
  expect(mail).toContain('it is at the desk.');
  expect(mail).toContain('> In the gallery, on Saturday.');

  await main.getByRole('tab', { name: 'Answered' }).click();
  await main.getByRole('button', { name: data.subject }).click();
  await expect(dialog).toContainText('it is at the desk.');
  await expect(dialog).toContainText('by first-admin');
});
