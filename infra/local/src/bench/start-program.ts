import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { mustRun } from '../processes/must-run.js';
import { nodeFlags } from '../processes/node-flags.js';
import { PlainError } from '../processes/plain-error.js';
import { freePort } from '../processes/ports.js';

/** A process of the service. */
export interface BenchProcess {
  readonly port: number;
  readonly pid: number;
  /** @throws PlainError when it has ended by itself */
  stop(): Promise<void>;
}

/** Starts a program that listens at a port which it is given, and waits until it answers. @param healthPath where it does */
export async function startProgram(
  entry: string,
  env: NodeJS.ProcessEnv,
  healthPath = '/health/live',
): Promise<BenchProcess> {
  const port = await freePort();
  const started = spawn(process.execPath, [...nodeFlags, entry], {
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await untilReady(`http://127.0.0.1:${port}${healthPath}`, started);
  const stop = async (): Promise<void> => {
    mustRun(`The process ${entry}`, started);
    started.kill('SIGTERM');
    await new Promise((resolve) => started.once('exit', resolve));
  };
  return { port, pid: started.pid ?? 0, stop };
}

async function untilReady(url: string, started: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600 && started.exitCode === null; tries++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await delay(100);
  }
  started.kill('SIGTERM');
  throw new PlainError(`${started.spawnargs.at(-1)} did not come up.`);
}
