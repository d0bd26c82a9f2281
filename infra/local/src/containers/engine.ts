import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endProcess } from '../processes/end-process.js';
import { PlainError } from '../processes/plain-error.js';
import { run } from '../processes/run.js';
import { onPath } from '../proof/debian.js';

const START_MS = 30_000;
const END_MS = 30_000;

/** A container engine that answers `docker`. */
export interface Engine {
  /** The environment in which `docker` reaches it. */
  readonly env: NodeJS.ProcessEnv;
  /** Ends it where it was started here. */
  stop(): Promise<void>;
}

/**
 * The engine of this machine; where none runs and this user may, one is started that keeps all in `folder`.
 * @throws {PlainError} where there is none, or no `docker compose`
 */
export async function findEngine(folder: string): Promise<Engine> {
  if ((await run('docker', ['compose', 'version'])).code !== 0)
    throw new PlainError(
      'There is no `docker compose` here. Debian has it in docker.io and docker-compose (2.20 or newer).',
    );
  if (await answers(process.env)) return { env: process.env, stop: async () => undefined };
  if (process.getuid?.() !== 0 || !onPath('dockerd', '/usr/sbin/dockerd'))
    throw new PlainError('No container engine answers, and none can be started: that takes dockerd, and root.');
  return startEngine(folder);
}

const answers = async (env: NodeJS.ProcessEnv): Promise<boolean> => (await run('docker', ['info'], { env })).code === 0;

async function startEngine(folder: string): Promise<Engine> {
  const host = `unix://${join(folder, 'docker.sock')}`;
  const log = openSync(join(folder, 'dockerd.log'), 'a');
  const places = {
    host,
    'data-root': join(folder, 'data'),
    'exec-root': join(folder, 'exec'),
    pidfile: join(folder, 'pid'),
  };
  const args = Object.entries(places).flatMap(([name, value]) => [`--${name}`, value]);
  const daemon = spawn('dockerd', args, { stdio: ['ignore', log, log], detached: true });
  const env = { ...process.env, DOCKER_HOST: host };
  await untilAnswering(daemon, env, folder);
  const stop = async (): Promise<void> => {
    await endProcess(daemon, END_MS);
    // it leaves the network namespace of containers that share the host's mounted
    await run('umount', [join(folder, 'exec', 'netns', 'default')]);
  };
  return { env, stop };
}

async function untilAnswering(daemon: ChildProcess, env: NodeJS.ProcessEnv, folder: string): Promise<void> {
  for (const until = Date.now() + START_MS; !(await answers(env)); await pause(500)) {
    if (daemon.exitCode === null && Date.now() < until) continue;
    await endProcess(daemon, END_MS);
    throw new PlainError(`dockerd did not start: ${join(folder, 'dockerd.log')} says why.`);
  }
}
