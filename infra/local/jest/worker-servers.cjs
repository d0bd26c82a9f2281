// Runs in each worker before each spec file: DATABASE_URL is the worker's own database, TEST_REDIS_URL its own Redis
// database, unset when this machine has no Redis; DATA_DIR is its own folder, not that of this checkout. REDIS_URL is unset,
// as on a fresh machine: a spec that wants Redis says so.
const { join } = require('node:path');

const worker = Number(process.env.JEST_WORKER_ID ?? 1);

process.env.DATABASE_URL = process.env.TEST_POSTGRES.replace(/\/[^/]*$/, `/test_${worker}`);
process.env.DATA_DIR = join(process.env.TEST_FOLDER, `${worker}`);
process.env.LOG_LEVEL ??= 'silent';
delete process.env.REDIS_URL;
if (process.env.TEST_REDIS) process.env.TEST_REDIS_URL = `${process.env.TEST_REDIS}/${(worker - 1) % 16}`;
