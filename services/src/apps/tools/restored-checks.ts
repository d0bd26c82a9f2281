import type { INestApplicationContext } from '@nestjs/common';
import { EventTypes, Projections } from '@northlight/event-store';
import { StreamSnapshots, verifySnapshots } from '@northlight/event-store/snapshots';
import pg from 'pg';
import { brokenReleaseFiles } from '../../contexts/frontends/index.js';
import { missingUploadFiles } from '../../contexts/media/index.js';
import type { Settings } from '../../platform/config/settings.js';
import { SystemClock } from '../../platform/kernel/clock.js';
import type { ErasureLine } from '../../platform/privacy/erasure-log.js';
import { PersonCipher } from '../../platform/privacy/person-cipher.js';
import { unopenedPersons } from '../../platform/privacy/unopened-persons.js';
import { inspectLog } from '../../platform/recovery/log-gaps.js';
import { reconcileJobs } from '../../platform/recovery/reconciled-queue.js';

/** What a check of a copy came to. */
export interface CheckResult {
  /** How many things were looked at. */
  readonly count: number;
  /** A sentence for each that is not as it should be; empty where all are. */
  readonly wrong: readonly string[];
  /** What else is worth knowing. */
  readonly note?: string;
}

/** What a check works with. */
export interface RestoredCopy {
  readonly app: INestApplicationContext;
  readonly pool: pg.Pool;
  readonly settings: Settings;
  /** Whoever was erased until now. */
  readonly erased: readonly ErasureLine[];
}

const QUEUES_WITHIN_MS = 300_000;

/** In the order in which a restore needs them to hold. */
export const restoredChecks: Readonly<Record<string, (copy: RestoredCopy) => Promise<CheckResult>>> = {
  'the log has no gaps': async ({ pool }) => {
    const { events, until, wrong } = await inspectLog(pool);
    return { count: events, wrong, note: `until ${until?.toISOString() ?? 'never'}` };
  },
  'persons open with their keys': async ({ pool, settings }) => {
    const cipher = new PersonCipher(settings);
    const all = { count: 0, wrong: [] as string[] };
    for (const table of await personTables(pool)) {
      const { count, unopened } = await unopenedPersons(pool, cipher, table);
      all.count += count;
      all.wrong.push(...unopened.map((owner) => `${owner} does not open`));
    }
    return all;
  },
  'who was erased is erased': async ({ pool, erased }) => {
    const { rows } = await pool.query<{ id: string }>('select id from log.erasures where finished_at is not null');
    const finished = new Set(rows.map(({ id }) => id));
    const wrong = erased.filter(({ id }) => !finished.has(id)).map(({ id }) => `erasing ${id} is not done again`);
    return { count: erased.length, wrong };
  },
  'projections are what the log says': async ({ app }) => {
    const projections = app.get(Projections, { strict: false });
    const found = [...(await projections.verifyAll())];
    const wrong = found.filter(([, rows]) => rows !== 0);
    return { count: found.length, wrong: wrong.map(([name, rows]) => `${name}: ${String(rows)} rows differ`) };
  },
  'snapshots are what the log says': async ({ app, pool }) => {
    const types = app.get(EventTypes, { strict: false });
    const all = { count: 0, wrong: [] as string[] };
    for (const plan of app.get(StreamSnapshots, { strict: false }).all) {
      const { count, wrong } = await verifySnapshots(plan, { db: pool, types });
      all.count += count;
      all.wrong.push(...wrong.map(({ ledger, stream }) => `${stream} of ledger ${ledger}`));
    }
    return all;
  },
  'uploads have their files': async ({ pool, settings }) => {
    const { count, missing } = await missingUploadFiles(pool, settings);
    return { count, wrong: missing.map((one) => `${one} has no file`) };
  },
  'releases have their files': async ({ pool, settings }) => {
    const { count, broken } = await brokenReleaseFiles(pool, settings);
    return { count, wrong: broken.map((one) => `${one} is missing or has other bytes`) };
  },
  // last: the jobs of the copy are done afterwards
  'queues have every job once': async ({ pool, settings }) => {
    const clock = new SystemClock();
    const { waiting, effects, repeats, wrong } = await reconcileJobs({ pool, settings, clock }, QUEUES_WITHIN_MS);
    return { count: waiting, wrong, note: `${effects} effects, ${repeats} repeats without one` };
  },
};

/** Wherever persons are sealed: a table of keys with the persons beside it. */
async function personTables(pool: pg.Pool) {
  const { rows } = await pool.query<{ schema: string; table: string; key: string[] }>(
    `select k.table_schema as schema, p.table_name as "table",
       array_agg(c.column_name::text order by c.ordinal_position) as key
     from information_schema.tables k
     join information_schema.tables p on p.table_schema = k.table_schema and p.table_name in ('persons', 'customers')
     join information_schema.columns c on (c.table_schema, c.table_name) = (k.table_schema, k.table_name)
       and c.column_name not in ('wrapped_key', 'wrapped_by')
     where k.table_name = 'person_keys' group by 1, 2 order by 1, 2`,
  );
  return rows.map(({ schema, table, key }) => ({ table: `${schema}.${table}`, keys: `${schema}.person_keys`, key }));
}
