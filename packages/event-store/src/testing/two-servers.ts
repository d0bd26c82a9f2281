import type pg from 'pg';
import { EngineOptions } from '../engine-options.js';
import { silentLogger } from '../environment.js';
import { EventStore } from '../event-store.js';
import { EventTypes } from '../event-types.js';
import { Projections } from '../projections.js';
import { LedgerMove, LedgerServers } from '../servers/index.js';
import type { MoveStep } from '../servers/ledger-move.js';
import type { Work } from '../work.js';
import { drop, jar, jars, jarTables } from './log-house.js';
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
  const serversOf = ([atHome, north, south]: readonly [pg.Pool, pg.Pool, pg.Pool]) =>
    new LedgerServers(
      atHome,
      new Map([
        ['b', north],
        ['c', south],
      ]),
      (ledger) => ledger < 0,
    );
  const servers = () => serversOf([home, b, c]);
  const stores: EventStore[] = [];
  return {
    ...{ home, b, c, types, projections, servers },
    /** A process that knows where nothing is. */
    process: (options: Partial<EngineOptions> = {}): EventStore => {
      const pools = databases.map((database) => database.pool()) as [pg.Pool, pg.Pool, pg.Pool];
      const own = { pool: pools[0], servers: serversOf(pools), options: EngineOptions.with(options) };
      const store = new EventStore({ ...own, types, projections });
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
    /** Runs something while nobody can connect to one of the servers. */
    away: (server: 'home' | 'b' | 'c', meanwhile: () => Promise<void>) =>
      databases[['home', 'b', 'c'].indexOf(server)]?.away(meanwhile),
    close: async () => {
      await Promise.all(stores.map((store) => store.close()));
      await Promise.all(databases.map((database) => database.drop()));
    },
  };
}

type House = Awaited<ReturnType<typeof twoServers>>;

/** Ledgers of two kinds: venues, which stay where they are, and cards, which are brought to them; a coin goes into both, or into none. */
export function venuesAndCards(house: House, first: number) {
  let ledgers = first;
  const opening = house.process();
  const dropInto = (ledger: number, coins: number) =>
    opening.transaction(ledger, (work) => work.apply(jar, 'jar/a', drop(coins)));
  return {
    aVenueAt: async (server: string) => {
      const ledger = ++ledgers;
      await dropInto(ledger, 1);
      if (server !== 'home') await house.move(ledger).to(server);
      return ledger;
    },
    aCard: async (coins: number) => {
      const ledger = -++ledgers;
      await dropInto(ledger, coins);
      return ledger;
    },
    /** @returns how many are in the venue's jar then, and in the card's */
    spend: (store: EventStore, [venue, ...cards]: readonly [number, number, ...number[]], key?: string) =>
      store.transactionOver(
        [venue, ...cards] as [number, number, ...number[]],
        (...works: Work[]) => works.map((work) => work.apply(jar, 'jar/a', drop(1))),
        key === undefined ? undefined : { scope: 'visitor', key, fingerprint: 'a coin' },
      ),
    coinsIn: async (ledger: number) => (await house.rows(house.home, ledger))[0]?.coins,
    placeOf: async (ledger: number) =>
      (
        await house.home.query<{ server: string }>(
          "select coalesce(server, 'home') as server from log.head where ledger = $1",
          [ledger],
        )
      ).rows[0]?.server,
  };
}
