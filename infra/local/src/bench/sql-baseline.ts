import { Pool, type PoolClient } from 'pg';
import { figures, type LoadResult } from './load.js';

const connections = 8;

/**
 * What the machine's PostgreSQL does alone: begin, take a seat if there is one, write a booking, commit; one statement
 * after the other, as many connections as the service's event log has.
 */
export async function sqlBaseline(
  url: string,
  { slots, seconds }: { slots: number; seconds: number },
): Promise<LoadResult> {
  const pool = new Pool({ connectionString: url, max: connections });
  await pool.query(`drop schema if exists bench cascade; create schema bench;
    create table bench.slots (id integer primary key, capacity integer not null, booked integer not null);
    create table bench.bookings (id bigint generated always as identity primary key, slot integer not null, seats integer not null);`);
  await pool.query('insert into bench.slots select n, 1000000, 0 from generate_series(0, $1::int - 1) n', [slots]);
  const times: number[] = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  const seller = async (): Promise<void> => {
    const client = await pool.connect();
    for (let before = performance.now(); before < end; before = performance.now()) {
      await sell(client, Math.floor(Math.random() * slots));
      times.push(performance.now() - before);
    }
    client.release();
  };
  await Promise.all(Array.from({ length: connections }, seller));
  const result = figures(times, performance.now() - started);
  await pool.query('drop schema bench cascade');
  await pool.end();
  return { ...result, refused: 0 };
}

async function sell(client: PoolClient, slot: number): Promise<void> {
  await client.query('begin');
  await client.query('update bench.slots set booked = booked + 1 where id = $1 and booked + 1 <= capacity', [slot]);
  await client.query('insert into bench.bookings (slot, seats) values ($1, 1)', [slot]);
  await client.query('commit');
}
