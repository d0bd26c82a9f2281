import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ThrowAwayDatabase } from '../src/platform/database/testing/throw-away-database.js';
import { freePort } from './free-port.js';
import { apps, seededDatabase } from './seeded-database.js';
import { until } from './until.js';

const folder = mkdtempSync(join(tmpdir(), 'northlight-stop-'));
const watched = '/api/availability/stream?venueId=1&experienceId=1&date=2026-11-28';

let database: ThrowAwayDatabase;
let env: NodeJS.ProcessEnv;
const children: ChildProcess[] = [];

beforeAll(async () => {
  database = await seededDatabase();
  const { DATABASE_URL, SECRET } = database.settings;
  env = { ...process.env, NODE_ENV: 'development', DATABASE_URL, SECRET, LOG_LEVEL: 'silent', DATA_DIR: folder };
}, 60_000);
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(name: 'api' | 'web', more: NodeJS.ProcessEnv = {}) {
  const port = await freePort();
  const options = { env: { ...env, ...more, PORT: String(port) }, stdio: 'ignore' } as const;
  const child = spawn(process.execPath, [join(apps, name, 'main.js')], options);
  children.push(child);
  const url = `http://127.0.0.1:${port}`;
  const isUp = () => fetch(`${url}${name === 'web' ? '/web' : ''}/health/live`).then(({ ok }) => ok);
  await until(() => isUp().catch(() => false));
  return { child, port, url };
}

/** Reads the first message, and leaves the line open. */
async function watch(url: string) {
  const { body } = await fetch(`${url}${watched}`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  while (!(await reader?.read())?.value?.includes('event: slots'));
}

/** How a process ends that is asked to; 1 when it had to give up waiting. */
async function stop(child: ChildProcess): Promise<number> {
  const exit = once(child, 'exit') as Promise<[number]>;
  child.kill('SIGTERM');
  return (await exit)[0];
}

describe('a process that is asked to stop while somebody watches', () => {
  it('stops by itself, the API and the web process alike', async () => {
    const api = await start('api');
    const web = await start('web', { API_URL: api.url });
    await watch(api.url);
    await watch(web.url);
    await once(connect(api.port, '127.0.0.1'), 'connect'); // somebody who has not asked anything yet
    expect(await stop(web.child)).toBe(0);
    expect(await stop(api.child)).toBe(0);
  });
});
