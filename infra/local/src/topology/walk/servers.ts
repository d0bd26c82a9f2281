import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase } from '../../postgres/start-postgres.js';
import { startThrowAwayPostgres } from '../../postgres/throw-away-postgres.js';
import { startThrowAwayRedis } from '../../redis/throw-away-redis.js';

/** The servers around the processes, for one walk. */
export interface Servers {
  /** Addresses, by the names of the settings. */
  readonly addresses: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const bucketScript = join('services', 'dist', 'platform', 'storage', 'testing', 'bucket-process.js');

/** A PostgreSQL, a Redis where there is one, and a server of S3 that keeps files below `folder`. */
export async function startServers(folder: string): Promise<Servers> {
  const postgres = await startThrowAwayPostgres();
  await createDatabase(postgres.url, 'north');
  const north = postgres.url.replace(/\/[^/]*$/, '/north');
  const redis = await startThrowAwayRedis();
  const objects = join(folder, 'objects');
  mkdirSync(objects);
  const bucket = spawn(process.execPath, [bucketScript, objects], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(bucket.stdout, 'data')) as [Buffer];
  const s3 = `http://S3RVER:S3RVER@127.0.0.1:${String(port).trim()}/pictures`;
  return {
    addresses: {
      ...{ DATABASE_URL: postgres.url, REDIS_URL: redis?.url ?? '', S3_URL: s3, RELEASES_URL: s3 },
      // the primary stands in for a replica: it is known not to be one, and passed over
      ...{ READER_URLS: postgres.url, LEDGER_SERVERS: `north=${north}` },
    },
    stop: async () => {
      bucket.kill('SIGKILL');
      await redis?.stop();
      await postgres.stop();
    },
  };
}
