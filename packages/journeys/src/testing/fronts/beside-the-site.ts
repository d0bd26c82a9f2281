import { randomBytes } from 'node:crypto';
import type { ReleaseRecord } from '@northlight/contracts';
import { type BrowserContext, test as base } from '@playwright/test';
import { demoPerson } from '../people.js';
import { productNamed } from '../shop-api.js';
import { type BuiltRelease, readRelease, releasedAnew } from './built-release.js';
import { dataDir } from './local-site.js';
import { SecondWeb } from './second-web.js';

/** `npm run test:fronts` has each front meet each fault; without it each fault is met once. */
export const isEveryFault = process.env.EVERY_FAULT === 'true';

/** One of the fronts with a release that is live and the one before. */
export interface LiveFront {
  readonly app: string;
  /** One of its pages, and the heading there. */
  readonly address: string;
  readonly heading: string;
  readonly lastGood: BuiltRelease;
  readonly stable: BuiltRelease;
}

/** A web process with the shell and five fronts, each with a release before. */
export interface BesideTheSite {
  readonly web: SecondWeb;
  readonly shell: LiveFront;
  readonly fronts: readonly LiveFront[];
}

export const someBuild = (): string => randomBytes(5).toString('hex');

/** A page of each app. The fifth front is another one with names and addresses of its own. */
const pages: Readonly<Record<string, Pick<LiveFront, 'address' | 'heading'>>> = {
  shell: { address: '/forgot-password', heading: 'Forgot your password?' },
  'mfe-catalog': { address: '/experiences', heading: 'Extraordinary Experiences' },
  'mfe-booking': { address: '/booking', heading: 'Book an Experience' },
  'mfe-franchise': { address: '/franchise-opportunities', heading: 'Franchise opportunities' },
  'mfe-admin': { address: '/admin/operations', heading: 'Operations' },
  'mfe-lanterns': { address: '/lanterns', heading: 'Bring Northlight to your city' },
};

const asLanterns = { app: 'mfe-lanterns', addresses: ['/franchise', '/lanterns'] } as const;

const builtReleases = (records: readonly ReleaseRecord[]): BuiltRelease[] => {
  const built = records.map((record) => readRelease(`${dataDir}/releases`, record));
  const model = built.find(({ record }) => record.app === 'mfe-franchise');
  if (!model) throw new Error('The site has no front for franchises.');
  return [...built, releasedAnew(model, { build: someBuild(), asFront: asLanterns })];
};

const serveTwice = async (web: SecondWeb, lastGood: BuiltRelease): Promise<LiveFront> => {
  const { app } = lastGood.record;
  const page = pages[app];
  if (!page) throw new Error(`Name a page of ${app}.`);
  const stable = releasedAnew(lastGood, { build: someBuild() });
  await web.publish(lastGood, stable);
  await web.registry.serve(stable.record, lastGood.record);
  return { app, ...page, lastGood, stable };
};

const start = async (): Promise<BesideTheSite> => {
  const web = await SecondWeb.start();
  const all: LiveFront[] = [];
  for (const release of builtReleases(web.registry.releases)) all.push(await serveTwice(web, release));
  for (const { stable, lastGood } of all) await web.serve(stable.record, lastGood.record);
  const [shell] = all.filter(({ app }) => app === 'shell');
  if (!shell) throw new Error('The site has no shell.');
  return { web, shell, fronts: all.filter((one) => one !== shell) };
};

/** Signs in as somebody who may see a page of each front, with something in the cart. */
export const enterWithCart = async (context: BrowserContext, url: string): Promise<void> => {
  const { request } = context;
  const { id, name, price, imageUrl } = await productNamed(request, 'red-cyan-glasses');
  const signedIn = await request.post(`${url}/api/auth/login`, { data: demoPerson('ops') });
  const line = { lineId: 'story', id, type: 'product', name, price, quantity: 1, imageUrl };
  const merged = await request.post(`${url}/api/cart/merge`, { data: { lines: [line] } });
  if (!signedIn.ok() || !merged.ok()) throw new Error(`${await signedIn.text()} ${await merged.text()}`);
};

/** Stories on a web process of their own, which each worker starts once. */
export const test = base.extend<object, { beside: BesideTheSite }>({
  beside: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const beside = await start();
      await use(beside);
      await beside.web.stop();
    },
    { scope: 'worker' },
  ],
});
