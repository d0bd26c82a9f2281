import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process that can be told from a later one with the same number. */
export interface ProcessMark {
  readonly pid: number;
  readonly started: string;
}

/** True while a process with this number exists, whoever it is. A zombie counts as gone. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return statOf(pid)?.[0] !== 'Z';
}

/** Marks a living process by its number and start time; undefined when it is gone. */
export function markOf(pid: number): ProcessMark | undefined {
  const started = startTime(pid);
  return started === undefined ? undefined : { pid, started };
}

/** True while the marked process itself lives, not merely another one that got its number. */
export function isSame(mark: ProcessMark): boolean {
  return isAlive(mark.pid) && startTime(mark.pid) === mark.started;
}

function startTime(pid: number): string | undefined {
  if (process.platform === 'linux') return statOf(pid)?.[19];
  if (process.platform === 'win32') return isAlive(pid) ? 'unknown' : undefined;
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** The fields of /proc/<pid>/stat after the command name, which may itself contain spaces and brackets. */
function statOf(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
