import { existsSync, readFileSync } from 'node:fs';
import type { Target } from '@rspack/core';

/** Of this package where it was packed, with what the site stated then; in the repository of the site, of its root. */
const packages = ['../../package.json', '../../../../package.json'].map((file) => new URL(file, import.meta.url));

const stated = (file: URL): string[] | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { browserslist?: string[] }).browserslist : undefined;

/** The oldest browsers that the site is made for, as queries of browserslist: what the root's package.json states. */
export const supportedBrowsers: readonly string[] =
  packages.map(stated).find((browsers) => browsers !== undefined) ?? [];

/** The same as a target of the bundler: what its own code may use. */
export const bundlerTarget: Target = ['web', `browserslist:${supportedBrowsers.join(', ')}`];
