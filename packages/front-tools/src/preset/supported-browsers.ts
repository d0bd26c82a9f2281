import { readFileSync } from 'node:fs';
import type { Target } from '@rspack/core';

const rootPackage = new URL('../../../../package.json', import.meta.url);

/** The oldest browsers that the site is made for, as queries of browserslist: what the root's package.json states. */
export const supportedBrowsers: readonly string[] = (
  JSON.parse(readFileSync(rootPackage, 'utf8')) as { browserslist: string[] }
).browserslist;

/** The same as a target of the bundler: what its own code may use. */
export const bundlerTarget: Target = ['web', `browserslist:${supportedBrowsers.join(', ')}`];
