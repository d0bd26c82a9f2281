import { type Db, rowsOf } from '../db.js';
import type { EventRow } from '../recorded.js';

/** A subscription on one ledger. */
export interface Place {
  readonly subscription: string;
  readonly ledger: number;
}

/** Tries after which an event waits for a person. */
export const MAX_TRIES = 10;
/** Longest pause before the next try, in seconds; the first one is a second, each next one twice as long. */
const longestPause = 300;
const longestError = 500;

/** An event that could not be taken, as it is set aside. */
interface SetAside {
  readonly row: Pick<EventRow, 'position' | 'stream'>;
  readonly error: Error;
  readonly at: Date;
}

/** The first event that is set aside of each of these streams, by its position: what follows it has to wait. */
export async function firstSetAside(db: Db, place: Place, streams: readonly string[]): Promise<Map<string, number>> {
  const rows = await rowsOf<{ stream: string; position: number }>(
    db,
    `select stream, min(position) as position from log.parked
     where subscription = $1 and ledger = $2 and stream = any($3) group by stream`,
    [place.subscription, place.ledger, streams],
  );
  return new Map(rows.map(({ stream, position }) => [stream, position]));
}

/** Notes a try that failed: the next one comes after a pause, and after the last one a person has to look. @returns the tries so far */
export async function noteFailure(db: Db, place: Place, { row, error, at }: SetAside): Promise<number> {
  // guard: what fails ten times is left to a person
  const { rows } = await db.query<{ tries: number }>(
    `insert into log.parked as p (subscription, ledger, position, stream, error, tries, at, retry_at)
     values ($1, $2, $3, $4, left($5, ${longestError}), 1, $6::timestamptz, $6::timestamptz + interval '1 second')
     on conflict (subscription, ledger, position) do update set tries = p.tries + 1, error = excluded.error, retry_at =
       case when p.tries + 1 < ${MAX_TRIES} then $6::timestamptz + least(${longestPause}, 2 ^ p.tries) * interval '1 second' end
     returning tries`,
    [place.subscription, place.ledger, row.position, row.stream, error.message, at],
  );
  return rows[0]?.tries ?? 0;
}

/** Whether an event is set aside. */
export async function isSetAside(db: Db, place: Place, position: number): Promise<boolean> {
  const { rowCount } = await db.query(
    'select 1 from log.parked where subscription = $1 and ledger = $2 and position = $3',
    [place.subscription, place.ledger, position],
  );
  return rowCount === 1;
}

/** Puts an event behind an earlier one of its stream, so that it does not overtake it. */
export async function waitBehind(db: Db, place: Place, { row, at }: Omit<SetAside, 'error'>): Promise<void> {
  await db.query(
    `insert into log.parked (subscription, ledger, position, stream, error, tries, at)
     values ($1, $2, $3, $4, 'waits behind an earlier event of its stream', 0, $5) on conflict do nothing`,
    [place.subscription, place.ledger, row.position, row.stream, at],
  );
}

/** Forgets that an event was set aside: it has had its effect. */
export async function takeBack(db: Db, place: Place, position: number): Promise<void> {
  await db.query('delete from log.parked where subscription = $1 and ledger = $2 and position = $3', [
    place.subscription,
    place.ledger,
    position,
  ]);
}

/** Streams whose first event is to be tried again now. */
export async function dueStreams(
  db: Db,
  subscription: string,
  now: Date,
): Promise<{ readonly ledger: number; readonly stream: string }[]> {
  const { rows } = await db.query<{ ledger: number; stream: string }>(
    'select distinct ledger, stream from log.parked where subscription = $1 and retry_at <= $2 order by ledger, stream',
    [subscription, now],
  );
  return rows;
}

interface Stream {
  readonly stream: string;
  readonly now: Date;
}

/** Whether the first event of a stream that was set aside is to be tried again now. */
export async function isDue(db: Db, { subscription, ledger }: Place, { stream, now }: Stream): Promise<boolean> {
  const { rows } = await db.query<{ isDue: boolean | null }>(
    `select retry_at <= $4 as "isDue" from log.parked where subscription = $1 and ledger = $2 and stream = $3
     order by position limit 1`,
    [subscription, ledger, stream, now],
  );
  return rows[0]?.isDue ?? false;
}

/** Has the first event of a stream that was set aside tried again, if there is one. */
export async function makeDue(db: Db, { subscription, ledger }: Place, { stream, now }: Stream): Promise<void> {
  await db.query(
    `update log.parked set retry_at = $4 where subscription = $1 and ledger = $2 and position =
       (select min(position) from log.parked where subscription = $1 and ledger = $2 and stream = $3)`,
    [subscription, ledger, stream, now],
  );
}
