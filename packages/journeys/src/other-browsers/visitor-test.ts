import { test as base, expect } from '@playwright/test';
import type { Driver } from './driver.js';
import { Firefox } from './firefox.js';
import { Visitor } from './visitor.js';
import { WebKit } from './webkit.js';

export type BrowserName = 'firefox' | 'webkit';

interface WorkerFixtures {
  readonly which: BrowserName;
  readonly driver: Driver;
}

/** What `npm run test:browsers` found or installed. */
const program = (name: string): string => {
  const path = process.env[name];
  if (!path) throw new Error(`${name} names no program. Start these stories with: npm run test:browsers`);
  return path;
};

const start = {
  firefox: () => Firefox.start(program('FIREFOX')),
  webkit: () =>
    WebKit.start({ driver: program('WEBKIT_DRIVER'), browser: program('WEBKIT_BROWSER'), screen: program('XVFB') }),
};

/** A story of a visitor at one of the browsers; they come without cookies, and nothing may have gone wrong at the end. */
export const test = base.extend<{ readonly visitor: Visitor }, WorkerFixtures>({
  which: ['firefox', { scope: 'worker', option: true }],
  driver: [
    async ({ which }, use) => {
      const driver = await start[which]();
      await use(driver);
      await driver.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ driver, baseURL }, use, info) => {
    const visitor = new Visitor(driver, baseURL ?? '');
    await driver.resize(1440, 900);
    await visitor.opens('/terms');
    await driver.run('localStorage.clear(); sessionStorage.clear();');
    await driver.forget();
    driver.complaints();
    await use(visitor);
    if (info.status !== info.expectedStatus)
      await info.attach('window', { body: await driver.screenshot(), contentType: 'image/png' });
    expect(driver.complaints()).toEqual([]);
  },
});
