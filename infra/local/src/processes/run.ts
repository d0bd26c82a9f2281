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
  readonly signal?: AbortSignal | undefined;
}

/** An address with a password in it. */
const withPassword = /^\w+:\/\/[^/\s:@]*:[^/\s@]+@/;

/**
 * Runs a program to its end and keeps what it said. A program that cannot be started ends with code 127.
 * @throws where an argument is an address with its password: every user of the machine can list arguments
 */
export function run(file: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  const { onOutput, signal, ...rest } = options;
  const told = args.findIndex((arg) => withPassword.test(arg));
  if (told >= 0)
    throw new Error(`Argument ${told} of ${file} has a password: hand it over in the environment or a file`);
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
