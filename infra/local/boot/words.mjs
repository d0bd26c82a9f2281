import { dirname } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The folder of the clone. */
export const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** Ends the program with one sentence and exit code 1. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Says what is being done and, when it took more than a moment, how long it took. */
export async function timed(sentence, work) {
  const began = performance.now();
  console.log(`  … ${sentence}`);
  const result = await work();
  console.log(`  ✓ ${sentence} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  return result;
}
