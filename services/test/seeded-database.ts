import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { migrations } from '../src/apps/migrations.js';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../src/platform/database/testing/throw-away-database.js';

/** Where the compiled processes and tools are. */
export const apps = join(__dirname, '..', 'dist', 'apps');

/** A database with the demo data, as `npm start` fills it: seeded once, copied for each spec. */
export const seededDatabase = (): Promise<ThrowAwayDatabase> =>
  throwAwayDatabase(
    migrations,
    {},
    {
      by: 'seeded',
      fill: ({ DATABASE_URL, SECRET }) => {
        const env = { ...process.env, NODE_ENV: 'development', DATABASE_URL, SECRET, LOG_LEVEL: 'error' };
        execFileSync(process.execPath, [join(apps, 'tools', 'seed.js')], { env });
      },
    },
  );
