import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './testing/accessible.js';
import { signIn, somebody } from './testing/people.js';

const plan = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name }) });
const question = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true });

test.describe('a visitor who compares the plans', () => {
  test('sees them in their order with every figure, and reads the six answers', async ({ page }) => {
    await page.goto('/membership');
    await expect(page).toHaveTitle('Membership - Northlight Immersive');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Silver',
      'Gold',
      'Platinum',
      'Diamond',
      'Frequently asked questions',
    ]);
    await expect(plan(page, 'Gold')).toContainText('Most Popular');
    await expect(page.getByText('Most Popular')).toHaveCount(1);
    for (const figure of ['$59.00', '25%', '96 h', '4']) await expect(plan(page, 'Diamond')).toContainText(figure);

    await expect(page.getByRole('main').locator('summary')).toHaveCount(6);
    await question(page, 'What is a guest pass?').click();
    await expect(page.getByText(/^A ticket for someone who comes with you/)).toBeVisible();
  });

  test('signs up, signs in, is back at the plans, and learns how Gold is taken', { tag: '@smoke' }, async ({
    page,
  }) => {
    const ann = somebody();
    await page.goto('/membership');
    await plan(page, 'Gold').getByRole('link', { name: 'Sign Up for Gold' }).click();
    await expect(page).toHaveURL(/\/register\?redirect=%2Fmembership$/);
    const main = page.getByRole('main');
    await main.getByLabel('Username').fill(ann.username);
    await main.getByLabel('Email').fill(ann.email);
    await main.getByLabel('Password', { exact: true }).fill(ann.password);
    await main.getByLabel('Confirm password').fill(ann.password);
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: 'Create Account' }).click();
    await signIn(page, ann);
    await expect(page).toHaveURL(/\/membership$/);

    const select = plan(page, 'Gold').getByRole('button', { name: 'Select Plan Gold' });
    await select.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'The Gold plan' });
    for (const term of ['$24.00 a month', '15% off all experiences', '1 guest pass a month', 'You pay $24.00 now']) {
      await expect(dialog).toContainText(term);
    }
    await expectAccessibleInEveryLook(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(select).toBeFocused();

    await page.keyboard.press('Enter');
    await dialog.getByRole('link', { name: 'Ask us about Gold' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
    await expect(page.getByRole('main').getByLabel('Subject')).toHaveValue('Gold membership');
  });
});
