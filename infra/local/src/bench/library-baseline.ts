import type { Event } from '@event-driven-io/emmett';
import { getPostgreSQLEventStore } from '@event-driven-io/emmett-postgresql';
import { Client } from 'pg';
import type { LoadResult } from './load.js';
import { callersAtWork } from './sql-baseline.js';

type SeatsHeld = Event<'SeatsHeld', { bookingId: string; seats: number; until: null }>;
type BookingPlaced = Event<'BookingPlaced', { reference: string; slotId: string; tickets: number; total: number }>;

const capacity = 10_000_000;

interface LibraryPlan {
  readonly slots: number;
  readonly callers: number;
  readonly seconds: number;
}

/**
 * The same sale on an event store from npm (Emmett on PostgreSQL): read the slot's stream, decide, append at the version
 * that was read, again when somebody was faster; then the booking's own stream. It writes less than our service: no
 * read rows, no request key, no job, no customer. Streams of a slot start anew after a thousand sales: to fold a longer
 * one would only measure how long it is.
 */
export async function libraryBaseline(url: string, { slots, callers, seconds }: LibraryPlan): Promise<LoadResult> {
  const store = getPostgreSQLEventStore(await emptyDatabase(url, 'library_bench'));
  await store.schema.migrate();
  let sold = 0;
  const result = await callersAtWork({ callers, seconds }, async () => ({
    call: async () => {
      const nth = sold++;
      await sell(store, `slot-${slots === 1 ? 0 : nth % slots}-${Math.floor(nth / (1_000 * slots))}`, nth);
    },
  }));
  await store.close();
  return result;
}

type Store = ReturnType<typeof getPostgreSQLEventStore>;

async function sell(store: Store, slotId: string, nth: number): Promise<void> {
  const bookingId = `booking-${nth}`;
  const taken = await store.aggregateStream<number, SeatsHeld>(slotId, {
    initialState: () => 0,
    evolve: (seats: number, { data }: SeatsHeld) => seats + data.seats,
  });
  if (taken.state >= capacity) throw new Error('The slot of the library is full.');
  const held: SeatsHeld = { type: 'SeatsHeld', data: { bookingId, seats: 1, until: null } };
  const expectedStreamVersion = taken.streamExists ? taken.currentStreamVersion : 'STREAM_DOES_NOT_EXIST';
  try {
    await store.appendToStream(slotId, [held], { expectedStreamVersion });
  } catch (error) {
    if (!(error instanceof Error) || !/version/i.test(`${error.name} ${error.message}`)) throw error;
    return sell(store, slotId, nth);
  }
  const data = { reference: `NL-${nth}`, slotId, tickets: 1, total: 3604 };
  const placed: BookingPlaced = { type: 'BookingPlaced', data };
  await store.appendToStream(bookingId, [placed], { expectedStreamVersion: 'STREAM_DOES_NOT_EXIST' });
}

/** A database of its own beside ours, on the same server. @returns its address */
async function emptyDatabase(url: string, name: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}
