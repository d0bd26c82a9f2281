import type pg from 'pg';
import { Followers } from '../consume/followers.js';
import { decider } from '../decider/decider.js';
import { EngineOptions } from '../engine-options.js';
import type { Clock } from '../environment.js';
import { EventStore } from '../event-store.js';
import { EventTypes } from '../event-types.js';
import { projection } from '../project/projection.js';
import { Projections } from '../projections.js';
import type { EventMeta } from '../recorded.js';
import { StreamSnapshots, snapshotted } from '../snapshots/stream-snapshots.js';
import { testDatabase } from './test-database.js';

export interface CoinsDropped {
  readonly type: 'CoinsDropped';
  readonly coins: number;
}

type JarCommand = { readonly type: 'DropCoins'; readonly coins: number };

/** There is no room for so many coins in a jar. */
export class JarFull extends Error {
  readonly code = 'JAR_FULL';

  constructor(readonly left: number) {
    super(`There is room for ${left}`);
  }
}

/** A jar for at most 1,000 coins: the least thing that has a rule. */
export const jar = decider<number, JarCommand, CoinsDropped>({
  initial: 0,
  decide: {
    DropCoins: ({ coins }, inside) => {
      if (inside + coins > 1_000) throw new JarFull(1_000 - inside);
      return [{ type: 'CoinsDropped', coins }];
    },
  },
  evolve: { CoinsDropped: ({ coins }, inside) => inside + coins },
});

/** What a program writes of jars so that it need not count from the first coin. */
export const jarSnapshots = snapshotted({
  name: 'jar-snapshots',
  prefix: 'jar/',
  rules: jar,
  types: ['CoinsDropped'],
  shape: 1,
  write: (coins) => ({ coins }),
  read: ({ coins }: { coins: number }) => coins,
});

export const drop = (coins: number): JarCommand => ({ type: 'DropCoins', coins });

/** How many coins are in each jar, as a table. */
export const jars = projection<CoinsDropped>('jars', {
  tables: ['spec.jars'],
  on: {
    CoinsDropped: ({ ledger, stream, event: { coins } }, db) =>
      db.query(
        `insert into spec.jars (ledger, stream, coins) values ($1, $2, $3)
         on conflict (ledger, stream) do update set coins = spec.jars.coins + excluded.coins`,
        [ledger, stream, coins],
      ),
  },
});

export const jarTables = `create schema spec; create table spec.jars (ledger integer, stream text, coins integer not null,
    constraint jars_pkey primary key (ledger, stream), constraint jars_hold_at_most_1000 check (coins <= 1000))`;

export const at = new Date('2026-11-20T15:00:00Z');

/** The event log on a database of its own, with one kind of stream and one projection. */
export async function logHouse() {
  const database = await testDatabase();
  const pool = database.pool();
  await pool.query(jarTables);
  await pool.query('create index jars_by_coins on spec.jars (coins)');
  const clock = new SettableClock();
  const opened = openLog(pool, clock);
  const stores = [opened.events];
  return {
    ...opened,
    clock,
    url: database.url,
    anotherPool: database.pool,
    pool,
    /** The same log, as another process of the service sees it. @param bounds of its connections, where others are meant */
    another: (options: Partial<EngineOptions> = {}, bounds: pg.PoolConfig = {}) => {
      const its = database.pool();
      Object.assign(its.options, bounds);
      const other = openLog(its, clock, options);
      stores.push(other.events);
      return other;
    },
    /** Breaks every connection to the database but one. */
    cutAll: () =>
      pool.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      ),
    /** Runs something while nobody can connect to the database. */
    away: database.away,
    rows: async () =>
      (await pool.query<{ stream: string; coins: number }>('select stream, coins from spec.jars order by 1')).rows,
    close: async () => {
      await Promise.all(stores.map((store) => store.close()));
      await database.drop();
    },
  };
}

/** Stands where it is put. */
class SettableClock implements Clock {
  private time = at;

  now(): Date {
    return this.time;
  }

  set(time: Date): void {
    this.time = time;
  }
}

function openLog(pool: pg.Pool, clock: Clock, options: Partial<EngineOptions> = {}) {
  const types = new EventTypes();
  types.add({ CoinsDropped: {} });
  const projections = new Projections(pool, types);
  projections.add([jars]);
  const snapshots = new StreamSnapshots();
  snapshots.add(jarSnapshots);
  const caller: { meta: EventMeta } = { meta: {} };
  const parts = { pool, types, projections, snapshots, clock, meta: () => caller.meta };
  const events = new EventStore({ ...parts, options: EngineOptions.with(options) });
  const followers = new Followers(pool, projections, clock);
  return { types, projections, events, followers, caller };
}
