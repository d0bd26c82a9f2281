import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { childrenOf, tell } from '../../processes/children-of.js';
import { type ThrowAwayFolder, throwAwayFolder } from '../../processes/throw-away-folder.js';
import { isWhole, postmasterIn, primaryZone } from './cluster-state.js';
import { makeDatabase, superuserUrl } from './database.js';
import { etcdIn } from './etcd.js';
import { haproxyIn } from './haproxy.js';
import { missingPackages, withServerFolders } from './packages.js';
import { patroniIn } from './patroni.js';
import { portsIn } from './ports.js';
import { Server } from './server.js';
import { passwordsIn, type Shape } from './shape.js';
import { type Zone, zones } from './zones.js';

withServerFolders(process.env);
const missing = missingPackages(['etcd', 'patroni', 'haproxy', 'pgbackrest']);
if (missing.length > 0)
  process.stdout.write(`PostgreSQL does not fail over here: ${missing.join(', ')} are missing.\n`);
const describeWhereItCan = missing.length === 0 ? describe : describe.skip;

describeWhereItCan('a PostgreSQL with two copies', () => {
  let folder: ThrowAwayFolder;
  let shape: Shape;
  const servers: Server[] = [];

  beforeAll(async () => {
    folder = await throwAwayFolder('failover');
    const ports = await portsIn(`${folder.path}/topology/ports.json`);
    shape = { folder: `${folder.path}/topology`, ports, passwords: passwordsIn(`${folder.path}/passwords.json`) };
    const events = { dataDir: folder.path, tell: () => undefined, changed: () => undefined };
    const groups = [
      zones.map((zone) => etcdIn(zone, shape)),
      zones.map((zone) => patroniIn(zone, shape)),
      [haproxyIn('a', shape)],
    ];
    for (const plans of groups) {
      const started = plans.map((plan) => new Server(plan, events));
      servers.unshift(...started);
      await Promise.all(started.map((server) => server.start(new AbortController().signal)));
    }
    await makeDatabase(shape);
    while (!(await isWhole(shape))) await pause(200);
  }, 120_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    folder?.remove();
  }, 60_000);

  /** Over a connection of its own. @returns false when it did not come to it */
  async function note(nth: number): Promise<boolean> {
    const client = new Client({
      connectionString: superuserUrl(shape),
      connectionTimeoutMillis: 1_000,
      query_timeout: 2_000,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('create table if not exists notes (nth int)');
      await client.query('insert into notes values ($1)', [nth]);
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async function noted(): Promise<number[]> {
    const client = new Client({ connectionString: superuserUrl(shape) });
    await client.connect();
    const { rows } = await client.query<{ nth: number }>('select nth from notes order by 1');
    await client.end();
    return rows.map(({ nth }) => nth);
  }

  async function killPrimary(): Promise<Zone> {
    const zone = (await primaryZone(shape)) ?? zones[0];
    const pid = postmasterIn(shape, zone) ?? 0;
    tell([pid, ...childrenOf(pid)], 'SIGKILL');
    return zone;
  }

  it('has another primary when its own is killed, with everything that was acknowledged', async () => {
    const acknowledged: number[] = [];
    for (let nth = 0; nth < 20; nth++) if (await note(nth)) acknowledged.push(nth);
    const before = await killPrimary();
    const since = performance.now();
    while (!(await note(100))) await pause(100);
    expect(performance.now() - since).toBeLessThan(15_000);
    expect(await primaryZone(shape)).not.toBe(before);
    expect(await noted()).toEqual([...acknowledged, 100]);
  }, 60_000);
});
