import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { test as base, type Page } from '@playwright/test';

/** Where `npm run specimens -- build` writes. */
const site = join(import.meta.dirname, '../../../specimens/dist/site');
const home = 'http://specimens.test';

interface Entry {
  readonly id: string;
  readonly name: string;
  /** The part: `<door of site-kit>/<component>`. */
  readonly title: string;
  readonly type: 'story' | 'docs';
}

/** What `storybook build` lists. */
const { entries } = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8')) as {
  entries: Readonly<Record<string, Entry>>;
};

const stories = Object.values(entries).filter(({ type }) => type === 'story');
const parts = new Set(stories.map(({ title }) => title));

/** The states of each part, by its title. */
export const specimens: ReadonlyMap<string, readonly Entry[]> = new Map(
  [...parts].map((part) => [part, stories.filter(({ title }) => title === part)]),
);

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** By this name Storybook knows a test: animations stand at their end, and no render waits 100 ms for them. */
const userAgent = 'StorybookTestRunner';

/** One page that is loaded once and shows one specimen after the other, and who else it asked for anything. */
export const test = base.extend<object, { specimenPage: { readonly page: Page; readonly strangers: string[] } }>({
  specimenPage: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ reducedMotion: 'reduce', timezoneId: 'America/New_York', userAgent });
      const strangers: string[] = [];
      await page.route('**/*', async (route) => {
        const { origin, pathname } = new URL(route.request().url());
        if (origin !== home) strangers.push(route.request().url());
        const file = join(site, pathname);
        const contentType = types[extname(file)];
        if (origin !== home || contentType === undefined) return route.fulfill({ status: 404 });
        return route.fulfill({ path: file, contentType });
      });
      const last = stories.at(-1); // a specimen that is shown already is not rendered anew
      await page.goto(`${home}/iframe.html?id=${last?.id}&viewMode=story`);
      await page.waitForFunction(isFinished); // a page that is to show another one before loads anew
      await use({ page, strangers });
      await page.close();
    },
    { scope: 'worker' },
  ],
});

export type ThemeName = 'light' | 'dark';

/** Shows a specimen until it is rendered and played. Returns the theme that the page has. */
export const show = (page: Page, storyId: string): Promise<ThemeName> =>
  rendered(page, { storyId, event: 'setCurrentStory', payload: { storyId, viewMode: 'story' } });

/** Shows the specimen that is there in another theme. */
export const wear = async (page: Page, storyId: string, theme: ThemeName): Promise<void> => {
  await rendered(page, { storyId, event: 'updateGlobals', payload: { globals: { theme } }, theme });
};

interface Render {
  readonly storyId: string;
  readonly status: string;
}

interface Preview {
  readonly channel: {
    emit(event: string, payload: unknown): void;
    on(event: string, listener: (render: Render) => void): void;
  };
  readonly currentRender?: { readonly phase?: string };
}

const isFinished = () =>
  (window as unknown as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished';

interface Order {
  readonly storyId: string;
  readonly event: string;
  readonly payload: unknown;
  /** The theme to wait for: it is put on by an effect, after the rendering. */
  readonly theme?: ThemeName;
}

/** Tells the preview what Storybook's own frame would tell it, and waits until the specimen is rendered. */
const rendered = (page: Page, order: Order): Promise<ThemeName> =>
  page.evaluate(async ({ storyId, event, payload, theme }) => {
    const { channel } = (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
    const { status } = await new Promise<Render>((resolve) => {
      const finished = (render: Render) => render.storyId === storyId && resolve(render);
      channel.on('storyFinished', finished);
      channel.emit(event, payload);
    });
    if (status !== 'success')
      throw new Error(`${storyId}: ${document.getElementById('error-message')?.textContent?.slice(0, 300)}`);
    const { dataset } = document.documentElement;
    while (theme && dataset.theme !== theme) await new Promise(requestAnimationFrame);
    return dataset.theme as ThemeName;
  }, order);
