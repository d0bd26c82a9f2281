import type { Db } from '../db.js';
import type { Message } from '../decider/decider.js';
import type { Recorded } from '../recorded.js';
import { runsByStream, runsOf } from './runs.js';

type Rows<Event extends Message> = {
  readonly [T in Event['type']]?: (recorded: Recorded<Extract<Event, { type: T }>>, db: Db) => Promise<unknown>;
};
type Runs<Event extends Message> = {
  readonly [T in Event['type']]?: (run: readonly Recorded<Extract<Event, { type: T }>>[], db: Db) => Promise<unknown>;
};

interface Plan<Event extends Message> {
  readonly tables: readonly string[];
  readonly on: Rows<Event>;
  readonly onRun?: Runs<Event>;
  readonly version?: number;
  /**
   * In which order events must come. 'stream': those of one stream in theirs, those of different streams in any,
   * because no row depends on two of them; then events of one type come in longer runs.
   */
  readonly order?: 'log' | 'stream';
}

/** A read model that follows the log inside the transaction of the append. */
export interface Projection {
  readonly name: string;
  /** What its rows mean. Raise it when the same events should make other rows: they are then built anew at the start. */
  readonly version: number;
  /** The event types that it takes; the others pass by. */
  readonly types: readonly string[];
  /** The tables that it alone writes, named as its statements name them: schema and all. */
  readonly tables: readonly string[];
  /** Events in the order of the log. */
  apply(recorded: readonly Recorded[], db: Db): Promise<void>;
}

/** The log has an event that a projection takes and of which its rows cannot be made. */
export class UnreadableEvent extends Error {
  constructor(what: string, { message }: Error) {
    super(`${what}: ${message}`);
  }
}

/**
 * Builds a projection from tables of event types; types without a row pass by. `onRun` takes events of one type that
 * follow one another in one statement, for what comes by the thousand; several of them may be of one stream.
 */
export const projection = <Event extends Message>(
  name: string,
  { tables, on, onRun = {}, version = 1, order = 'log' }: Plan<Event>,
): Projection => ({
  name,
  version,
  types: [...new Set([...Object.keys(on), ...Object.keys(onRun)])],
  tables,
  apply: async (recorded, db) => {
    const rows = { on: on as AnyRows, onRun: onRun as AnyRuns };
    const known = recorded.filter(({ event: { type } }) => rows.on[type] ?? rows.onRun[type]);
    for (const run of order === 'log' ? runsOf(known) : runsByStream(known)) await applyRun(run, db, rows);
  },
});

type AnyRows = Readonly<Record<string, ((recorded: Recorded, db: Db) => Promise<unknown>) | undefined>>;
type AnyRuns = Readonly<Record<string, ((run: readonly Recorded[], db: Db) => Promise<unknown>) | undefined>>;
interface Tables {
  readonly on: AnyRows;
  readonly onRun: AnyRuns;
}

async function applyRun(run: readonly Recorded[], db: Db, { on, onRun }: Tables): Promise<void> {
  const type = run[0]?.event.type ?? '';
  const whole = onRun[type];
  if (whole) await whole(run, db);
  else for (const recorded of run) await on[type]?.(recorded, db);
}
