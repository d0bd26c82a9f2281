import { Pool, type PoolClient } from 'pg';
import { figures, type LoadResult } from './load.js';

/** How each seller works: one statement that does it all, or a transaction as it is usually written. */
export const sellers = { statement: sellInOneStatement, transaction: sellInTransaction } as const;

interface SqlPlan {
  readonly sell: keyof typeof sellers;
  readonly slots: number;
  readonly callers: number;
  readonly seconds: number;
}

/**
 * What the machine's PostgreSQL does alone: take a seat if there is one and write a booking, from as many connections
 * as there are callers.
 */
export async function sqlBaseline(url: string, { sell, slots, callers, seconds }: SqlPlan): Promise<LoadResult> {
  const pool = new Pool({ connectionString: url, max: callers });
  await pool.query(`drop schema if exists bench cascade; create schema bench;
    create table bench.slots (id integer primary key, capacity integer not null, booked integer not null);
    create table bench.bookings (id bigint generated always as identity primary key, slot integer not null, seats integer not null);`);
  await pool.query('insert into bench.slots select n, 1000000, 0 from generate_series(0, $1::int - 1) n', [slots]);
  const result = await callersAtWork({ callers, seconds }, async () => {
    const client = await pool.connect();
    return { call: () => sellers[sell](client, Math.floor(Math.random() * slots)), end: () => client.release() };
  });
  await pool.query('drop schema bench cascade');
  await pool.end();
  return result;
}

/** One caller: what it does again and again, and how it ends. */
interface Caller {
  call(): Promise<unknown>;
  end?(): void;
}

/** Callers that each start the next call when the last is done. @returns calls a second, and how long they took */
export async function callersAtWork(
  { callers, seconds }: { readonly callers: number; readonly seconds: number },
  begin: (nth: number) => Promise<Caller>,
): Promise<LoadResult> {
  const times: number[] = [];
  const everybody = await Promise.all(Array.from({ length: callers }, (_, nth) => begin(nth)));
  const started = performance.now();
  const end = started + seconds * 1000;
  const work = async ({ call, end: leave }: Caller): Promise<void> => {
    for (let before = performance.now(); before < end; before = performance.now()) {
      await call();
      times.push(performance.now() - before);
    }
    leave?.();
  };
  await Promise.all(everybody.map(work));
  return { ...figures(times, performance.now() - started), refused: 0 };
}

async function sellInTransaction(client: PoolClient, slot: number): Promise<void> {
  await client.query('begin');
  await client.query('update bench.slots set booked = booked + 1 where id = $1 and booked + 1 <= capacity', [slot]);
  await client.query('insert into bench.bookings (slot, seats) values ($1, 1)', [slot]);
  await client.query('commit');
}

async function sellInOneStatement(client: PoolClient, slot: number): Promise<void> {
  await client.query({
    name: 'sell',
    text: `with taken as (update bench.slots set booked = booked + 1 where id = $1 and booked + 1 <= capacity returning id)
           insert into bench.bookings (slot, seats) select id, 1 from taken`,
    values: [slot],
  });
}
