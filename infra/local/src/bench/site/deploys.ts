import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PlainError } from '../../processes/plain-error.js';
import { type LocalFile, readLocalFile } from '../../start/local-file.js';
import { apps } from '../../start/plans.js';
import { secretsOf } from '../../start/secrets.js';
import { type BenchProcess, startProgram } from '../start-program.js';
import { type Release, releasesHere } from './ratios.js';

/** Beside the one of the site. */
const MORE_PROCESSES = 3;
/** Seldom enough that looking is no load of its own. */
const LOOK_EVERY_MS = 20;
const LIMIT_MS = 30_000;

/** Milliseconds from an order until a document of each process names the release, sorted: one for each process and order. */
export interface DeployFigures {
  readonly promote: readonly number[];
  readonly rollback: readonly number[];
}

/**
 * Promotes a second release of a front and takes it back, `rounds` times, over four web processes on one database. Both
 * have the same files, so that visitors see no difference; afterwards the first is live again.
 * @param dataDir of the site that runs here
 */
export const measureDeploys = async (dataDir: string, rounds: number): Promise<DeployFigures> => {
  const local = readLocalFile(dataDir);
  if (!local) throw new PlainError(`No site runs in ${dataDir}: set DATA_DIR to the folder of the one at SITE_URL.`);
  const first = (await releasesHere()).find(({ app }) => app === 'mfe-franchise');
  if (!first) throw new PlainError('There is no mfe-franchise here.');
  const more = await Promise.all(Array.from({ length: MORE_PROCESSES }, () => startWeb(dataDir, local)));
  try {
    const site = { local, origins: [local.url, ...more.map(({ port }) => `http://127.0.0.1:${port}`)] };
    const second = await publishAgain(local, first);
    const promote = [];
    const rollback = [];
    for (let round = 0; round < rounds; round += 1) {
      promote.push(...(await timed(site, second.id, { action: 'promote', release: second.id })));
      rollback.push(...(await timed(site, first.id, { action: 'rollback' })));
    }
    return { promote: promote.sort(byLength), rollback: rollback.sort(byLength) };
  } finally {
    for (const web of more) await web.stop();
  }
};

const byLength = (a: number, b: number): number => a - b;

const startWeb = (dataDir: string, { apiUrl, databaseUrl, url }: LocalFile): Promise<BenchProcess> =>
  startProgram(
    `${apps}/web/main.js`,
    {
      ...process.env,
      ...secretsOf(dataDir, process.env),
      API_URL: apiUrl,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      METRICS_PORT: '0',
      LOG_LEVEL: 'warn',
    },
    '/web/health/ready',
  );

interface Site {
  readonly local: LocalFile;
  readonly origins: readonly string[];
}

/** Gives an order. @returns for each process how long it took until its document named the release */
const timed = async ({ local, origins }: Site, id: string, order: object): Promise<number[]> => {
  const channels = (await ask(local, 'GET /api/fronts')) as { app: string; revision: number }[];
  const revision = channels.find(({ app }) => app === 'mfe-franchise')?.revision;
  const began = performance.now();
  const seen = origins.map((origin) => untilNamed(origin, id, began));
  await ask(local, 'POST /api/fronts/mfe-franchise/channel', { ...order, revision, who: 'bench:site' });
  return Promise.all(seen);
};

const untilNamed = async (origin: string, id: string, began: number): Promise<number> => {
  while (performance.now() - began < LIMIT_MS) {
    const document = await (await fetch(`${origin}/terms`, { headers: { accept: 'text/html' } })).text();
    if (document.includes(`"release":{"id":"${id}"`)) return performance.now() - began;
    await delay(LOOK_EVERY_MS);
  }
  throw new PlainError(`${origin} names no ${id} after ${LIMIT_MS / 1_000} s.`);
};

/** The files of a release under another name. */
const publishAgain = async (local: LocalFile, { app, id, build, entry }: Release): Promise<Release> => {
  const folder = join(app, 'dist', build);
  const record = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Release & { container: string };
  const other = [...build].reverse().join('');
  const again = {
    ...record,
    id: id.replace(build, other),
    build: other,
    container: record.container.replace(build, other),
    entry: entry.replace(build, other),
  };
  const { missing } = (await ask(local, 'POST /api/fronts/releases', again)) as { missing: string[] };
  for (const file of missing)
    await ask(local, `PUT /api/fronts/${app}/releases/${other}/files/${file}`, readFileSync(join(folder, file)));
  await ask(local, 'POST /api/fronts/releases', again);
  return again;
};

/** @param order as in `GET /api/fronts` */
const ask = async (local: LocalFile, order: string, body?: object): Promise<unknown> => {
  const [method = '', path = ''] = order.split(' ');
  const isFile = Buffer.isBuffer(body);
  const type = { 'content-type': isFile ? 'application/octet-stream' : 'application/json' };
  const answer = await fetch(new URL(path, local.apiUrl), {
    method,
    headers: { authorization: `Bearer ${local.deployToken}`, ...(body && type) },
    ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new PlainError(`${order}: ${text}`);
  return text ? JSON.parse(text) : undefined;
};
