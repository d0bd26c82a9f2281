import { setImmediate as turnEnds } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FaultPoint, Faults } from '../faults/faults.js';
import { withFaults } from '../faults/faulty-connection.js';
import { drop, jar, logHouse } from '../testing/log-house.js';
import { ConnectionProvider } from './connection-provider.js';
import { Flusher } from './flusher.js';

let house: Awaited<ReturnType<typeof logHouse>>;
let connections: ConnectionProvider;

beforeAll(async () => {
  house = await logHouse();
  // the servers of test runs wait for no disk unless they are told to
  const { rows } = await house.pool.query('select current_database() as name');
  await house.pool.query(`alter database "${rows[0].name}" set synchronous_commit = on`);
  connections = new ConnectionProvider(house.pool.options);
});
afterAll(async () => {
  await connections.close();
  await house.close();
});

/** Commits a row without waiting for the disk. @returns where the log of PostgreSQL ended then */
async function commitInHaste(): Promise<string> {
  const client = await house.pool.connect();
  try {
    await client.query('begin; set local synchronous_commit = off');
    await client.query('insert into spec.jars values (1, gen_random_uuid()::text, 1)');
    await client.query('commit');
    const { rows } = await client.query('select pg_current_wal_insert_lsn() as at');
    return rows[0].at;
  } finally {
    client.release();
  }
}

const isOnDisk = async (at: string): Promise<boolean> =>
  (await house.pool.query('select pg_current_wal_flush_lsn() >= $1::pg_lsn as yes', [at])).rows[0].yes;

describe('a flusher', () => {
  it('is done when everything that was committed before is on disk', async () => {
    const flusher = new Flusher(connections);
    for (let nth = 0; nth < 20; nth++) {
      const at = await commitInHaste();
      await flusher.onDisk();
      expect(await isOnDisk(at)).toBe(true);
    }
  });

  it('lets all who come while it is busy share what comes next', async () => {
    const flusher = new Flusher(connections);
    const first = flusher.onDisk();
    await turnEnds();
    const [second, third] = [flusher.onDisk(), flusher.onDisk()];
    expect(third).toBe(second);
    expect(second).not.toBe(first);
    await Promise.all([first, second]);
  });

  it('goes on after a connection that was lost', async () => {
    const flusher = new Flusher(connections);
    await house.cutAll();
    await flusher.onDisk().catch(() => undefined);
    const at = await commitInHaste();
    await flusher.onDisk();
    expect(await isOnDisk(at)).toBe(true);
  });
});

/** Nobody answers to who waits for the disk: what was committed until then is known, and is not on disk. */
class SilentDisk extends Faults {
  committedUntil = '';

  override async at(point: FaultPoint): Promise<void> {
    if (point !== 'before-flush') return;
    const { rows } = await house.pool.query('select pg_current_wal_insert_lsn() as at');
    this.committedUntil = rows[0].at;
    throw new Error('Nobody knows whether it is on disk');
  }
}

describe('a batch of which nobody knows whether it is on disk', () => {
  it('is found by its traces, and is there before anybody is told', async () => {
    const disk = new SilentDisk();
    const { events } = house.another(withFaults(disk));
    for (let nth = 1; nth <= 20; nth++) {
      expect(await events.transaction(2, (work) => work.apply(jar, 'jar/found', drop(1)))).toBe(nth);
      expect(await isOnDisk(disk.committedUntil)).toBe(true);
    }
  });
});
