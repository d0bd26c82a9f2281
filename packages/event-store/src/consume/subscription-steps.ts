import { rowsOf } from '../db.js';
import { type EventRow, eventColumns } from '../recorded.js';
import type { Subscription } from './subscription.js';
import { firstSetAside, isDue, makeDue, takeBack, waitBehind } from './subscription-parking.js';
import { type Tried, Turn, type TurnServices } from './subscription-turn.js';

/** Most events whose effects are committed together: each is a subtransaction, and PostgreSQL remembers 64 of them well. */
const page = 50;
/** Most positions that are looked through for them: few, because PostgreSQL may read and sort all of them. */
const SCAN_WINDOW = 2_000;

/** Where a step is made. */
export interface Step {
  readonly subscription: Subscription;
  readonly ledger: number;
  readonly services: TurnServices;
  /** Ends the step after the effect that runs. */
  readonly end: AbortSignal;
}

/**
 * Takes the next events of a ledger, and moves the checkpoint in the same commit.
 * @returns whether it came forward; not so where another worker leads
 */
export async function takeNext(step: Step): Promise<boolean | undefined> {
  const { subscription, ledger } = step;
  return Turn.take(step.services, step, async (turn, from) => {
    const { rows, upTo } = await nextEvents(turn, step, from);
    const stopped = await takeInOrder(turn, step, rows);
    const to = stopped ? stopped.position - 1 : upTo;
    // nobody can have moved it under the lock; should that ever fail, nothing of this turn may stay
    const { rowCount } = await turn.db.query(
      'update log.checkpoint set position = $4 where subscription = $1 and ledger = $2 and position = $3',
      [subscription.name, ledger, from, to],
    );
    // guard: the checkpoint moves from where the turn found it
    if (rowCount !== 1) throw new Error(`Another worker moved ${subscription.name} on ledger ${ledger}`);
    return to > from && !stopped;
  });
}

/** Tries the events of a stream that were set aside, in their order, until one fails. */
export async function tryAgain(step: Step, stream: string): Promise<void> {
  await Turn.take(step.services, step, async (turn, position) => {
    const { db, place } = turn;
    const now = step.services.clock.now();
    if (!(await isDue(db, place, { stream, now }))) return;
    const rows = await rowsOf<EventRow>(
      db,
      `select ${eventColumns} from log.events where (ledger, position) in
         (select ledger, position from log.parked where subscription = $1 and ledger = $2 and stream = $3 and position <= $4
          order by position limit ${page})
       order by position`,
      [place.subscription, place.ledger, stream, position],
    );
    if ((await takeBackInOrder(turn, step, rows)) !== 'set aside') await makeDue(db, place, { stream, now });
  });
}

async function takeBackInOrder(turn: Turn, { end }: Step, rows: readonly EventRow[]): Promise<Tried> {
  for (const row of rows) {
    const tried = end.aborted ? 'later' : await turn.attempt(row);
    // guard: parked events of a stream are taken again in their order
    if (tried !== 'done') return tried;
    await takeBack(turn.db, turn.place, row.position);
  }
  return 'done';
}

/** The events that it takes, and the position that it may go to when they are taken. */
async function nextEvents(
  { db }: Turn,
  { subscription, ledger }: Step,
  from: number,
): Promise<{ readonly rows: readonly EventRow[]; readonly upTo: number }> {
  const heads = await rowsOf<{ position: number }>(
    db,
    'select least(position, $2) as position from log.head where ledger = $1',
    [ledger, from + SCAN_WINDOW],
  );
  const upTo = heads[0]?.position ?? from;
  const rows = await rowsOf<EventRow>(
    db,
    `select ${eventColumns} from log.events where ledger = $1 and position > $2 and position <= $3 and type = any($4)
     order by position limit ${page}`,
    [ledger, from, upTo, subscription.types],
  );
  const taken = rows.filter((row) => isTaken(row, subscription));
  return { rows: taken, upTo: rows.length < page ? upTo : (rows.at(-1)?.position ?? upTo) };
}

/** What cannot be told of an event is no reason to stop before it: it is taken, and set aside if its effect fails too. */
function isTaken(row: EventRow, { takes }: Subscription): boolean {
  // guard: an event of which nothing can be told stops nobody else
  try {
    return takes?.(row) ?? true;
  } catch {
    return true;
  }
}

/** @returns the event before which it stopped, if it did: the worker ends, or a command is told to come again */
async function takeInOrder(turn: Turn, step: Step, rows: readonly EventRow[]): Promise<EventRow | undefined> {
  const streams = rows.map(({ stream }) => stream);
  const first = await firstSetAside(turn.db, turn.place, streams);
  for (const row of rows) {
    const isBehind = row.position >= (first.get(row.stream) ?? Number.POSITIVE_INFINITY);
    const tried = await takeUnlessItWaits(turn, step, { row, isBehind });
    if (tried === 'later') return row;
    if (tried === 'set aside' && !isBehind) first.set(row.stream, row.position);
  }
  return undefined;
}

async function takeUnlessItWaits(
  turn: Turn,
  { end, services }: Step,
  { row, isBehind }: { readonly row: EventRow; readonly isBehind: boolean },
): Promise<Tried> {
  if (end.aborted) return 'later';
  // guard: parking keeps the order inside a stream
  if (!isBehind) return turn.attempt(row);
  await waitBehind(turn.db, turn.place, { row, at: services.clock.now() });
  return 'set aside';
}
