import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventTypes, Projections } from '@northlight/event-store';
import type pg from 'pg';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../database/testing/throw-away-database.js';
import { logMigrations } from '../log-schema/log-migrations.js';
import { AnnouncedPrograms } from './announced-programs.js';
import { unreadableEvents, unreadableHistory } from './unreadable-events.js';

let database: ThrowAwayDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await throwAwayDatabase(logMigrations);
  pool = database.pool();
});
afterAll(() => database.drop());

const running: AnnouncedPrograms[] = [];
/** A process of a release that knows these events. */
async function start(...known: readonly Parameters<EventTypes['add']>[0][]): Promise<AnnouncedPrograms> {
  const types = new EventTypes();
  for (const one of known) types.add(one);
  const program = new AnnouncedPrograms(pool, types, new Projections(pool, types));
  await program.onApplicationBootstrap();
  running.push(program);
  return program;
}

describe('a release that writes an event that is new', () => {
  it('is not deployed beside processes that cannot read it, and is once they are gone', async () => {
    const old = await start({ SeatsHeld: {} });
    const readers = await start({ SeatsHeld: {} }, { SeatsLent: { isOnlyRead: true } });
    expect(await unreadableEvents(pool, { SeatsHeld: 1, SeatsLent: 1 })).toEqual([
      'SeatsLent, schema 1: 1 of 2 processes that run now cannot read it.',
    ]);
    await old.onApplicationShutdown();
    expect(await unreadableEvents(pool, { SeatsHeld: 1, SeatsLent: 1 })).toEqual([]);
    expect(await unreadableEvents(pool, { SeatsHeld: 2 })).toEqual([
      'SeatsHeld, schema 2: 1 of 1 processes that run now cannot read it.',
    ]);
    await readers.onApplicationShutdown();
  });

  it('waits a minute for one that was killed, and no longer', async () => {
    const killed = await start({ SeatsHeld: {} });
    await pool.query("update log.programs set ends_at = ends_at - interval '61 seconds'");
    expect(await unreadableEvents(pool, { SeatsLent: 1 })).toEqual([]);
    await killed.onApplicationShutdown();
  });
});

describe('a release that is gone back to', () => {
  it('reads all that the log has, or is not deployed', async () => {
    const newer = await start({ SeatsHeld: {} }, { SeatsLent: {} });
    await newer.onApplicationShutdown();
    expect(await unreadableHistory(pool, { SeatsHeld: 1 })).toEqual([]);
    await pool.query(
      `insert into log.events (ledger, position, stream, version, type, schema, data, meta, at)
       values (1, 1, 'slot/1', 1, 'SeatsLent', 1, '{}', '{}', now())`,
    );
    expect(await unreadableHistory(pool, { SeatsHeld: 1 })).toEqual([
      'SeatsLent, schema 1: the log has it, and this release cannot read it.',
    ]);
    expect(await unreadableHistory(pool, { SeatsHeld: 1, SeatsLent: 1 })).toEqual([]);
  });
});

describe('a database of before', () => {
  it('knows of no process, and keeps no release away', async () => {
    await pool.query('drop table log.programs, log.event_types');
    expect(await unreadableEvents(pool, { SeatsLent: 1 })).toEqual([]);
    expect(await unreadableHistory(pool, { SeatsHeld: 1 })).toEqual([]);
  });
});
