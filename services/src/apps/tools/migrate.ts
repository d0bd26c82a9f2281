import 'reflect-metadata';
import { readSettings } from '../../platform/config/settings.js';
import { migrationSource } from '../../platform/database/database.js';
import { startWell } from '../../platform/http/lifecycle.js';
import { migrations } from '../migrations.js';

await startWell(async () => {
  const source = await migrationSource(readSettings(process.env), migrations).initialize();
  const done = await source.runMigrations();
  console.log(
    done.length === 0 ? 'The database is up to date.' : `Migrated: ${done.map(({ name }) => name).join(', ')}`,
  );
  await source.destroy();
});
