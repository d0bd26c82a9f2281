import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { type PostgresServer, startPostgres, stopPostgres } from '../postgres/start-postgres.js';
import { childrenOf, tell } from '../processes/children-of.js';
import { type ThrowAwayFolder, throwAwayFolder } from '../processes/throw-away-folder.js';
import { type FaultySite, startFaultySite } from './faulty-site.js';
import { type FlakyWire, flakyWire } from './flaky-wire.js';
import { ask, comeAgain, newKeys, type Visitors, wrongIn } from './visitors.js';

let folder: ThrowAwayFolder;
let postgres: PostgresServer;
let wire: FlakyWire;
let site: FaultySite;
let visitors: Visitors;

beforeAll(async () => {
  folder = await throwAwayFolder('faults', stopPostgres);
  postgres = await startPostgres({ dataDir: folder.path });
  wire = await flakyWire(postgres.port);
  const throughUrl = postgres.url.replace(`:${postgres.port}/`, `:${wire.port}/`);
  site = await startFaultySite(postgres.url, { dataDir: folder.path, throughUrl });
  visitors = site.visitors;
}, 120_000);

afterAll(async () => {
  wire.close();
  await postgres.stop();
  folder.remove();
  site.stop();
});

/** Ten people ask while something is wrong: all of them are told, in words, to come again. */
async function tellTenToComeAgain(): Promise<string[]> {
  const { keys, answers } = await visitors.tenAsk();
  for (const one of answers) expect(one).toMatchObject(comeAgain);
  return keys;
}

const all = (keys: readonly string[]): Promise<unknown> => visitors.bookInTheEnd(keys);

/** Connects until the server has no connection left. */
async function takeEveryConnection(): Promise<Client[]> {
  const clients: Client[] = [];
  for (;;) {
    const client = new Client({ connectionString: postgres.url });
    client.on('error', () => undefined);
    const refused = await client.connect().then(
      () => undefined,
      ({ code }: { code?: string }) => code,
    );
    if (refused === '53300') return clients;
    if (refused === undefined) clients.push(client);
  }
}

async function postmaster(): Promise<number> {
  const question = "select split_part(pg_read_file('postmaster.pid'), e'\\n', 1) as pid";
  const [row] = await ask<{ pid: string }>(postgres.url, question);
  return Number(row?.pid);
}

describe('a service whose PostgreSQL', () => {
  it('is restarted says so to whoever books meanwhile, and goes on by itself', async () => {
    await all(newKeys(1));
    await postgres.stop();
    const keys = await tellTenToComeAgain();
    expect(await visitors.statusOf('/health/live')).toBe(200);
    expect(await visitors.statusOf('/health/ready')).toBe(503);
    postgres = await startPostgres({ dataDir: folder.path });
    await all(keys);
  }, 60_000);

  it('is killed loses no booking', async () => {
    const before = newKeys(20);
    await all(before);
    process.kill(await postmaster(), 'SIGKILL');
    const keys = await tellTenToComeAgain();
    postgres = await startPostgres({ dataDir: folder.path });
    await all([...keys, ...before]);
  }, 60_000);

  it('is killed with all its processes in the middle of a crowd loses nothing that was acknowledged', async () => {
    const pid = await postmaster();
    const crowd = visitors.crowd(200);
    await visitors.untilMoreBooked(1_000);
    tell([pid, ...childrenOf(pid)], 'SIGKILL');
    await crowd;
    const bookedBefore = new Map(visitors.booked);
    postgres = await startPostgres({ dataDir: folder.path });
    expect((await wrongIn(postgres.url, visitors)).filter((wrong) => wrong.endsWith('is lost'))).toEqual([]);
    await all(visitors.inCrowd);
    for (const [key, id] of bookedBefore) expect(visitors.booked.get(key)).toBe(id);
  }, 120_000);

  it('hangs answers in time, and is well again when it wakes', async () => {
    const pid = await postmaster();
    const server = [pid, ...childrenOf(pid)];
    tell(server, 'SIGSTOP');
    const keys = await tellTenToComeAgain().finally(() => tell(server, 'SIGCONT'));
    await all(keys);
  }, 60_000);

  it('cannot be reached answers in time, keeps its life sign and heals by itself', async () => {
    wire.set('loses all');
    const keys = await tellTenToComeAgain();
    expect(await visitors.statusOf('/health/live')).toBe(200);
    wire.set('carries');
    await all(keys);
  }, 60_000);

  it('hears and is not heard books once for whoever asks again', async () => {
    wire.set('loses replies');
    const keys = await tellTenToComeAgain();
    wire.set('carries');
    await all(keys);
  }, 60_000);

  it('has no connection left for others is away, and comes back', async () => {
    wire.set('loses all');
    wire.cut();
    const greedy = await takeEveryConnection();
    wire.set('carries');
    const keys = await tellTenToComeAgain();
    await Promise.all(greedy.map((client) => client.end()));
    await all(keys);
  }, 60_000);

  it('kept everything that was acknowledged, once', async () => {
    expect(await wrongIn(postgres.url, visitors)).toEqual([]);
  });
});
