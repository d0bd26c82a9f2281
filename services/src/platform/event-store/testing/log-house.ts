import pg from 'pg';
import { throwAwayDatabase } from '../../database/testing/throw-away-database.js';
import { FixedClock } from '../../kernel/clock.js';
import { decider } from '../../kernel/decider.js';
import { Refusal } from '../../kernel/refusal.js';
import { EventStore } from '../event-store.js';
import { EventTypes } from '../event-types.js';
import { Followers } from '../followers.js';
import { logMigrations } from '../log-migrations.js';
import { projection } from '../projection.js';
import { Projections } from '../projections.js';

export interface CoinsDropped {
  readonly type: 'CoinsDropped';
  readonly coins: number;
}

type JarCommand = { readonly type: 'DropCoins'; readonly coins: number };

/** A jar for at most 1,000 coins: the least thing that has a rule. */
export const jar = decider<number, JarCommand, CoinsDropped>({
  initial: 0,
  decide: {
    DropCoins: ({ coins }, inside) => {
      if (inside + coins > 1_000) throw new Refusal('SLOT_FULL', { left: 1_000 - inside });
      return [{ type: 'CoinsDropped', coins }];
    },
  },
  evolve: { CoinsDropped: ({ coins }, inside) => inside + coins },
});

export const drop = (coins: number): JarCommand => ({ type: 'DropCoins', coins });

/** How many coins are in each jar, as a table. */
const jars = projection<CoinsDropped>('jars', {
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

export const at = new Date('2026-11-20T15:00:00Z');

/** The event log on a database of its own, with one kind of stream and one projection. */
export async function logHouse() {
  const database = await throwAwayDatabase(logMigrations);
  const pool = database.pool();
  await pool.query(`create schema spec; create table spec.jars (ledger integer, stream text, coins integer not null,
    constraint jars_pkey primary key (ledger, stream), constraint jars_hold_at_most_1000 check (coins <= 1000))`);
  await pool.query('create index jars_by_coins on spec.jars (coins)');
  const clock = new FixedClock(at);
  const opened = openLog(pool, clock);
  return {
    ...opened,
    clock,
    settings: database.settings,
    pool,
    /** The same log, as another process of the service sees it. */
    another: () => openLog(database.pool(), clock),
    rows: async () =>
      (await pool.query<{ stream: string; coins: number }>('select stream, coins from spec.jars order by 1')).rows,
    close: () => database.drop(),
  };
}

function openLog(pool: pg.Pool, clock: FixedClock) {
  const types = new EventTypes();
  types.add({ CoinsDropped: {} });
  const projections = new Projections(pool, types);
  projections.add([jars]);
  const events = new EventStore(pool, types, projections, clock);
  const followers = new Followers(pool, projections, clock);
  return { types, projections, events, followers };
}
