import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test';
import { enterAsFirstAdmin } from '../testing/first-admin.js';
import { isEveryLook, publicPages } from '../testing/public-pages.js';

const frontUnavailable = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This part is temporarily unavailable' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Everything that the first file of the shell brings in afterwards; of fronts with or without their entry. */
const partsOf = {
  entry: /\/r\/[^/]+\/[^/]+\/(?!main\.)[^/]+\.js$/,
  chunks: /\/r\/[^/]+\/[^/]+\/(?!main\.|remoteEntry\.)[^/]+\.js$/,
} as const;

const failures = {
  aborted: (route: Route) => route.abort('connectionreset'),
  missing: (route: Route) => route.fulfill({ status: 404 }),
  altered: (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'globalThis.altered = true;' }),
  hanging: () => new Promise<void>(() => undefined),
} as const;

type Failure = keyof typeof failures;
const kinds = Object.keys(failures) as Failure[];

/** One address for each page that a visitor sees; who is not signed in is sent to do so, by the page itself. */
const visitorPages = [
  ...Object.keys(publicPages).filter((address) => !/\?|^\/(experience|venue)\/(anaglyph|boston|unknown)/.test(address)),
  ...['/profile', '/bookings', '/franchise/apply', '/franchise/portal', '/franchise-opportunities'],
  '/booking/confirmed/NL-00000000',
];

const adminPages = [
  ...[
    '',
    '/franchise-inquiries',
    '/bookings',
    '/orders',
    '/reports',
    '/refunds',
    '/vouchers',
    '/messages',
    '/experiences',
  ],
  ...[
    '/experiences/new',
    '/memberships',
    '/products',
    '/products/new',
    '/venues',
    '/venues/new',
    '/users',
    '/settings',
  ],
  ...['/texts', '/texts/social', '/audit', '/operations', '/availability'],
].map((path) => `/admin${path}`);

interface Story {
  readonly address: string;
  readonly failure: Failure;
  readonly parts: RegExp;
}

/** Each page meets one of the failures, and all of them occur; `EVERY_LOOK=true` has each page meet each. */
const storiesOf = (addresses: readonly string[], failure: Failure, among: readonly Failure[] = kinds): Story[] =>
  addresses
    .filter((_, nth) => isEveryLook || among[nth % among.length] === failure)
    .map((address, nth) => ({ address, failure, parts: nth % 2 === 0 ? partsOf.entry : partsOf.chunks }));

/** A tab in which the page does not come, and the frame says so. */
const loseIn = async (context: BrowserContext, { address, parts, failure }: Story): Promise<Page> => {
  const page = await context.newPage();
  await page.route(parts, failures[failure]);
  await page.goto(address, { waitUntil: 'commit' });
  await eventually(frontUnavailable(page), `${address} ${failure}`).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cart/ })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return page;
};

/** All of them ask again at the same moment, and what has not come within seconds counts as hung. */
const TABS_AT_ONCE = 3;

/** A release that hangs is given up by its own limits, one after the other; how long that takes is not told here. */
const eventually = expect.configure({ timeout: 30_000 });

/** Loses the pages, and has each of them there, without a reload, once the network is back. */
const loseAll = async (context: BrowserContext, stories: readonly Story[]): Promise<void> => {
  for (let first = 0; first < stories.length; first += TABS_AT_ONCE) {
    const lost = stories.slice(first, first + TABS_AT_ONCE);
    const pages = await Promise.all(lost.map((story) => loseIn(context, story)));
    await context.setOffline(true);
    await context.setOffline(false);
    for (const [nth, page] of pages.entries()) {
      const address = lost[nth]?.address ?? '';
      await eventually(frontUnavailable(page), address).toHaveCount(0);
      await eventually(heading(page), address).toHaveText(publicPages[address] ?? /./);
      await page.close();
    }
  }
};

for (const failure of kinds) {
  const tag = failure === 'missing' ? '@smoke' : [];
  test(`no page is blank when its files are ${failure}, and it comes when the network is back`, { tag }, async ({
    context,
  }) => {
    test.slow();
    await loseAll(context, storiesOf(visitorPages, failure));
  });
}

test('no page of the admin is blank when its files do not come, and it comes when the network is back', async ({
  page,
  context,
}) => {
  test.slow();
  await enterAsFirstAdmin(page, '/admin');
  await expect(page).toHaveURL(/\/admin$/);
  const among = isEveryLook ? kinds : kinds.filter((kind) => kind !== 'hanging');
  for (const failure of among) await loseAll(context, storiesOf(adminPages, failure, among));
});

test('one page that does not come costs neither the frame nor the next visit', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/');
  const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign In' });
  const experiences = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Experiences' });
  await expect(page.getByRole('contentinfo')).toBeVisible(); // all of the frame is there
  await page.route(partsOf.chunks, failures.missing);
  await signIn.click();
  await expect(frontUnavailable(page)).toBeVisible();
  await expect(frontUnavailable(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await experiences.click();
  await expect(frontUnavailable(page)).toBeVisible();
  await page.unrouteAll();

  await experiences.click();
  await expect(heading(page)).toHaveText('Extraordinary Experiences');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.route(partsOf.chunks, failures.aborted);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Venues' }).click();
  await expect(frontUnavailable(page)).toBeVisible();
  await experiences.click();
  await expect(heading(page)).toHaveText('Extraordinary Experiences');
  await page.unrouteAll();
  await signIn.click();
  await expect(heading(page)).toHaveText('Sign in');
});

test('nothing that stands behind the # of an address blanks a page', { tag: '@smoke' }, async ({ page }) => {
  for (const end of ['#50%', '#%E0%A4%A', '#%F0%9F%98', '#\u202E😀']) {
    await page.goto(`/experiences${end}`);
    await expect(heading(page)).toHaveText('Extraordinary Experiences');
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.goto('about:blank');
  }
});
