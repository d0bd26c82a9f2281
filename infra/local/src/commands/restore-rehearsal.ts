import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isAllThere } from '../restore/report.js';
import { momentOf, rehearseTopology } from '../restore/topology-rehearsal.js';
import { interruptible } from '../start/interruptible.js';
import { withServerFolders } from '../topology/native/packages.js';

/**
 * `npm run restore-rehearsal -- --to 2026-11-27T18:00:00Z`: brings the production shape back as it was then, into a throw-away
 * place, and looks whether everything is there; without `--to`, as it was last. Ends with 1 where something is not.
 */
export async function main(args: readonly string[]): Promise<void> {
  const { to } = parseArgs({ args: [...args], options: { to: { type: 'string' } } }).values;
  withServerFolders(process.env);
  const dataDir = resolve(process.env.DATA_DIR || '.data-topology');
  const options = { to: momentOf(to), say: (text: string) => console.log(text) };
  const rehearsal = await interruptible((signal) => rehearseTopology(dataDir, process.env, { ...options, signal }));
  process.exitCode = isAllThere(rehearsal) ? 0 : 1;
}
