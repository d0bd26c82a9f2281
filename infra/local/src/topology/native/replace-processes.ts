import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { answers } from '../../processes/answers.js';
import { PlainError } from '../../processes/plain-error.js';
import { readLocalFile } from '../../start/local-file.js';
import { type ProductProcess, processShapes } from '../topology.js';
import { type Ports, portOf } from './ports.js';
import { processZones } from './zones.js';

/** Its drain, its pause before it starts again, and its start. */
const WITHIN_MS = 120_000;

/**
 * Has every process of the product begin anew, one zone after the other, with the code and the settings of now: each is asked to end, and
 * the start that runs begins it again.
 * @param say told of each zone @throws {PlainError} where nothing runs, or a process does not come back
 */
export async function replaceProcesses(dataDir: string, say: (sentence: string) => void): Promise<void> {
  if (!readLocalFile(dataDir))
    throw new PlainError('Nothing runs here: type npm run start:topology in another window first.');
  const ports = JSON.parse(readFileSync(join(dataDir, 'topology', 'ports.json'), 'utf8')) as Ports;
  for (const zone of processZones) {
    const kinds = Object.keys(processShapes) as ProductProcess[];
    await Promise.all(kinds.map((kind) => replaceOne(dataDir, `${kind}-${zone}`, urlOf(ports, kind, zone))));
    say(`zone ${zone}: ${kinds.join(', ')} began anew`);
  }
}

const urlOf = (ports: Ports, kind: ProductProcess, zone: string): string =>
  `http://127.0.0.1:${portOf(ports, `${kind}-${zone}`)}${processShapes[kind].readyPath}`;

async function replaceOne(dataDir: string, name: string, readyUrl: string): Promise<void> {
  const pidNow = () => readLocalFile(dataDir)?.pids[name];
  const before = pidNow();
  if (before !== undefined) process.kill(before, 'SIGTERM');
  const isNew = async () => pidNow() !== undefined && pidNow() !== before && (await answers(readyUrl));
  for (const until = Date.now() + WITHIN_MS; !(await isNew()); await pause(200))
    if (Date.now() > until) throw new PlainError(`${name} does not come back: ${join(dataDir, 'logs', `${name}.log`)}`);
}
