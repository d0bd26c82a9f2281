import type { ChildProcess } from 'node:child_process';
import { PlainError } from './plain-error.js';

/**
 * A process that nobody ended has to run still.
 * @param output the last that it said, where that is not on the console already
 * @throws PlainError naming it, with how it ended
 */
export function mustRun(name: string, { pid, exitCode, signalCode }: ChildProcess, output = ''): void {
  if (exitCode === null && signalCode === null) return;
  throw new PlainError(`${name} (process ${pid}) ended by itself: ${signalCode ?? `code ${exitCode}`}.\n${output}`);
}
