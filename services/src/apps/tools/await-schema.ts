import 'reflect-metadata';
import { readSettings } from '../../platform/config/settings.js';
import { awaitMigrations } from '../../platform/database/await-migrations.js';
import { createPool } from '../../platform/database/database.js';
import { bootstrap } from '../../platform/http/lifecycle.js';
import { migrations } from '../migrations.js';

/** Milliseconds: a large database is migrated for minutes. */
const WAIT_MS = 15 * 60_000;

/** `node services/dist/apps/tools/await-schema.js`: ends with 0 once the database is as this program needs it, else with 1. */
await bootstrap(async () => {
  const pool = createPool(readSettings(process.env), { max: 1 });
  try {
    const missing = await awaitMigrations(pool, migrations, WAIT_MS);
    console.log(missing.length === 0 ? 'The database is up to date.' : `Not migrated yet: ${missing.join(', ')}`);
    if (missing.length > 0) process.exitCode = 1;
  } finally {
    await pool.end();
  }
});
