import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isSame, markOf, type ProcessMark } from '../processes/identity.js';
import { PlainError } from '../processes/plain-error.js';
import { freePort } from '../processes/ports.js';
import { throwAwayFolder } from '../processes/throw-away-folder.js';
import { onPath } from '../proof/debian.js';

export interface RedisServer {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * A Redis without persistence on a free port. `stop` ends it; if this run is killed, the next run does.
 * @returns undefined when redis-server is not installed
 */
export async function startThrowAwayRedis(): Promise<RedisServer | undefined> {
  const binary = onPath('redis-server');
  if (binary === undefined) return undefined;
  const folder = await throwAwayFolder('redis', endLeftOver);
  const port = await freePort();
  const where = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder.path];
  const child = spawn(binary, [...where, '--save', '', '--appendonly', 'no', '--maxmemory-policy', 'noeviction'], {
    stdio: 'ignore',
  });
  if (child.pid !== undefined) writeFileSync(join(folder.path, 'redis.json'), JSON.stringify(markOf(child.pid)));
  await untilAnswers(port);
  const stop = async (): Promise<void> => {
    await end(child);
    folder.remove();
  };
  return { url: `redis://127.0.0.1:${port}`, stop };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

async function endLeftOver(path: string): Promise<void> {
  const file = join(path, 'redis.json');
  if (!existsSync(file)) return;
  const mark = JSON.parse(readFileSync(file, 'utf8')) as ProcessMark;
  if (isSame(mark)) process.kill(mark.pid, 'SIGKILL');
}

async function untilAnswers(port: number): Promise<void> {
  const until = Date.now() + 10_000;
  while (!(await answers(port))) {
    if (Date.now() > until) throw new PlainError(`redis-server was started but does not answer on port ${port}.`);
    await delay(30);
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.setTimeout(1000, () => socket.destroy());
    socket.once('data', () => {
      resolve(true);
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
  });
}
