import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { EngineOptions, EventStore, EventTypes, Projections } from '@northlight/event-store';
import { LedgerMove, LedgerServers } from '@northlight/event-store/servers';
import pg from 'pg';
import { openApi } from '../../src/apps/api/open-api.js';
import { migrations } from '../../src/apps/migrations.js';
import { openWeb } from '../../src/apps/web/open-web.js';
import { WorkerModule } from '../../src/apps/worker/worker.module.js';
import { loadCatalog } from '../../src/demo/catalog/load-catalog.js';
import type { Settings } from '../../src/platform/config/settings.js';
import { createPool } from '../../src/platform/database/database.js';
import { Replicas } from '../../src/platform/database/replicas.js';
import {
  hasReplicas,
  type ReplicatedServer,
  replicatedServer,
} from '../../src/platform/database/testing/replicated-server.js';
import { databaseAt } from '../../src/platform/database/testing/template.js';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../../src/platform/database/testing/throw-away-database.js';
import { logger } from '../../src/platform/observability/logger.js';
import { freshDatabase, testSettings } from '../fresh-database.js';
import { until } from '../until.js';

type Place = 'home' | 'replica' | 'ledgerServer';
type Opened = Readonly<Record<string, number>>;
/** What infra reckons with, of each process and by the names that connections have. */
const stated = JSON.parse(
  readFileSync(join(__dirname, '../../../infra/local/src/topology/connections.json'), 'utf8'),
) as Readonly<Record<'api' | 'worker' | 'web', Readonly<Record<Place, Opened>>>>;
const REDIS_URL = process.env.TEST_REDIS_URL;
const describeWhereItCan = hasReplicas && REDIS_URL ? describe : describe.skip;

describeWhereItCan('the connections that a process opens at most', () => {
  let server: ReplicatedServer;
  let north: ThrowAwayDatabase;
  let settings: Settings;
  let observer: pg.Pool;
  let house: pg.Pool;
  let there: pg.Pool;
  const testServer = process.env.DATABASE_URL;
  const undo: (() => Promise<unknown> | unknown)[] = [];

  beforeAll(async () => {
    server = await replicatedServer();
    undo.push(() => server.stop());
    process.env.DATABASE_URL = databaseAt(server.primaryUrl, 'house');
    await freshDatabase();
    north = await throwAwayDatabase(migrations);
    undo.push(() => north.drop());
    const addresses = {
      REDIS_URL: String(REDIS_URL),
      READER_URLS: databaseAt(server.replicaUrl, 'house'),
      LEDGER_SERVERS: `north=${north.settings.DATABASE_URL}`,
    };
    undo.push(() => Object.keys(addresses).forEach((name) => void delete process.env[name]));
    Object.assign(process.env, addresses);
    settings = testSettings(addresses);
    const observe = (DATABASE_URL: string) => createPool({ DATABASE_URL }, { name: 'observer' });
    observer = observe(server.primaryUrl);
    house = observe(settings.DATABASE_URL);
    there = observe(north.settings.DATABASE_URL);
    undo.push(() => Promise.all([observer, house, there].map((pool) => pool.end())));
    const api = await openApi(settings);
    await loadCatalog(api);
    await api.close();
  }, 120_000);
  afterAll(async () => {
    for (const each of undo.reverse()) await each();
    process.env.DATABASE_URL = testServer;
  });

  const count = `select application_name as name, count(*)::int as count from pg_stat_activity
    where datname = $1 and application_name like 'northlight%' group by 1`;
  const openedIn = async (url: string): Promise<Opened> => {
    const { rows } = await observer.query<{ name: string; count: number }>(count, [new URL(url).pathname.slice(1)]);
    return Object.fromEntries(rows.map(({ name, count: many }) => [name, many]));
  };
  const atHome = () => openedIn(settings.DATABASE_URL);
  const atNorth = () => openedIn(north.settings.DATABASE_URL);
  const atReplica = async (): Promise<Opened> => {
    const [found] = await server.atReplica<{ count: number }>(
      "select count(*)::int as count from pg_stat_activity where application_name = 'northlight-reads'",
    );
    return { 'northlight-reads': found?.count ?? 0 };
  };
  /** More statements than there may be connections. */
  const fill = (pool: pg.Pool) => Promise.all(Array.from({ length: 30 }, () => pool.query('select pg_sleep(0.1)')));

  it('are those that infra reckons with: of a worker', async () => {
    const worker = await NestFactory.createApplicationContext(WorkerModule, { logger: false, abortOnError: false });
    try {
      const events = worker.get(EventStore, { strict: false });
      Object.assign(worker.get(EngineOptions, { strict: false }), { earlyRelease: 'always' });
      await until(async () => (await house.query('select from booking.slots limit 1')).rowCount === 1);
      await decideNothing(events, [1, 2]);
      await fillPools(worker);
      await until(async () => (await atHome()).northlight === stated.worker.home.northlight);
      // once a night, or after an erasure
      const { 'northlight-proof': _, 'northlight-rewrite': __, ...always } = stated.worker.home;
      expect(await atHome()).toMatchObject(always);
      expect(Object.keys(stated.worker.home)).toEqual(expect.arrayContaining(Object.keys(await atHome())));
    } finally {
      await worker.close();
    }
  }, 60_000);

  it('of an API, at home, at a replica and at another server for ledgers', async () => {
    const api = await openApi(settings);
    const watching = new AbortController();
    try {
      await api.listen(0, '127.0.0.1');
      Object.assign(api.get(EngineOptions, { strict: false }), { earlyRelease: 'always' });
      const url = await api.getUrl();
      const { date } = await lastSlot();
      await fetch(`${url}/api/availability/stream?venueId=1&experienceId=1&date=${date}`, watching);
      await decideEverywhere(api, url);
      await fillPools(api);
      const replica = await api.get(Replicas, { strict: false }).thatShow(0n);
      if (!replica) throw new Error('No replica is asked');
      await fill(replica.pool);
      expect([await atHome(), await atNorth(), await atReplica()]).toEqual([
        stated.api.home,
        stated.api.ledgerServer,
        stated.api.replica,
      ]);
    } finally {
      watching.abort();
      await api.close();
    }
  }, 60_000);

  it('of a web', async () => {
    const web = await openWeb(settings);
    await web.listen(0, '127.0.0.1');
    await until(async () => (await atHome())['northlight-web'] === stated.web.home['northlight-web']);
    expect(await atHome()).toEqual(stated.web.home);
    await web.close();
  }, 60_000);

  const fillPools = async (app: INestApplicationContext): Promise<void> => {
    await fill(app.get(pg.Pool, { strict: false }));
    await fill(app.get(LedgerServers, { strict: false }).poolOf('north'));
  };
  /** A command queue opens its connection for that, too. */
  const decideNothing = (events: EventStore, ledgers: readonly number[]) =>
    Promise.all(ledgers.map((ledger) => events.transaction(ledger, () => 0)));

  /** By both command queues of either server, and a booking at each, whose answer waits for the disk by a connection of its own. */
  async function decideEverywhere(api: NestExpressApplication, url: string): Promise<void> {
    const of = <Part>(part: abstract new (...given: never[]) => Part): Part => api.get<Part>(part, { strict: false });
    await decideNothing(of(EventStore), [1, 2]);
    await book(url);
    const services = { servers: of(LedgerServers), types: of(EventTypes), projections: of(Projections), logger };
    await new LedgerMove(services, 1).to('north');
    await of(pg.Pool).query(
      "insert into log.head (ledger, position, token, server) values (4, 0, gen_random_uuid(), 'north')",
    );
    await there.query('insert into log.head (ledger, position, token) values (4, 0, gen_random_uuid())');
    await book(url);
    await decideNothing(of(EventStore), [4]);
  }

  /** A worker has opened it. */
  async function lastSlot(): Promise<{ readonly date: string; readonly time: string }> {
    const { rows } = await house.query<{ date: string; time: string }>(
      'select date::text, time from booking.slots where experience_id = 1 order by date desc, time limit 1',
    );
    if (!rows[0]) throw new Error('No slot is open');
    return rows[0];
  }

  async function book(url: string): Promise<void> {
    const person = {
      customerName: 'Ann Lee',
      customerEmail: 'ann@example.com',
      numberOfTickets: 1,
      ticketType: 'standard',
    };
    const body = JSON.stringify({ venueId: 1, experienceId: 1, ...(await lastSlot()), ...person });
    const { status } = await fetch(`${url}/api/bookings`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    expect(status).toBe(201);
  }
});
