import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Step, StepResult } from '../proof/steps.js';
import { breachesOf } from './breaches.js';
import { lockBreaches } from './lock-file.js';

const skipped = new Set(['node_modules', 'dist', 'test-results', 'playwright-report']);
const read = /\.(tsx?|mjs|md)$/;

/** The rules of the house that no linter knows, over every file of the clone. */
export function houseRulesStep(): Step {
  const work = async (): Promise<StepResult> => {
    const files = walk('.').filter((file) => read.test(file));
    const breaches = [
      ...files.flatMap((file) => breachesOf({ path: file, text: readFileSync(file, 'utf8') })),
      ...lockBreaches(JSON.parse(readFileSync('package-lock.json', 'utf8'))),
    ];
    return {
      passed: breaches.length === 0 ? 1 : 0,
      failed: breaches.length === 0 ? 0 : 1,
      skipped: 0,
      output: breaches.join('\n'),
    };
  };
  return { name: 'house rules', work };
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || skipped.has(entry.name)) return [];
    const path = folder === '.' ? entry.name : join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : [path.replaceAll('\\', '/')];
  });
}
