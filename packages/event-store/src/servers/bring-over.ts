import type pg from 'pg';
import { flush } from '../append/flusher.js';
import { type Db, rowsOf } from '../db.js';
import type { EventTypes } from '../event-types.js';
import { home } from '../ledger-elsewhere.js';
import type { Projections } from '../projections.js';
import { addBeside, addEvents, type Extract, extractOf, markOf, recordedOf } from './brought-rows.js';
import type { LedgerServers, Way } from './ledger-servers.js';
import { beginIfFree, beginInTurn } from './move-heads.js';

/** What brings ledgers from one server to another. */
export interface BringingServices {
  readonly servers: LedgerServers;
  readonly types: EventTypes;
  readonly projections: Projections;
}

/** How far the target has come. */
export interface Progress {
  readonly position: number;
  /** Events that the source had more when it was read. */
  readonly left: number;
}

/** The target's log is not the beginning of the source's: one of them was set back. A person has to look. */
export class AnotherPast extends Error {
  constructor({ ledger, source, target }: Way, position: number) {
    super(`Event ${position} of ledger ${ledger} is another one on ${target} than on ${source}`);
  }
}

/**
 * Brings the next events of a ledger to a server that does not decide it, with the rows that projections make of them, in
 * one commit there; at home also what was written beside them. May be run by many at once, and again after any failure.
 * @param waiting 'unless busy': does nothing where somebody else is at it, and says that something is left
 * @returns undefined when the target does not follow this source: it decides the ledger itself, or follows another
 */
export async function bringOver(
  services: BringingServices,
  way: Way,
  waiting: 'in turn' | 'unless busy' = 'in turn',
): Promise<Progress | undefined> {
  const { servers } = services;
  const { source, target } = await connected(servers, way);
  let broken: Error | undefined;
  try {
    if (!(await begin(target, way, waiting))) return await leave(target, { position: 0, left: 1 });
    const brought = await page(services, way, { source, target });
    if (brought && way.target === home) await clear(servers, way, brought);
    return brought;
  } catch (error) {
    // a transaction may be open: neither connection is given back
    broken = error as Error;
    throw error;
  } finally {
    source.release(broken);
    target.release(broken);
  }
}

/** Both, or neither: a connection beside one that could not be had is given back. */
async function connected(servers: LedgerServers, way: Way): Promise<Ends> {
  const source = await servers.poolOf(way.source).connect();
  try {
    return { source, target: await servers.poolOf(way.target).connect() };
  } catch (error) {
    source.release();
    throw error;
  }
}

interface Ends {
  readonly source: pg.PoolClient;
  readonly target: pg.PoolClient;
}

interface Brought extends Progress {
  readonly carried: number;
  /** Those that were read, and no other that came meanwhile at the same position. */
  readonly jobs: Extract['jobs'];
  readonly hasBeside: boolean;
}

async function begin(target: pg.PoolClient, { ledger }: Way, waiting: 'in turn' | 'unless busy'): Promise<boolean> {
  if (waiting === 'unless busy') return beginIfFree(target, ledger);
  await target.query(beginInTurn(ledger));
  return true;
}

async function page(services: BringingServices, way: Way, { source, target }: Ends): Promise<Brought | undefined> {
  const { ledger } = way;
  const [from] = await rowsOf<{ position: number; carried: number }>(
    target,
    'select position, carried from log.head where ledger = $1 and server = $2 for update',
    [ledger, way.source],
  );
  if (!from) {
    await target.query('rollback');
    return undefined;
  }
  const [mine, extract] = await Promise.all([
    // by itself: a statement that has waited for a lock does not see what was committed meanwhile
    rowsOf<{ mark: string | null }>(target, `select ${markOf('$2')} as mark`, [ledger, from.position]),
    extractOf(source, { ledger, ...from }, way.target === home),
  ]);
  if (isSetBack(way, extract, from)) throw new AnotherPast(way, from.position);
  if (isAhead(way, extract, from)) return leave(target, { position: from.position, left: 0 });
  // guard: what is brought over is a continuation
  if (mine[0]?.mark !== extract.mark) throw new AnotherPast(way, from.position);
  if (isNothing(extract)) return leave(target, { position: from.position, left: 0 });
  await Promise.all([onDisk(source, extract), write(services, { way, db: target, extract })]);
  const position = extract.events.at(-1)?.position ?? from.position;
  const carried = extract.carried.at(-1)?.id ?? from.carried;
  await target.query('update log.head set position = $2, carried = $3 where ledger = $1', [ledger, position, carried]);
  await target.query('commit');
  const hasBeside = extract.carried.length + extract.jobs.length > 0;
  return { position, left: extract.head - position, carried, jobs: extract.jobs, hasBeside };
}

/** What is brought over is on the disk that it comes from: some of it may have been committed without waiting for that. */
async function onDisk(source: Db, { events }: Extract): Promise<void> {
  if (events.length > 0) await source.query(flush.text);
}

/** Home has more while a ledger is on its way from there: nothing comes from a server that has not got it yet. */
const isAhead = ({ target }: Way, { head }: Extract, from: { readonly position: number }): boolean =>
  target === home && head < from.position;

/** It decides the ledger, and has less than home: it was set back, as by a replica that lacked the last events. */
const isSetBack = ({ target }: Way, { head, server }: Extract, from: { readonly position: number }): boolean =>
  target === home && server === null && head < from.position;

const isNothing = ({ events, carried, jobs }: Extract): boolean => events.length + carried.length + jobs.length === 0;

async function leave(db: Db, progress: Progress): Promise<Brought> {
  await db.query('rollback');
  return { ...progress, carried: 0, jobs: [], hasBeside: false };
}

async function write(
  { types, projections }: BringingServices,
  { way, db, extract }: { readonly way: Way; readonly db: Db; readonly extract: Extract },
): Promise<void> {
  const { ledger } = way;
  const { events } = extract;
  const last = events.at(-1);
  if (last) {
    await addEvents(db, ledger, events);
    await projections.apply(
      events.map((event) => recordedOf(event, ledger, types)),
      db,
    );
    await db.query(
      `insert into log.checkpoint (subscription, ledger, position) select name, $1, $2 from unnest($3::text[]) as name
       on conflict (subscription, ledger) do update set position = excluded.position`,
      [ledger, last.position, projections.names],
    );
  }
  await addBeside(db, ledger, extract);
}

/** What has come home is not kept where it came from; nobody waits for the disk there. Who follows the log at home hears of it. */
async function clear(servers: LedgerServers, { ledger, source }: Way, brought: Brought): Promise<void> {
  const told = servers.homePool.query("select pg_notify('log', $1)", [String(ledger)]);
  const cleared = brought.hasBeside
    ? servers
        .poolOf(source)
        .query(clearing, [
          ...[ledger, brought.carried],
          ...[brought.jobs.map(({ position }) => position), brought.jobs.map(({ kind }) => kind)],
        ])
    : undefined;
  await Promise.all([told, cleared]);
}

const clearing = `
  with carried as (delete from log.carried where ledger = $1 and id <= $2),
    jobs as (delete from log.outbox o using unnest($3::bigint[], $4::text[]) as j (position, kind)
      where o.ledger = $1 and o.position = j.position and o.kind = j.kind)
  select set_config('synchronous_commit', 'off', true)`;
