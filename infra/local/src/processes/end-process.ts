import type { ChildProcess } from 'node:child_process';
import { killGroup } from './run.js';

/** Asks a process to finish, and kills it when it takes too long or when there is a hurry. */
export async function endProcess(running: ChildProcess, timeoutMs: number, hurry?: AbortSignal): Promise<void> {
  const gone = new Promise<void>((resolve) => running.once('exit', () => resolve()));
  const kill = (): void => killGroup(running, 'SIGKILL');
  const timer = setTimeout(kill, timeoutMs);
  hurry?.addEventListener('abort', kill, { once: true });
  killGroup(running, hurry?.aborted ? 'SIGKILL' : 'SIGTERM');
  await gone;
  clearTimeout(timer);
  hurry?.removeEventListener('abort', kill);
}
