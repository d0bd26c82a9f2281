import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreTopology } from '../restore/restore-topology.js';
import { Steps } from '../restore/steps.js';
import { momentOf } from '../restore/topology-rehearsal.js';
import { interruptible } from '../start/interruptible.js';
import { withServerFolders } from '../topology/native/packages.js';

/**
 * `npm run restore -- --to 2026-11-27T18:00:00Z`: brings the production shape of this machine back as it was then, in place of what it
 * is, which is set aside; without `--to`, to the end of the archive.
 */
export async function main(args: readonly string[]): Promise<void> {
  const { to } = parseArgs({ args: [...args], options: { to: { type: 'string' } } }).values;
  withServerFolders(process.env);
  const dataDir = resolve(process.env.DATA_DIR || '.data-topology');
  const before = await interruptible((signal) =>
    restoreTopology(dataDir, momentOf(to), new Steps((text) => console.log(text), signal)),
  );
  console.log(`What it was is in ${before}. Start it: npm run start:topology`);
}
