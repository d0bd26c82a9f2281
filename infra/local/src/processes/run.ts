import { type ChildProcess, spawn } from 'node:child_process';

export interface RunResult {
  readonly code: number;
  readonly output: string;
}

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly uid?: number;
  readonly gid?: number;
  /** Called with each piece of output as it comes. */
  readonly onOutput?: (text: string) => void;
  /** Ends the program and all it started when aborted; the result then has a code other than 0. */
  readonly signal?: AbortSignal;
}

/** Runs a program to its end and keeps what it said. A program that cannot be started ends with code 127. */
export function run(file: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  const { onOutput, signal, ...rest } = options;
  if (signal?.aborted) return Promise.resolve({ code: 130, output: '' });
  return new Promise((resolve) => {
    let output = '';
    // What can be aborted gets a group of its own, so that all it started ends with it.
    const child = spawn(file, args, { ...rest, detached: signal !== undefined, stdio: ['ignore', 'pipe', 'pipe'] });
    const abort = (): void => killGroup(child, 'SIGTERM');
    signal?.addEventListener('abort', abort, { once: true });
    const take = (chunk: Buffer): void => {
      output += chunk.toString();
      onOutput?.(chunk.toString());
    };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', take).on('error', () => undefined);
    child.on('error', (error) => resolve({ code: 127, output: output + error.message }));
    child.on('close', (code) => {
      signal?.removeEventListener('abort', abort);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Signals a program that was started detached, with everything it started itself. */
export function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It is gone already, which is what was wanted.
  }
}
