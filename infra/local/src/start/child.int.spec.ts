import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { isAlive } from '../processes/identity.js';
import { freePort } from '../processes/ports.js';
import { type ThrowAwayFolder, throwAwayFolder } from '../processes/throw-away-folder.js';
import { Backoff } from './backoff.js';
import { Child } from './child.js';
import { readLocalFile } from './local-file.js';
import { watchPostgres } from './postgres-watch.js';
import { ProcessRegister } from './process-register.js';

/** Answers that it is ready; ends with 7 at once while the file BROKEN is there. */
const server = `
import { createServer } from 'node:http';
import { existsSync } from 'node:fs';
if (existsSync(process.env.BROKEN)) process.exit(7);
createServer((_, answer) => answer.end()).listen(Number(process.env.PORT), '127.0.0.1');
process.on('disconnect', () => process.exit());
`;
const quick = { firstMs: 1, longestMs: 20, quietMs: 600_000 };

let folder: ThrowAwayFolder;
let register: ProcessRegister;
let children: Child[];
let lines: string[];
let broken: string;

beforeEach(async () => {
  folder = await throwAwayFolder('children');
  [children, lines, broken] = [[], [], join(folder.path, 'broken')];
  writeFileSync(join(folder.path, 'server.mjs'), server);
  const tell = (sentence: string) => lines.push(sentence);
  register = new ProcessRegister({ dataDir: folder.path, lock: { record: () => undefined }, tell });
});
afterEach(async () => {
  await Promise.all(children.map((child) => child.stop()));
  folder.remove();
});

async function started(name: string, pauses = quick): Promise<Child> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), BROKEN: broken };
  const entry = join(folder.path, 'server.mjs');
  const plan = { name, entry, env, dataDir: folder.path, readyUrl: `http://127.0.0.1:${port}` };
  const events = { tell: (sentence: string) => lines.push(sentence), changed: () => register.update() };
  const child = new Child(plan, events, new Backoff(pauses));
  register.add(child);
  children.push(child);
  await child.start(new AbortController().signal);
  return child;
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await delay(10);
}

const count = (part: string): number => lines.filter((sentence) => sentence.includes(part)).length;

/** Kills a process. @returns once another one is ready in its place */
async function kill(child: Child): Promise<void> {
  const before = count(`${child.name} is ready again`);
  process.kill(child.pid ?? 0, 'SIGKILL');
  await until(() => count(`${child.name} is ready again`) > before);
}

describe('a process that ends', () => {
  it('is started again each time, and the one beside it goes on', async () => {
    const [api, worker] = [await started('api'), await started('worker')];
    const besides = worker.pid;
    for (let nth = 0; nth < 8; nth++) await kill(api);
    expect(worker.pid).toBe(besides);
    const log = join(folder.path, 'logs', 'api.log');
    expect(lines[0]).toBe(`api ended (SIGKILL) and is started again in 0.001 s. Its log: ${log}`);
    expect(lines[1]).toBe(`api is ready again (process ${lines[1]?.match(/\d+/)?.[0]})`);
    expect(count('again in 0.02 s')).toBe(3);
    expect(count('worker')).toBe(0);
  });

  it('as soon as it begins is tried for as long as it takes', async () => {
    const api = await started('api');
    writeFileSync(broken, '');
    process.kill(api.pid ?? 0, 'SIGKILL');
    await until(() => count('api ended (code 7)') > 8);
    rmSync(broken);
    await until(() => count('api is ready again') === 1);
    expect(isAlive(api.pid ?? 0)).toBe(true);
  });

  it('stays ended once it was asked to stop, also while it waits for its next start', async () => {
    const api = await started('api');
    writeFileSync(broken, '');
    process.kill(api.pid ?? 0, 'SIGKILL');
    await until(() => count('api ended') > 1);
    await api.stop();
    const lineCount = lines.length;
    await delay(5 * quick.longestMs);
    expect([api.pid, lines.length]).toEqual([undefined, lineCount]);
  });

  it('is left to a restart that was asked for meanwhile', async () => {
    const pause = { ...quick, firstMs: 500, longestMs: 500 };
    const api = await started('api', pause);
    writeFileSync(broken, '');
    process.kill(api.pid ?? 0, 'SIGKILL');
    await until(() => count('is started again') === 1);
    expect(await api.restart()).toBe(false);
    rmSync(broken);
    await delay(2 * pause.longestMs);
    expect([api.pid, count('is ready again')]).toEqual([undefined, 0]);
    expect(await api.restart()).toBe(true);
  });

  it('is found under its new number by the commands of this clone', async () => {
    const [api, worker] = [await started('api'), await started('worker')];
    const addresses = { url: 'http://localhost:1', apiUrl: 'http://localhost:2', databaseUrl: 'y', metricsUrls: {} };
    register.publish({ ...addresses, deployToken: 'x' });
    const before = readLocalFile(folder.path)?.pids;
    await kill(api);
    expect(readLocalFile(folder.path)?.pids).toEqual({ api: api.pid, worker: worker.pid });
    expect(before).toEqual({ api: expect.any(Number), worker: worker.pid });
    expect(before?.api).not.toBe(api.pid);
  });
});

describe('an embedded PostgreSQL that ends', () => {
  it('is started again each time, also after starts that failed', async () => {
    let isRunning = true;
    let starts = 0;
    const startAgain = async () => {
      starts++;
      if (starts % 3 === 0) throw new Error('the disk is full');
      isRunning = true;
    };
    const care = {
      startAgain,
      tell: (sentence: string) => lines.push(sentence),
      backoff: new Backoff(quick),
      lookMs: 1,
    };
    const stop = watchPostgres({ isRunning: () => isRunning, log: '/data/server.log' }, care);
    for (let nth = 1; nth <= 8; nth++) {
      isRunning = false;
      await until(() => count('PostgreSQL runs again') === nth);
    }
    await stop();
    expect(lines[0]).toBe('PostgreSQL ended and is started again in 0.001 s. Its log: /data/server.log');
    expect(count('PostgreSQL did not come back: the disk is full')).toBeGreaterThan(2);
    expect(count('PostgreSQL ended')).toBe(starts);
  });
});
