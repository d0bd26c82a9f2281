import { expect, type Page, test } from '@playwright/test';

// As most people see it; elsewhere nothing moves (playwright.config.ts).
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const cartKey = 'northlight-immersive-cart';
const ride = { lineId: 'a', id: 1, type: 'experience', name: 'Jurassic Ride', price: 34, quantity: 2, imageUrl: '' };
const booked = {
  ...ride,
  lineId: 'b',
  price: 162.18,
  quantity: 1,
  dateTime: 'November 28, 2026 at 2:30 PM',
  booked: { bookingId: 'b', reference: 'NL-8K4M2QXD', tickets: 4 },
};

const fillCart = (page: Page, ...lines: object[]) =>
  page.addInitScript(
    ([key, text]) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, text);
    },
    [cartKey, JSON.stringify({ state: { lines }, version: 0 })] as const,
  );

const cartButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Cart/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Your Cart' });
const themeOf = (page: Page) => page.evaluate(() => document.documentElement?.dataset.theme);

test('what a document fetches ahead is what its scripts ask for', { tag: '@smoke' }, async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) warnings.push(message.text());
  });
  for (const address of ['/', '/booking', '/membership']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(warnings.filter((text) => /integrity|preload/i.test(text))).toEqual([]);
});

test.describe('an address that nobody knows', () => {
  test('has the stated words and three ways on', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    await expect(page).toHaveTitle('404 Page Not Found - Northlight Immersive');
    await page.getByRole('searchbox', { name: 'Search experiences' }).fill('sim');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/experiences\?search=sim$/);
  });
});

test.describe('the keyboard', () => {
  test('meets "Skip to content" first, and lands in the page', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeVisible(); // the page itself, and not its first paint
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('searchbox')).toBeFocused();
  });

  test('stays in the cart panel, leaves it with Esc and is back on its button', { tag: '@smoke' }, async ({ page }) => {
    await fillCart(page, ride);
    await page.goto('/nowhere');
    await cartButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const active = document.activeElement;
        return active !== null && active !== document.body && !active.closest('dialog');
      });
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(cartButton(page)).toBeFocused();
  });
});

test.describe('the cart panel', () => {
  test('says when it is empty', async ({ page }) => {
    await page.goto('/nowhere');
    await cartButton(page).click();
    await expect(panel(page).getByText('Your cart is empty')).toBeVisible();
  });

  test('counts, adds up and lets lines go', async ({ page }) => {
    await fillCart(page, ride, booked);
    await page.goto('/nowhere');
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 3 items');
    await cartButton(page).click();
    await expect(panel(page).getByText('Shipping & taxes calculated at checkout')).toBeVisible();
    await expect(panel(page).getByText('$230.18')).toBeVisible();

    const quantity = panel(page).getByRole('group', { name: 'Quantity of Jurassic Ride' });
    await quantity.first().getByRole('button', { name: 'One fewer' }).click();
    await expect(quantity.first().getByRole('button', { name: 'One fewer' })).toBeDisabled();
    await expect(panel(page).getByText('$196.18')).toBeVisible();

    await expect(panel(page).getByText('4 tickets – change in the booking')).toBeVisible();
    await expect(quantity.last().getByRole('button', { name: 'One more' })).toBeDisabled();

    await panel(page).getByRole('button', { name: 'Remove Jurassic Ride' }).first().click();
    await expect(cartButton(page)).toHaveText('1');
  });

  test('is the same in two tabs and after a reload', async ({ page, context }) => {
    await fillCart(page, ride);
    await page.goto('/nowhere');
    const other = await context.newPage();
    await other.goto('/nowhere');
    await expect(cartButton(other)).toHaveAccessibleName('Cart, 2 items');
    await cartButton(page).click();
    await panel(page).getByRole('button', { name: 'One more' }).click();
    await expect(cartButton(other)).toHaveAccessibleName('Cart, 3 items');
    await page.reload();
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 3 items');
  });
});

test('a reload finds the place in the page that was left', async ({ page }) => {
  const place = () => page.evaluate(() => window.scrollY);
  await page.goto('/terms');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(place).toBe(900);
  await page.reload();
  await expect.poll(place).toBe(900);
});

test.describe('dark mode', () => {
  test('follows the system until it is chosen, and is remembered', { tag: '@smoke' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/nowhere');
    await page.getByRole('button', { name: 'Switch to light mode' }).click();
    expect(await themeOf(page)).toBe('light');
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => themeOf(page)).toBe('light');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.evaluate(() => new Promise(requestAnimationFrame)); // light and dark within one frame are no change
    await page.evaluate(() => localStorage.removeItem('theme'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => themeOf(page)).toBe('dark');
  });

  test('has its ground before any of the site’s scripts run', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/nowhere');
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(ground).toBe('rgb(13, 20, 32)');
  });
});

test.describe('a lost connection', () => {
  test('is said in a banner, which goes away again', { tag: '@smoke' }, async ({ page, context }) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await context.setOffline(true);
    await expect(page.getByText(/You're offline/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/You're offline/)).toBeHidden();
  });
});

test.describe('the links of the top bar and the footer', () => {
  test('lead to pages that there are', async ({ page }) => {
    await page.goto('/nowhere');
    const links = page.getByRole('banner').or(page.getByRole('contentinfo')).getByRole('link');
    await expect(links.filter({ hasText: 'Terms' })).toBeAttached();
    const all = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    const addresses = new Set(all.filter((address) => !address.startsWith('mailto:')));
    expect(addresses.size).toBeGreaterThan(8);
    for (const address of addresses) expect((await page.request.get(address)).status(), address).toBe(200);
  });
});

test.describe('a small window', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('keeps every place in the menu, and nothing to scroll sideways', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const links = menu.getByRole('navigation').getByRole('link');
    await expect(links.first()).toBeVisible();
    expect(await links.allInnerTexts()).toEqual(expect.arrayContaining(['Home', 'Experiences', 'Book', 'Contact']));
    await menu.getByRole('link', { name: 'Sign In' }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/login$/);
  });
});
