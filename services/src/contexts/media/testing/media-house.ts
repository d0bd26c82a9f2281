import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { type UploadStatus, type UploadsAcceptedView, type UploadView } from '@northlight/contracts';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import { until } from '../../../../test/until.js';
import { loadCatalog } from '../../../demo/catalog/load-catalog.js';
import { loadMemberships } from '../../../demo/membership/load-memberships.js';
import { loadProducts } from '../../../demo/merchandise/load-products.js';
import { throwAwayDatabase } from '../../../platform/database/testing/throw-away-database.js';
import { roomApp, signedIn } from '../../../platform/http/testing/room-app.js';
import { type Clock, SystemClock } from '../../../platform/kernel/clock.js';
import { logMigrations } from '../../../platform/log-schema/log-migrations.js';
import { queueOptions } from '../../../platform/queues/queue-connection.js';
import { bookingMigrations } from '../../booking/index.js';
import { catalogMigrations } from '../../catalog/index.js';
import { guestPassesMigrations } from '../../guest-passes/index.js';
import { membershipMigrations } from '../../membership/index.js';
import { merchandiseMigrations } from '../../merchandise/index.js';
import { promotionsMigrations } from '../../promotions/index.js';
import { vouchersMigrations } from '../../vouchers/index.js';
import { MediaModule, mediaMigrations, mediaQueue } from '../index.js';
import { OrphanCleanupProcessor } from '../jobs/orphan-cleanup.processor.js';
import { MediaVault } from '../persistence/media-vault.js';
import { Uploads } from '../persistence/uploads.repository.js';
import { Places } from '../places.js';

const migrations = [
  ...logMigrations,
  ...catalogMigrations,
  ...vouchersMigrations,
  ...promotionsMigrations,
  ...guestPassesMigrations,
  ...bookingMigrations,
  ...membershipMigrations,
  ...merchandiseMigrations,
  ...mediaMigrations,
];
const script = join('services', 'dist', 'contexts', 'media', 'testing', 'media-process.js');

export const admin = signedIn({ id: 1, isAdmin: true });

/** A file of a form: its field, its content, and what it says of itself. */
export interface Sent {
  readonly field: string;
  readonly content: Uint8Array | string;
  readonly name?: string;
  readonly type?: string;
}

// biome-ignore lint/suspicious/noExplicitAny: an answer is whatever came over the wire
type Answer<Body = any> = { readonly status: number; readonly body: Body; readonly headers: Headers };

/** A form with one file in the field of most places. */
export const one = (content: Sent['content'], more: Partial<Sent> = {}): Sent[] => [
  { field: 'image', content, ...more },
];

interface MediaHouseOptions {
  /** Queues on Redis; without it on PostgreSQL. */
  readonly redisUrl?: string;
  /** Files in a bucket; without it on the disk. */
  readonly s3Url?: string;
}

export type MediaHouse = Awaited<ReturnType<typeof mediaHouse>>;

/** The rooms of pictures behind real HTTP, a folder of their own, and worker processes that can be killed. */
export async function mediaHouse({ redisUrl = '', s3Url = '' }: MediaHouseOptions = {}) {
  if (redisUrl) await forgetEverything(redisUrl);
  const folder = await mkdtemp(join(tmpdir(), 'northlight-media-'));
  const database = await throwAwayDatabase(migrations, { DATA_DIR: folder, REDIS_URL: redisUrl, S3_URL: s3Url });
  const { settings } = database;
  const app = await roomApp(MediaModule, { settings, clock: new SystemClock() });
  for (const load of [loadCatalog, loadMemberships, loadProducts]) await load(app);
  await app.listen(0, '127.0.0.1');
  const workers = new Set<ChildProcess>();
  const queue = new Queue(mediaQueue.name, queueOptions(settings));
  const part = <Part>(type: abstract new (...needs: never[]) => Part): Part =>
    app.get(type as never, { strict: false });
  const upload = async (id: string): Promise<UploadView> =>
    (await ask<UploadView>('GET', `/api/uploads/${id}`, { headers: admin })).body;
  const ask = client(app);
  return {
    ...{ app, folder, settings, ask, queue },
    /** The nightly job, as it is run at some time. */
    orphanCleanup: (clock: Clock = new SystemClock()) =>
      new OrphanCleanupProcessor(part(MediaVault), part(Uploads), part(Places), clock, queue),
    pool: app.get(pg.Pool, { strict: false }),
    get: (path: string, headers: Record<string, string> = admin) => ask('GET', path, { headers }),
    send: (path: string, files: readonly Sent[], headers: Record<string, string> = admin) =>
      ask<UploadsAcceptedView & { message: string; code: string }>('POST', path, { headers, body: formOf(files) }),
    upload,
    /** Waits until it is ready or has failed, and says which, and why. */
    ends: async (id: string): Promise<[UploadStatus, string | null]> => {
      await until(async () => ['ready', 'failed'].includes((await upload(id)).status), 60);
      const { status, reason } = await upload(id);
      return [status, reason];
    },
    experience: async (slug = 'jurassic-ride') =>
      (await ask('GET', `/api/experiences/${slug}`, { headers: admin })).body,
    /** Every file below a folder of DATA_DIR. */
    files: async (below: string): Promise<string[]> =>
      (await readdir(join(folder, below), { recursive: true, withFileTypes: true }).catch(() => []))
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, below).length + 1))
        .toSorted(),
    worker: async (env: NodeJS.ProcessEnv = {}): Promise<ChildProcess> => {
      const { DATABASE_URL, SECRET } = settings;
      const places = { REDIS_URL: redisUrl, S3_URL: s3Url, DATA_DIR: folder };
      const given = { DATABASE_URL, SECRET, ...places, ...env, LOG_LEVEL: 'silent' };
      const child = spawn(process.execPath, [script], {
        env: { ...process.env, ...given },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      workers.add(child);
      await once(child.stdout as NodeJS.ReadableStream, 'data');
      return child;
    },
    close: async () => {
      const ended = [...workers].filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
      await Promise.all(ended.map((child) => child.kill('SIGKILL') && once(child, 'exit')));
      await queue.close();
      await app.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const client =
  (app: NestExpressApplication) =>
  // biome-ignore lint/suspicious/noExplicitAny: an answer is whatever came over the wire
  async <Body = any>(method: string, path: string, init: RequestInit): Promise<Answer<Body>> => {
    const response = await fetch(`${await app.getUrl()}${path}`, { method, ...init });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : undefined, headers: response.headers };
  };

function formOf(files: readonly Sent[]): FormData {
  const form = new FormData();
  for (const { field, content, name = 'picture.png', type = 'image/png' } of files)
    form.append(field, new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type }), name);
  return form;
}

async function forgetEverything(url: string): Promise<void> {
  const redis = new Redis(url);
  await redis.flushdb();
  await redis.quit();
}
