import { type Browser, test as base, expect } from '@playwright/test';
import { sidewaysOf, unreadableOf } from './testing/geometry.js';
import { arrive, pagesToWalk } from './testing/public-pages.js';

const twice = '--blink-settings=defaultFontSize=32';

/** A browser whose owner has set the text to twice its usual size. */
const test = base.extend<object, { largeText: Browser }>({
  largeText: [
    async ({ playwright, launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), twice];
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

test.describe('text twice as large as usual', () => {
  for (const address of pagesToWalk) {
    test(`breaks nothing on ${address}`, async ({ largeText, baseURL }) => {
      const context = await largeText.newContext({ baseURL, viewport: { width: 1280, height: 900 } });
      const page = await context.newPage();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await arrive(page, address);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      for (const width of [1280, 640]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => sidewaysOf(page), `wider than ${width} px`).toEqual([]);
        expect(await unreadableOf(page), `at ${width} px`).toEqual([]);
      }
      await context.close();
    });
  }
});
