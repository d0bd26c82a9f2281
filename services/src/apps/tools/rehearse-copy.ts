import 'reflect-metadata';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { encodeText } from '@northlight/contracts';
import { createPool } from '../../platform/database/database.js';
import { bootstrap } from '../../platform/http/lifecycle.js';
import { copyBeganAt } from '../../platform/recovery/copy-mark.js';
import { complain } from './complain.js';
import { step, tool } from './tool-steps.js';

const usage = `Tries a copy of the database that was brought back: the files beside it, the schema, whoever was erased since, and every check of
restored.js; a line of JSON each (docs/how-to/restore.md). Nobody is written to, and nothing of the living system is changed.

  node services/dist/apps/tools/rehearse-copy.js <postgres:// of the copy> <folder> [erased.jsonl] [redis:// of nobody] [note]

Its password is PGPASSWORD: everybody on the machine can list arguments. The folder is where files are brought to; without a Redis of its own, queues are in the copy; note: the living system is told that all was there.`;

type Env = NodeJS.ProcessEnv;

const calm = { NODE_ENV: 'development', LOG_LEVEL: 'warn', FAULT: '', CLOCK_OFFSET: '' };
/** Servers of the living system: mail, queues, buckets, replicas, ledgers, gateways. A copy is given none of them, nor in a file. */
const servers = /(_URLS?|_SERVERS|^STRIPE_\w+)(_FILE)?$/;
/** Addresses that the site says of itself. */
const itsOwn = ['PUBLIC_URL', 'API_URL'];

await bootstrap(async () => {
  const [copy = '', folder = '', ...more] = process.argv.slice(2);
  if (!copy.startsWith('postgres') || !folder) return complain(usage);
  const lists = more.filter((word) => word.endsWith('.jsonl'));
  const missing = lists.filter((list) => !existsSync(list));
  // without it a rehearsal would say that all who were erased are, and have looked at nobody
  if (missing.length > 0) return complain(`There is no list of the erased at ${missing.join(', ')}.`);
  const url = new URL(copy);
  if (url.password)
    return complain('The password of the copy belongs into PGPASSWORD: arguments are read by everybody.');
  url.password = encodeText(process.env.PGPASSWORD ?? '');
  const redis = more.find((word) => word.startsWith('redis:')) ?? '';
  await rehearseAndNote({ copy: String(url), folder, redis, lists }, more.includes('note'));
});

async function rehearseAndNote(requested: Requested, mayNote: boolean): Promise<void> {
  const began = await beganAt(requested.copy);
  if (began === undefined)
    return complain(
      'This is no copy that infra/backup/serve-copy.sh runs: somebody may be served from it. Nothing was done.',
    );
  const isFine = await rehearse(requested);
  if (!isFine) process.exitCode = 1;
  else if (mayNote)
    await step('the living system is told', ['note-backup', 'rehearsal', secondsSince(began)], process.env);
}

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

async function beganAt(DATABASE_URL: string): Promise<number | undefined> {
  const pool = createPool({ DATABASE_URL }, { max: 1 });
  return copyBeganAt(pool).finally(() => pool.end());
}

function secondsSince(began: number): string {
  return String(Math.max(0, Math.round(Date.now() / 1_000 - began)));
}
