import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiBreaches } from '../api-report/plan.js';
import type { Step, StepResult } from '../proof/steps.js';
import { breachesOf } from './breaches.js';
import { browserData, oldestBrowsers } from './browser-data.js';
import { missingFeatures } from './browser-features.js';
import { folderCycles } from './folder-cycles.js';
import { routeBreaches } from './front-routes.js';
import { lockBreaches, scriptBreaches } from './lock-file.js';
import { danglingReferences, referenceTargets } from './references.js';

const skipped = new Set(['node_modules', 'dist', 'test-results', 'playwright-report']);
const read = /\.(tsx?|[cm]js|md|sh|ya?ml)$/;

/** The lint rules of this repository that Biome does not know, over every file of the clone. */
export function lintRulesStep(): Step {
  const work = async (): Promise<StepResult> => {
    const files = walk('.').filter((file) => read.test(file));
    const sources = files.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
    const targets = referenceTargets();
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    const breaches = [
      ...sources.flatMap((file) => [...breachesOf(file), ...danglingReferences(file, targets)]),
      ...folderCycles(sources),
      ...files.filter((file) => /^[^/]+\/src\/routes\.tsx$/.test(file)).flatMap(unlistedIn),
      ...lockBreaches(lock),
      ...scriptBreaches(lock, JSON.parse(readFileSync('package.json', 'utf8')).allowScripts),
      ...apiBreaches(),
    ];
    return resultOf(breaches);
  };
  return { name: 'lint rules of the repository', work };
}

const forBrowsers =
  /^(shell|mfe-[a-z]+|packages\/(site-kit|contracts))\/src\/(?!.*(\.spec\.|\/testing\/)).*\.tsx?$|\/first-paint-style\.ts$/;

/** No file for the browser uses what one of the browsers lacks that `browserslist` in package.json promises. */
export function browserFeaturesStep(): Step {
  const work = async (): Promise<StepResult> => {
    const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8'));
    const browsers = oldestBrowsers(browserslist);
    const data = await browserData();
    const files = walk('.').filter((file) => forBrowsers.test(file));
    const missing = files.flatMap((file) =>
      missingFeatures({ path: file, text: readFileSync(file, 'utf8') }, browsers, data),
    );
    return resultOf(missing);
  };
  return { name: 'features of the supported browsers', work };
}

const resultOf = (breaches: readonly string[]): StepResult => ({
  passed: breaches.length === 0 ? 1 : 0,
  failed: breaches.length === 0 ? 0 : 1,
  skipped: 0,
  output: breaches.join('\n'),
});

function unlistedIn(file: string): string[] {
  const [front = ''] = file.split('/');
  const { northlight } = JSON.parse(readFileSync(join(front, 'package.json'), 'utf8'));
  return routeBreaches({ front, text: readFileSync(file, 'utf8'), listed: northlight.routes });
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || skipped.has(entry.name)) return [];
    const path = folder === '.' ? entry.name : join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : [path.replaceAll('\\', '/')];
  });
}
