import { test as base, type Page } from '@playwright/test';

/**
 * For stories that only look at pages: one visitor of each worker goes from page to page, and the browser knows the scripts
 * already. A browser of its own for each page compiles them anew, which is most of what such a story costs.
 */
export const test = base.extend<{ visitor: Page }, { visitorPage: Page }>({
  visitorPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId, contextOptions } = project.use;
      const context = await browser.newContext({ baseURL, locale, timezoneId, ...contextOptions });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ visitorPage }, use) => {
    await visitorPage.setViewportSize({ width: 1280, height: 720 });
    await visitorPage.emulateMedia({ colorScheme: null, reducedMotion: 'reduce' });
    await use(visitorPage);
  },
});
