import 'reflect-metadata';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bootstrap } from '../../platform/http/lifecycle.js';

const usage = `Tries a copy of the database that was brought back: the files beside it, the schema, whoever was erased since, and every check of
restored.js; a line of JSON each (docs/how-to/restore.md). Nobody is written to, and nothing of the living system is changed.

  node services/dist/apps/tools/rehearse-copy.js <postgres:// of the copy> <folder> [erased.jsonl] [redis:// of nobody] [note]

The folder is where files are brought to; without a Redis of its own, queues are in the copy; note: the living system is told that all was there.`;

type Env = NodeJS.ProcessEnv;

const calm = { NODE_ENV: 'development', LOG_LEVEL: 'warn', FAULT: '', CLOCK_OFFSET: '' };
/** Servers of the living system: mail, queues, buckets, replicas, ledgers, gateways. A copy is given none of them, nor in a file. */
const servers = /(_URLS?|_SERVERS|^STRIPE_\w+)(_FILE)?$/;
/** Addresses that the site says of itself. */
const itsOwn = ['PUBLIC_URL', 'API_URL'];

await bootstrap(async () => {
  const [copy = '', folder = '', ...more] = process.argv.slice(2);
  if (!copy.startsWith('postgres') || !folder) {
    console.log(usage);
    process.exitCode = 1;
    return;
  }
  const lists = more.filter((word) => word.endsWith('.jsonl'));
  const missing = lists.filter((list) => !existsSync(list));
  if (missing.length > 0) {
    // without it a rehearsal would say that all who were erased are, and have looked at nobody
    console.error(`There is no list of the erased at ${missing.join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const began = beganAt(folder);
  const redis = more.find((word) => word.startsWith('redis:')) ?? '';
  const isFine = await rehearse({ copy, folder, redis, lists });
  if (!isFine) process.exitCode = 1;
  else if (more.includes('note'))
    await step('the living system is told', ['note-backup', 'rehearsal', secondsSince(began)], process.env);
});

interface Requested {
  readonly copy: string;
  readonly folder: string;
  readonly redis: string;
  /** Of those who were erased. */
  readonly lists: readonly string[];
}

/** @returns whether everything is there */
async function rehearse({ copy, folder, redis, lists }: Requested): Promise<boolean> {
  const data = join(folder, 'data');
  mkdirSync(data, { recursive: true });
  const env = envOf(copy, data);
  const hasBucket = ['S3_URL', 'RELEASES_URL'].some((name) => process.env[name] || process.env[`${name}_FILE`]);
  const results: boolean[] = [];
  if (hasBucket) {
    // a file that is left of an earlier copy would stand in for one that is gone
    rmSync(data, { recursive: true, force: true });
    mkdirSync(data);
    results.push(await step('files are brought from the buckets', ['bring-files', data], { ...process.env, ...calm }));
  }
  results.push(await step('the schema is that of this release', ['migrate'], env));
  for (const list of lists)
    results.push(await step('who was erased since is erased again', ['persons', 'erase-again', list], env));
  const given = { ...env, REDIS_URL: redis };
  results.push((await tool(['restored', 'throw-away', ...lists], given, 'inherit')).code === 0);
  if (hasBucket) rmSync(data, { recursive: true, force: true });
  return results.every(Boolean);
}

/** What of the settings is no address stays: the keys of persons most of all. */
function envOf(copy: string, data: string): Env {
  const given = Object.entries(process.env).filter(([name]) => itsOwn.includes(name) || !servers.test(name));
  return { ...Object.fromEntries(given), ...calm, DATA_DIR: data, DATABASE_URL: copy };
}

async function step(name: string, args: readonly string[], env: Env): Promise<boolean> {
  const began = performance.now();
  const { code, output } = await tool(args, env, 'pipe');
  const seconds = Math.round(performance.now() - began) / 1_000;
  console.log(JSON.stringify({ name, seconds, wrong: code === 0 ? [] : [output.trim().slice(-600)] }));
  return code === 0;
}

function tool([name = '', ...args]: readonly string[], env: Env, output: 'inherit' | 'pipe') {
  const file = join(dirname(fileURLToPath(import.meta.url)), `${name}.js`);
  return new Promise<{ code: number; output: string }>((resolve) => {
    let text = '';
    const child = spawn(process.execPath, [...process.execArgv, file, ...args], {
      env,
      stdio: ['ignore', output, output],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += String(chunk)));
    child.on('error', ({ message }) => resolve({ code: 127, output: message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: text }));
  });
}

/** When its database began to be brought back, in seconds; now, where nobody has written it down. */
function beganAt(folder: string): number {
  const file = join(folder, 'began');
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : Date.now() / 1_000;
}

function secondsSince(began: number): string {
  return String(Math.max(0, Math.round(Date.now() / 1_000 - began)));
}
