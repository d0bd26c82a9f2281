import type pg from 'pg';
import { EngineOptions } from '../engine-options.js';
import { silentLogger } from '../environment.js';
import { EventStore } from '../event-store.js';
import { EventTypes } from '../event-types.js';
import { Projections } from '../projections.js';
import { LedgerMove, LedgerServers } from '../servers/index.js';
import type { MoveStep } from '../servers/ledger-move.js';
import { jars, jarTables } from './log-house.js';
import { testDatabase } from './test-database.js';

/** A log at home and on two other servers, and processes that know all three. Databases of one server stand for servers. */
export async function twoServers() {
  const databases = await Promise.all([testDatabase(), testDatabase(), testDatabase()]);
  const [home, b, c] = databases.map((database) => database.pool()) as [pg.Pool, pg.Pool, pg.Pool];
  for (const pool of [home, b, c]) await pool.query(jarTables);
  const types = new EventTypes();
  types.add({ CoinsDropped: {} });
  const projections = new Projections(home, types);
  projections.add([jars]);
  const servers = () =>
    new LedgerServers(
      home,
      new Map([
        ['b', b],
        ['c', c],
      ]),
    );
  const stores: EventStore[] = [];
  return {
    ...{ home, b, c, types, projections, servers },
    /** A process that knows where nothing is. */
    process: (options: Partial<EngineOptions> = {}): EventStore => {
      const parts = { pool: home, types, projections, servers: servers(), options: EngineOptions.with(options) };
      const store = new EventStore(parts);
      stores.push(store);
      return store;
    },
    move: (ledger: number, onStep?: (step: MoveStep) => void | Promise<void>) =>
      new LedgerMove({ servers: servers(), types, projections, logger: silentLogger, onStep }, ledger),
    /** The jars of a ledger on one server. */
    rows: async (pool: pg.Pool, ledger: number) =>
      (
        await pool.query<{ stream: string; coins: number }>(
          'select stream, coins from spec.jars where ledger = $1 order by 1',
          [ledger],
        )
      ).rows,
    /** The events of a ledger on one server, as they are written. */
    events: async (pool: pg.Pool, ledger: number) =>
      (
        await pool.query(
          'select position::int, stream, version, data::text, meta::text, at::text, batch from log.events where ledger = $1 order by position',
          [ledger],
        )
      ).rows,
    close: async () => {
      await Promise.all(stores.map((store) => store.close()));
      await Promise.all(databases.map((database) => database.drop()));
    },
  };
}
