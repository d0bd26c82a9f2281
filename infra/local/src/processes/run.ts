import { spawn } from 'node:child_process';

export interface Ran {
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
  /** Ends the program when aborted; the result then has a code other than 0. */
  readonly signal?: AbortSignal;
}

/** Runs a program to its end and keeps what it said. A program that cannot be started ends with code 127. */
export function run(file: string, args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const { onOutput, ...rest } = options;
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(file, args, { ...rest, stdio: ['ignore', 'pipe', 'pipe'] });
    const take = (chunk: Buffer): void => {
      output += chunk.toString();
      onOutput?.(chunk.toString());
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve({ code: 127, output: output + error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
