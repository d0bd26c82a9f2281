import 'reflect-metadata';
import { misfitsOfLiveFronts } from '../../contexts/frontends/index.js';
import { readSettings } from '../../platform/config/settings.js';
import { createPool } from '../../platform/database/database.js';
import { bootstrap } from '../../platform/http/lifecycle.js';

/**
 * `node services/dist/apps/tools/fronts-fit.js`: before an API is deployed. Ends with code 2 and a sentence for each thing that a
 * live front needs and this program does not have (docs/adr/0098); nothing is live yet on a new database.
 */
await bootstrap(async () => {
  const pool = createPool(readSettings(process.env), { max: 1 });
  try {
    const { rows } = await pool.query("select to_regclass('frontends.channels') is not null as known");
    const misfits = rows[0]?.known ? await misfitsOfLiveFronts(pool) : [];
    console.log(misfits.length === 0 ? 'Every live front fits this API.' : misfits.join('\n'));
    if (misfits.length > 0) process.exitCode = 2;
  } finally {
    await pool.end();
  }
});
