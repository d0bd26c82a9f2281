import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { compileAll } from '../boot/compile.mjs';

/** One PostgreSQL, one Redis and one folder for the whole run; each Jest worker gets parts of its own (worker-servers.cjs). */
export default async function globalSetup({ maxWorkers }) {
  await compileAll();
  const { createDatabase, startThrowAwayPostgres, startThrowAwayRedis } = await import('../dist/index.js');
  const postgres = await startThrowAwayPostgres();
  for (let worker = 1; worker <= maxWorkers; worker += 1) await createDatabase(postgres.url, `test_${worker}`);
  const redis = process.env.REDIS_URL ? undefined : await startThrowAwayRedis();
  process.env.TEST_POSTGRES = postgres.url;
  process.env.TEST_REDIS = process.env.REDIS_URL ?? redis?.url ?? '';
  process.env.TEST_FOLDER = mkdtempSync(join(tmpdir(), 'northlight-specs-'));
  globalThis.northlightServers = [postgres, redis].filter(Boolean);
}
