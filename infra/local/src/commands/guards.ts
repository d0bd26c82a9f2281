import { allGuards } from '../guards/all-guards.js';
import { switchOff, wordsOn } from '../guards/switch-off.js';

/**
 * `npm run guards`: switches every guard of the booking engine off, one at a time, and shows that a story notices.
 * `npm run guards -- refund` takes those whose name or file has the word.
 */
export async function main(words: readonly string[]): Promise<void> {
  const chosen = allGuards.filter(({ name, file }) => words.every((word) => `${name} ${file}`.includes(word)));
  console.log(`  … Telling ${chosen.length} stories, each without its guard`);
  const began = performance.now();
  const verdicts = await switchOff(chosen);
  for (const verdict of verdicts) console.log(`  ${wordsOn(verdict)}`);
  const caught = verdicts.filter(({ caughtBy }) => caughtBy !== undefined).length;
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`\n${caught} of ${verdicts.length} guards are missed when they are gone (${seconds} s)`);
  process.exitCode = caught < verdicts.length || caught === 0 ? 1 : 0;
}
