import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../processes/run.js';
import type { TrialSite } from '../trial/trial-site.js';
import { missingIn, stepsOf } from './sheet.js';

/** The how-tos of operators whose every command is run against the production shape, in this order. */
export const followed = [
  'rebuild-a-projection',
  'look-after-queues',
  'roll-back',
  'drain',
  'fail-over',
  'scale-out',
  'restore',
  'erase-a-person',
  'move-a-venue',
  'deploy',
  'rotate-a-secret',
  'read-the-traces-of-a-slow-booking',
] as const;

/**
 * Does word for word what a how-to says, as an operator who has taken in `addresses.sh`.
 * @returns what went otherwise than it says
 */
export async function follow(name: (typeof followed)[number], site: TrialSite): Promise<string[]> {
  const env = site.topology.operatorEnv;
  const wrong: string[] = [];
  for (const { commands, shows } of stepsOf(readFileSync(join('docs/how-to', `${name}.md`), 'utf8'))) {
    const { code, output } = await run('bash', ['-euo', 'pipefail', '-c', commands], { env });
    const missing = missingIn(output, shows);
    if (code !== 0) wrong.push(`${name}: ended with ${code}: ${commands}\n${output.slice(-1_000)}`);
    else if (missing !== undefined)
      wrong.push(`${name}: did not show "${missing}": ${commands}\n${output.slice(-1_000)}`);
  }
  return wrong;
}
