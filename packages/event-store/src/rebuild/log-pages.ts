import type pg from 'pg';
import { type Db, rowsOf, rowTypes } from '../db.js';
import { type EventRow, eventColumns } from '../recorded.js';

/**
 * Positions that are read at once. A window, and not a number of events to be found from here on: with that in view the
 * planner reads and sorts the rest of the ledger for every page.
 */
const window = 10_000;

/** Up to where a ledger is read. */
export interface LedgerHead {
  readonly ledger: number;
  readonly position: number;
}

/** Where the ledgers stand for this transaction. */
export function ledgerHeads(db: Db): Promise<LedgerHead[]> {
  return rowsOf<LedgerHead>(db, 'select ledger, position from log.head order by ledger');
}

/** What is asked of the log: events of some types, each ledger from the position after the one that was read. */
export interface PagesWanted {
  readonly types: readonly string[];
  readonly heads: readonly LedgerHead[];
  readonly read: ReadonlyMap<number, number>;
}

/** The events of a ledger up to a position. */
export interface LogPage extends LedgerHead {
  readonly rows: readonly EventRow[];
}

/**
 * Events in pages, ledger by ledger, each in order. The next page is on its way while one is worked on, so `reader`
 * must not be the connection that works on them.
 */
export async function* logPages(reader: pg.ClientBase, wanted: PagesWanted): AsyncGenerator<LogPage> {
  const windows = windowsOf(wanted);
  const ask = (): Promise<LogPage> | undefined => {
    const { value } = windows.next();
    return value && readWindow(reader, value, wanted.types);
  };
  let coming = ask();
  while (coming) {
    const page: LogPage = await coming;
    coming = ask();
    coming?.catch(() => undefined); // told when it is awaited
    yield page;
  }
}

interface Window extends LedgerHead {
  readonly after: number;
}

function* windowsOf({ heads, read }: PagesWanted): Generator<Window, undefined> {
  for (const { ledger, position } of heads)
    for (let after = read.get(ledger) ?? 0; after < position; after += window)
      yield { ledger, after, position: Math.min(after + window, position) };
  return undefined;
}

async function readWindow(
  reader: pg.ClientBase,
  { ledger, after, position }: Window,
  types: readonly string[],
): Promise<LogPage> {
  const { rows } = await reader.query<EventRow>({
    name: 'log page',
    types: rowTypes,
    text: `select ${eventColumns} from log.events
           where ledger = $1 and position > $2 and position <= $3 and type = any($4) order by position`,
    values: [ledger, after, position, types],
  });
  return { ledger, position, rows };
}
