import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test';
import { isEveryLook, publicPages } from '../testing/public-pages.js';

const hole = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part is temporarily unavailable' });
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
  hung: () => new Promise<void>(() => undefined),
} as const;

type Failure = keyof typeof failures;
const kinds = Object.keys(failures) as Failure[];

/** One address for each page. */
const addresses = Object.keys(publicPages).filter(
  (address) => !/\?|^\/(experience|venue)\/(anaglyph|boston|unknown)/.test(address),
);

/** Each page meets one failure, and all of them occur; `EVERY_LOOK=true` has each page meet each. */
const storiesOf = (failure: Failure) =>
  addresses
    .map((address, nth) => ({
      address,
      parts: nth % 8 < 4 ? partsOf.entry : partsOf.chunks,
      isOurs: kinds[nth % 4] === failure,
    }))
    .filter(({ isOurs }) => isEveryLook || isOurs);

const online = async (context: BrowserContext) => {
  await context.setOffline(true);
  await context.setOffline(false);
};

/** A tab in which the page does not come: the frame says so; once the network is back the page is there, without a reload. */
const visit = async (page: Page, { address, parts }: { address: string; parts: RegExp }, failure: Failure) => {
  await page.route(parts, failures[failure]);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(hole(page), `${address} ${failure}`).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cart/ })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
};

for (const failure of kinds) {
  test(`no page is blank when its files are ${failure}, and it comes when the network is back`, async ({ context }) => {
    test.slow(isEveryLook);
    const stories = storiesOf(failure);
    const together = failure === 'hung' ? stories.length : 3; // who waits needs no processor
    for (let first = 0; first < stories.length; first += together) {
      const tabs = await Promise.all(
        stories.slice(first, first + together).map(async (story) => ({ story, page: await context.newPage() })),
      );
      await Promise.all(tabs.map(({ story, page }) => visit(page, story, failure)));
      await online(context);
      for (const { story, page } of tabs) {
        await expect(heading(page), story.address).toHaveText(publicPages[story.address] ?? /./);
        await page.close();
      }
    }
  });
}

test('one page that does not come costs neither the frame nor the next visit', async ({ page }) => {
  await page.goto('/');
  const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign In' });
  const experiences = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Experiences' });
  await page.route(partsOf.chunks, failures.missing);
  await signIn.click();
  await expect(hole(page)).toBeVisible();
  await expect(hole(page).getByRole('button', { name: 'Retry' })).toBeVisible();
  await experiences.click();
  await expect(hole(page)).toBeVisible();
  await page.unrouteAll();

  await experiences.click();
  await expect(heading(page)).toHaveText('Extraordinary Experiences');
  await page.route(partsOf.chunks, failures.aborted);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Venues' }).click();
  await expect(hole(page)).toBeVisible();
  await experiences.click();
  await expect(heading(page)).toHaveText('Extraordinary Experiences');
  await page.unrouteAll();
  await signIn.click();
  await expect(heading(page)).toHaveText('Sign in');
});

test('nothing that stands behind the # of an address blanks a page', async ({ page }) => {
  for (const end of ['#50%', '#%E0%A4%A', '#%F0%9F%98', '#\u202E😀']) {
    await page.goto(`/experiences${end}`);
    await expect(heading(page)).toHaveText('Extraordinary Experiences');
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.goto('about:blank');
  }
});
