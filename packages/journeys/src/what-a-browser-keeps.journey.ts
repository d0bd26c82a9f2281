import { cookieKindOf, siteCookies, storageKindOf } from '@northlight/contracts';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { CheckoutScreen } from './testing/checkout-screen.js';
import { register, signIn, somebody } from './testing/people.js';
import { SandboxScreen } from './testing/sandbox-screen.js';

const slug = 'northlight-immersive';
/** Clocks of the site and of the browser may differ by so much. */
const TOLERANCE_SECONDS = 60;

interface Kept {
  readonly name: string;
  readonly isAsListed: boolean;
}

/** The cookies of a browser, and whether each is as the list of the site says. */
async function cookiesOf(context: BrowserContext): Promise<Kept[]> {
  const cookies = await context.cookies();
  return cookies.map(({ name, path, httpOnly, sameSite, expires }) => {
    const kind = cookieKindOf(name);
    if (!kind) return { name, isAsListed: false };
    const listed = siteCookies[kind];
    const seconds = expires - Date.now() / 1_000;
    const isInTime = expires === -1 || seconds < listed.lifeMs / 1_000 + TOLERANCE_SECONDS;
    return {
      name,
      isAsListed: isInTime && httpOnly && path === listed.path && sameSite.toLowerCase() === listed.sameSite,
    };
  });
}

const storedKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

test('a browser keeps what the privacy page says, and nothing else', { tag: '@smoke' }, async ({ page, context }) => {
  const main = page.getByRole('main');
  await test.step('of a first visit nothing', async () => {
    await page.goto('/');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await context.cookies()).toEqual([]);
  });

  await test.step('of a visitor who orders, comes back from the gateway, signs in, and begins to write', async () => {
    const ann = somebody();
    await register(page, ann);
    const checkout = new CheckoutScreen(page);
    await checkout.addThing('Crew Cap');
    await checkout.openCheckout();
    await checkout.giveContact('Ann Lee', ann.email);
    if (await checkout.isPaidOnline()) {
      await checkout.payOnline().click();
      await new SandboxScreen(page).opens();
      await page.goBack();
      await expect(checkout.heading('Your order isn’t paid yet')).toBeVisible();
    } else {
      await checkout.reserve().click();
      await expect(checkout.heading('Reserved for you')).toBeVisible();
    }
    await page.goto('/login?redirect=%2Ffranchise%2Fapply');
    await main.getByRole('checkbox', { name: 'Remember me for 30 days' }).check();
    await signIn(page, ann);
    await main.getByLabel('Motivation').fill('Tuesdays are empty.');
    await page.goto('/booking');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.request.post('/api/auth/login/passkey/options')).ok()).toBe(true);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('banner').getByRole('button', { name: 'Switch to dark mode' }).click();
  });

  await test.step('each cookie is as the list has it, and on the page', async () => {
    const saved = await cookiesOf(context);
    expect(saved.filter(({ isAsListed }) => !isAsListed)).toEqual([]);
    expect(saved.map(({ name }) => cookieKindOf(name)).sort()).toEqual(['device', 'passkey', 'session']);
    await page.goto('/privacy');
    const list = main.getByRole('region', { name: 'Cookies' });
    for (const name of ['sid', 'passkey', 'device-…'])
      await expect(list.getByText(name, { exact: true })).toBeVisible();
  });

  await test.step('and so is what pages keep besides', async () => {
    const keys = await storedKeys(page);
    expect(keys.filter((key) => storageKindOf(key, slug) === undefined)).toEqual([]);
    expect(new Set(keys.map((key) => storageKindOf(key, slug)))).toEqual(
      new Set(['theme', 'cart', 'drafts', 'booking', 'links', 'places']),
    );
  });
});
