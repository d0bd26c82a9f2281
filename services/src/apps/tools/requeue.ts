import 'reflect-metadata';
import { serverAddresses } from '../../platform/config/ledger-server-addresses.js';
import { readSettings } from '../../platform/config/settings.js';
import { createPool } from '../../platform/database/database.js';
import { bootstrap } from '../../platform/http/lifecycle.js';
import { forgetHandedOver } from '../../platform/recovery/reconciled-queue.js';
import { complainsOfOptions } from './complain.js';

/** `node services/dist/apps/tools/requeue.js`: after queues were emptied, has every waiting job handed over again, now. A job has its effect once all the same. */
await bootstrap(async () => {
  if (complainsOfOptions(process.argv.slice(2))) return;
  const { DATABASE_URL, LEDGER_SERVERS } = readSettings(process.env);
  let waiting = 0;
  for (const url of [DATABASE_URL, ...serverAddresses(LEDGER_SERVERS).values()]) {
    const pool = createPool({ DATABASE_URL: url }, { max: 1 });
    waiting += await forgetHandedOver(pool).finally(() => pool.end());
  }
  console.log(`${waiting} jobs wait, and are handed over to their queues again.`);
});
