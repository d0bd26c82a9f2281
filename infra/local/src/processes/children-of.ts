import { readdirSync, readFileSync } from 'node:fs';

/** Processes that this one has started and that still run. */
export const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === String(parent))
    .map(Number);

/** Processes with all that they have started, and these have. */
export const withDescendants = (pids: readonly number[]): number[] =>
  pids.flatMap((pid) => [pid, ...withDescendants(childrenOf(pid))]);

/** The parent of a process; undefined when it has ended meanwhile. */
function parentOf(name: string): string | undefined {
  try {
    return readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1];
  } catch {
    return undefined;
  }
}

/** Sends processes a signal; one that has ended meanwhile needs none. */
export function tell(processes: readonly number[], signal: NodeJS.Signals): void {
  for (const one of processes) {
    try {
      process.kill(one, signal);
    } catch {
      // it has ended
    }
  }
}
