import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Runs a compiled script of the clone on this console and takes over its exit code. */
export function handOver(script: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve) => {
    const nodeArgs = ['--enable-source-maps', join(process.cwd(), script), ...args];
    const child = spawn(process.execPath, nodeArgs, { env, stdio: 'inherit' });
    const ignore = (): void => undefined; // Ctrl-C reaches the script itself; it decides
    process.on('SIGINT', ignore);
    const ended = (code: number | null): void => {
      process.off('SIGINT', ignore);
      process.exitCode = code ?? 1;
      resolve();
    };
    child.on('exit', ended).on('error', ({ message }) => {
      console.error(message);
      ended(127);
    });
  });
}
