import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { silentLogger } from '../environment.js';
import { twoServers, venuesAndCards } from '../testing/two-servers.js';
import { until } from '../testing/until.js';
import { LedgerColocation } from './ledger-colocation.js';
import { MovedByOthers, underMoveLocks } from './move-locks.js';

let house: Awaited<ReturnType<typeof twoServers>>;
let ledgers: ReturnType<typeof venuesAndCards>;

beforeAll(async () => {
  house = await twoServers();
  ledgers = venuesAndCards(house, 5_000);
});
afterAll(() => house.close());

/** What a process has, whose decisions are made by the test. */
async function colocation() {
  const servers = house.servers();
  const [venue, card] = [await ledgers.aVenueAt('b'), await ledgers.aCard(3)];
  await servers.lookUp([venue, card]);
  const services = { servers, types: house.types, projections: house.projections, logger: silentLogger };
  return { venue, card, colocation: new LedgerColocation(services, 4_000) };
}

const locking = (...of: number[]) => ({ pool: house.home, ledgers: of, timeoutMs: 2_000 });
const isBusy = (ledger: number) =>
  underMoveLocks({ ...locking(ledger), timeoutMs: 0 }, () => Promise.resolve(false)).catch((error: unknown) => {
    if (error instanceof MovedByOthers) return true;
    throw error;
  });

describe('ledgers that were brought together', () => {
  it('stay until it is decided', async () => {
    const process = await colocation();
    let decided: () => void = () => undefined;
    const decision = new Promise<void>((resolve) => {
      decided = resolve;
    });
    const servers: string[] = [];
    const deciding = process.colocation.together({
      ledgers: [process.venue, process.card],
      giveUpAt: performance.now() + 3_000,
      decide: async (server) => {
        servers.push(server);
        await decision;
      },
    });
    await until(async () => servers.length > 0);
    await expect(house.move(process.card).to('home')).rejects.toThrow('Somebody else is moving it just now.');
    decided();
    await deciding;
    await process.colocation.rest();
    await house.move(process.card).to('home');
    expect(servers).toEqual(['b']);
  });

  it('are not decided about by who was told to come again', async () => {
    const process = await colocation();
    let decisions = 0;
    await underMoveLocks(locking(process.card), async () => {
      const late = process.colocation.together({
        ledgers: [process.venue, process.card],
        giveUpAt: performance.now() + 100,
        decide: async () => void decisions++,
      });
      await expect(late).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    });
    await process.colocation.rest();
    expect([decisions, await ledgers.placeOf(process.card)]).toEqual([0, 'b']);
  });
});

describe('movers of several ledgers', () => {
  it('wait for them in ascending order, whatever they were told', async () => {
    const [low, high] = [-20_002, -20_001];
    let waiting: Promise<unknown> = Promise.resolve();
    await underMoveLocks(locking(high), async () => {
      waiting = underMoveLocks(locking(high, low), () => isBusy(low));
      await until(() => isBusy(low));
    });
    expect(await waiting).toBe(true);
  });

  it('get their turn once another one died', async () => {
    const ledger = -20_003;
    const dying = underMoveLocks(locking(ledger), async (lock) => {
      const next = underMoveLocks(locking(ledger), () => isBusy(ledger));
      await pause(50);
      await house.home.query(
        `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted
           and objid::bigint = $1 and database = (select oid from pg_database where datname = current_database())`,
        [ledger + 2 ** 32],
      );
      expect(await next).toBe(true);
      await lock.query('select 1');
    });
    await expect(dying).rejects.toThrow();
  });
});
