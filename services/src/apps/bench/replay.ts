import type { Projections } from '@northlight/event-store';
import { eventColumns } from '@northlight/event-store/rows';
import 'reflect-metadata';
import pg from 'pg';
import { readSettings } from '../../platform/config/settings.js';
import { createPool } from '../../platform/database/database.js';
import { bootstrap } from '../../platform/http/lifecycle.js';
import { knownEvents } from '../known-events.js';
import { copyStories } from './copy-stories.js';

/** How fast the log is read, replayed and compared (npm run bench:replay). Adds events to the database that it is given. */
await bootstrap(async () => {
  const settings = readSettings(process.env);
  const client = new pg.Client({ connectionString: settings.DATABASE_URL });
  await client.connect();
  await copyStories(client, Number(process.argv[2]));
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from log.events');
  const events = rows[0]?.count ?? 0;
  console.log(`The log holds ${events.toLocaleString('en')} events.\n`);
  const bare = await timed(() => readAll(client));
  await client.end();
  tell('bare read of every row', { events, seconds: bare, bare });

  const pool = createPool(settings);
  await measure(knownEvents(pool).projections, { events, bare });
  await pool.end();
});

interface Measured {
  readonly events: number;
  readonly bare: number;
}

async function measure(projections: Projections, { events, bare }: Measured): Promise<void> {
  for (const name of projections.names) {
    const seconds = await timed(() => projections.rebuild(name));
    tell(`rebuild ${name}`, { events, seconds, bare });
  }
  for (const name of projections.names) {
    const seconds = await timed(() => projections.verify(name));
    tell(`replay and compare ${name}`, { events, seconds, bare });
  }
  const seconds = await timed(async () => {
    for (const [name, differing] of await projections.verifyAll())
      if (differing !== 0) throw new Error(`${differing} rows of ${name} differ from the log`);
  });
  tell('replay and compare, all together', { events, seconds, bare });
}

function tell(what: string, { events, seconds, bare }: Measured & { readonly seconds: number }): void {
  const perSecond = Math.round(events / seconds).toLocaleString('en');
  console.log(
    `${what.padEnd(34)}${seconds.toFixed(1).padStart(8)} s${perSecond.padStart(12)} events/s${(bare / seconds).toFixed(2).padStart(8)}`,
  );
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** Reads every event in pages, in order, and does nothing with it. */
async function readAll(client: pg.Client): Promise<void> {
  const { rows: heads } = await client.query<{ ledger: number }>('select ledger from log.head order by 1');
  for (const { ledger } of heads) {
    let after = 0;
    for (let isOver = false; !isOver; ) {
      const { rows } = await client.query<{ position: number }>(
        `select ${eventColumns} from log.events where ledger = $1 and position > $2 order by position limit 5000`,
        [ledger, after],
      );
      after = rows.at(-1)?.position ?? after;
      isOver = rows.length === 0;
    }
  }
}
