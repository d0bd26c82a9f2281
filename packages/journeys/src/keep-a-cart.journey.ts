import { expect, type Page, test } from '@playwright/test';
import { register, signIn, somebody } from './testing/people.js';

const cartButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Cart/ });
const has = (page: Page, items: string) => expect(cartButton(page)).toHaveAccessibleName(items);
const cart = (page: Page) => page.getByRole('dialog', { name: 'Your Cart' });
const add = async (page: Page, name: string) => {
  await page.goto('/merch');
  await page.getByRole('button', { name: `Add to Cart ${name}` }).click();
  await expect(cart(page).getByText(name)).toBeVisible();
  await page.keyboard.press('Escape');
};
const isKept = (page: Page) =>
  page.waitForResponse((answer) => new URL(answer.url()).pathname.startsWith('/api/cart') && answer.ok());

test('what a visitor put into the cart is there on every device of the account, and gone from one that logs out', async ({
  page,
  browser,
}) => {
  const ann = somebody();
  await register(page, ann);

  await test.step('a visitor puts glasses into the cart and signs in', async () => {
    await add(page, 'Red-Cyan Glasses');
    await has(page, 'Cart, 1 item');
    await page.goto('/login');
    const merged = isKept(page);
    await signIn(page, ann);
    expect((await merged).request().method()).toBe('POST');
    await has(page, 'Cart, 1 item');
  });

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await test.step('another device has them, too, and adds a tote and glasses of its own', async () => {
    await add(phone, 'Red-Cyan Glasses');
    await phone.goto('/login');
    await signIn(phone, ann);
    await has(phone, 'Cart, 2 items');
    const saved = phone.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await add(phone, 'Canvas Tote');
    await saved;
  });

  await test.step('the first sees all of it, and both change it at once', async () => {
    await page.reload();
    await has(page, 'Cart, 3 items');
    await cartButton(page).click();
    await expect(cart(page).getByText('Canvas Tote')).toBeVisible();
    await page.keyboard.press('Escape');
    await Promise.all([add(page, 'Crew Cap'), add(phone, 'Enamel Pin Set')]);
  });

  await test.step('a logout sends what is left to send, and leaves an empty cart', async () => {
    await page.getByRole('banner').getByRole('button', { name: ann.username }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await has(page, 'Cart, 0 items');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await page.reload();
    await has(page, 'Cart, 0 items');
    await phone.reload();
    await has(phone, 'Cart, 5 items');
  });
  await phone.context().close();
});
