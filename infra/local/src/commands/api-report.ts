import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { wordsOf } from '../api-report/compare.js';
import { planOf } from '../api-report/plan.js';
import { PlainError } from '../processes/plain-error.js';

/**
 * `npm run api-report`: raises the versions of packages whose exports changed, in every file that states them.
 * `-- --major @northlight/site-kit` calls a changed declaration a break.
 */
export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { major: { type: 'string', multiple: true, default: [] } },
  });
  const { packages, files, unknown } = planOf('.', values.major);
  const strange = values.major.filter((name) => !packages.some(({ workspace }) => workspace.name === name));
  if (strange.length > 0) throw new PlainError(`There is no package ${strange.join(', ')} with an API report.`);
  if (unknown.length > 0) throw new PlainError(unknown.join('\n'));
  for (const { workspace, change, report } of packages)
    if (change?.demands) console.log(`${workspace.name} is ${report.version} now: ${wordsOf(change)}.`);
  for (const [path, text] of files) writeFileSync(path, text);
  console.log(files.size === 0 ? 'All versions are up to date.' : `Written: ${[...files.keys()].join(', ')}.`);
}
