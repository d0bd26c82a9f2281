import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** What an idle Node had up to version 22, and what the limits were measured with (docs/adr/0026). */
const USUAL_MEGABYTES = 64;
const readItself = `/VmData:\\s+(\\d+)/.exec(require('node:fs').readFileSync('/proc/self/status', 'utf8'))[1]`;

let pending: Promise<number> | undefined;

/**
 * Megabytes of data that a Node of this version reserves at its start and does not use: from version 24 on V8 takes 512 MB
 * for code where the processor protects it by keys. The kernel counts them against a limit. 0 where nobody can say.
 */
export function reservedByNode(): Promise<number> {
  pending ??= run(process.execPath, ['--max-old-space-size=64', '--print', readItself]).then(
    ({ stdout }) => Math.max(0, Math.ceil(Number(stdout) / 1_024) - USUAL_MEGABYTES),
    () => 0,
  );
  return pending;
}
