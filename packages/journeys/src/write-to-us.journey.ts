import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { mailTo } from './testing/mailbox.js';
import { notedToasts } from './testing/toasts.js';

const form = (page: Page) => page.getByRole('form', { name: 'Send us a message' });
const fillIn = async (page: Page, email: string) => {
  await form(page).getByLabel('Name').fill('Ann Lee');
  await form(page).getByLabel('Email').fill(email);
  await form(page).getByLabel('Location').selectOption({ label: 'Rochester Flagship' });
  await form(page).getByLabel('Subject').fill('A lost scarf');
  await form(page).getByLabel('Message').fill('Grey wool.\nIn the gallery, on Saturday.');
};
const send = (page: Page) => form(page).getByRole('button', { name: 'Send Message' }).click();

test.describe('a visitor with a question', () => {
  test('writes to us, hears that it has come, and support has it in its mailbox', { tag: '@smoke' }, async ({
    page,
  }) => {
    const email = `ann-${randomBytes(4).toString('hex')}@example.com`;
    const toasts = await notedToasts(page);
    await page.goto('/contact');
    await fillIn(page, email);
    await send(page);
    await expect.poll(toasts).toContainEqual(expect.stringContaining('Message Sent'));
    await expect(form(page)).toContainText(`We'll reply to ${email}.`);
    await expect(form(page).getByLabel('Message')).toHaveValue('');
    const toSupport = await mailTo(email, '\\[Contact\\] A lost scarf');
    expect(toSupport).toContain('> In the gallery, on Saturday.');
    expect(await mailTo(email, 'We got your message')).toContain(`To: Ann Lee <${email}>`);
  });

  test('loses nothing while the line is cut, and sends it once when it is back', async ({ page }) => {
    const email = `bob-${randomBytes(4).toString('hex')}@example.com`;
    await page.goto('/contact');
    await fillIn(page, email);
    const keys: (string | undefined)[] = [];
    await page.route('**/api/contact', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch(); // it arrives, and its answer is lost
      return route.abort();
    });
    await send(page);
    await expect(form(page).getByRole('alert')).toContainText('Check your connection and try again.');
    await expect(form(page).getByLabel('Message')).toHaveValue('Grey wool.\nIn the gallery, on Saturday.');
    await send(page);
    await expect(form(page)).toContainText(`We'll reply to ${email}.`);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('is shown what is missing, in every look', async ({ page }) => {
    await page.goto('/contact');
    await send(page);
    await expect(page.getByRole('group', { name: 'Please check these fields' })).toBeFocused();
    await expect(form(page)).toContainText('Subject must be at least 5 characters');
    await expectAccessibleInEveryLook(page);
  });

  test('finds the answer without writing, under an address that can be passed on', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('tab', { name: 'Support' }).click();
    await expect(page).toHaveURL(/\/contact\?tab=support$/);
    await page.getByText('Can I reschedule my booking?').click();
    await expect(page.getByText('Yes, up to 24 hours before it starts.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Support' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'Locations' }).click();
    await expect(page.getByRole('tabpanel').getByRole('heading')).toHaveText([
      'Rochester Flagship',
      'Boston',
      'New York City',
      'Corporate headquarters',
    ]);
  });
});
