import { expect } from '@playwright/test';
import { test } from './testing/same-visitor.js';

const pages = [
  '/',
  '/experiences',
  '/experience/jurassic-ride',
  '/booking',
  '/venues',
  '/venue/rochester-flagship',
  '/venue/boston',
  '/membership',
  '/merch',
  '/franchise',
  '/contact',
  '/about',
  '/terms',
  '/privacy',
  '/experience/no-such-thing',
  '/venue/atlantis',
  '/no/such/page',
];

const titleIn = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

test.describe('somebody who finds a page by a search or a link', () => {
  for (const path of pages) {
    test(`reads the same title before and after the scripts: ${path}`, async ({ visitor, request }) => {
      const requested = await request.get(path);
      await visitor.goto(path);
      await expect(visitor.getByRole('contentinfo')).toBeVisible();
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(visitor).toHaveTitle(titleIn(await requested.text()) ?? '');
    });
  }

  test('is told by the status what is not there', { tag: '@smoke' }, async ({ request }) => {
    const statusOf = async (path: string) => (await request.get(path)).status();
    expect(await statusOf('/experience/jurassic-ride')).toBe(200);
    expect(await statusOf('/experience/no-such-thing')).toBe(404);
    expect(await statusOf('/venue/atlantis')).toBe(404);
    expect(await statusOf('/no/such/page')).toBe(404);
  });

  test('is shown a picture of the page where it is linked', async ({ page, request }) => {
    for (const path of ['/', '/experiences', '/experience/jurassic-ride', '/venue/boston']) {
      await page.goto(path);
      const address = await page.locator('meta[property="og:image"]').getAttribute('content');
      const picture = await request.get(new URL(address ?? '').pathname);
      expect([path, picture.status(), picture.headers()['content-type']]).toEqual([path, 200, 'image/jpeg']);
    }
  });
});

test.describe('a robot', () => {
  test('finds every page of the map, and each says that it is the one', { tag: '@smoke' }, async ({ request }) => {
    const map = await (await request.get('/sitemap.xml')).text();
    const paths = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    expect(paths.length).toBeGreaterThan(25);
    for (const path of paths) {
      const answer = await request.get(path);
      const canonical = /<link rel="canonical" href="(.*?)">/.exec(await answer.text())?.[1] ?? '';
      expect([path, answer.status(), new URL(canonical).pathname]).toEqual([path, 200, path]);
    }
  });
});

test.describe('somebody on a slow line', () => {
  for (const path of ['/', '/experiences', '/experience/jurassic-ride', '/booking', '/venue/rochester-flagship']) {
    test(`sees heading and picture before any script, and fetches the picture once: ${path}`, async ({ page }) => {
      let letScriptsCome: () => void = () => undefined;
      const delay = new Promise<void>((resolve) => {
        letScriptsCome = resolve;
      });
      await page.route('**/r/**/*.js', async (route) => {
        await delay;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      const before = await heading.textContent();
      const picture = page.locator('#root picture img').first();
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      const file = await picture.evaluate((img: HTMLImageElement) => img.currentSrc);

      letScriptsCome();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(heading).toHaveText(before ?? '');
      const shown = page.locator(`#root img:not([fetchpriority="low"])`);
      await expect
        .poll(() => shown.evaluateAll((all) => all.map((img) => (img as HTMLImageElement).currentSrc)))
        .toContain(file);
    });
  }
});

test.describe('somebody without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('reads what the page is about and finds the way to every experience', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/experiences');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Extraordinary Experiences');
    await page.getByRole('link', { name: 'Jurassic Ride' }).click();
    await expect(page).toHaveTitle(/^Jurassic Ride - /);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jurassic Ride');
  });
});
