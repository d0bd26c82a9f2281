import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { linkIn, mailTo } from './testing/mailbox.js';

const footer = (page: Page) => page.getByRole('contentinfo');
const signUp = async (page: Page, email: string) => {
  await footer(page).getByRole('textbox', { name: 'Email' }).fill(email);
  await footer(page).getByRole('button', { name: 'Sign up' }).click();
};
const main = (page: Page) => page.getByRole('main');

test.describe('a reader of the newsletter', () => {
  test('signs up at the foot of a page, confirms by mail, and leaves by mail', { tag: '@smoke' }, async ({ page }) => {
    const email = `reader-${randomBytes(4).toString('hex')}@example.com`;
    await page.goto('/terms');
    await signUp(page, email);
    await expect(footer(page).getByRole('status')).toHaveText(/^Almost done! Open the email/);

    const answer = await page.goto(linkIn(await mailTo(email, 'Confirm your email address'), '/newsletter/confirm#'));
    expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    await main(page).getByRole('button', { name: 'Confirm subscription' }).click();
    await expect(main(page).getByRole('status')).toContainText("You're on the list.");

    await page.goto(linkIn(await mailTo(email, 'You’re on the list'), '/newsletter/unsubscribe#'));
    await main(page).getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(main(page).getByRole('status')).toContainText("we've deleted your email address");
  });

  test('is told what is wrong where it was typed, and keeps it when the line is cut', async ({ page, context }) => {
    await page.goto('/privacy');
    const email = footer(page).getByRole('textbox', { name: 'Email' });
    await signUp(page, 'reader@');
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    await context.setOffline(true);
    await signUp(page, 'reader@example.com');
    await expect(email).toHaveAccessibleDescription(/^Couldn't reach the server/);
    await expect(email).toHaveValue('reader@example.com');
    await context.setOffline(false);
  });
});
