import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PlainError } from '../processes/plain-error.js';
import { knownTopology, listErased, noteRun } from '../restore/topology-rehearsal.js';
import { backUp } from '../topology/native/backups.js';
import { withServerFolders } from '../topology/native/packages.js';
import type { Ports } from '../topology/native/ports.js';

/** `npm run back-up -- full`: a backup of the production shape that runs, now; `diff`, unless it is said, is what has changed since. */
export async function main([kind = 'diff']: readonly string[]): Promise<void> {
  if (kind !== 'full' && kind !== 'diff') throw new PlainError(`${kind} is no kind of backup: say full or diff.`);
  withServerFolders(process.env);
  const dataDir = resolve(process.env.DATA_DIR || '.data-topology');
  const known = knownTopology(dataDir, process.env);
  const folder = join(dataDir, 'topology');
  const ports = JSON.parse(readFileSync(join(folder, 'ports.json'), 'utf8')) as Ports;
  const began = performance.now();
  await backUp({ folder, ports, passwords: known.passwords }, kind);
  const seconds = (performance.now() - began) / 1_000;
  await noteRun(known, kind, seconds);
  await listErased(known);
  console.log(`A ${kind} backup was made in ${seconds.toFixed(1)} s.`);
}
