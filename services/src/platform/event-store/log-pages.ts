import type pg from 'pg';
import type { Db } from './projection.js';
import { type EventRow, eventColumns } from './recorded.js';

/** Events that are read at once. */
const page = 5_000;

/** Up to where a ledger is read. */
export interface LedgerHead {
  readonly ledger: number;
  readonly position: number;
}

/** Where the ledgers stand for this transaction. */
export async function ledgerHeads(db: Db): Promise<LedgerHead[]> {
  const { rows } = await db.query<LedgerHead>('select ledger, position from log.head order by ledger');
  return rows;
}

/** What is asked of the log: events of some types, each ledger from the position after the one that was read. */
export interface PagesWanted {
  readonly types: readonly string[];
  readonly heads: readonly LedgerHead[];
  readonly read: ReadonlyMap<number, number>;
}

/**
 * Events in pages, ledger by ledger, each in order. The next page is on its way while one is worked on, so `reader`
 * must not be the connection that works on them.
 */
export async function* logPages(
  reader: pg.ClientBase,
  { types, heads, read }: PagesWanted,
): AsyncGenerator<EventRow[]> {
  for (const { ledger, position } of heads) {
    const ask = async (after: number): Promise<EventRow[]> => {
      const { rows } = await reader.query<EventRow>({
        name: 'log page',
        text: `select ${eventColumns} from log.events
               where ledger = $1 and position > $2 and position <= $3 and type = any($4) order by position limit ${page}`,
        values: [ledger, after, position, types],
      });
      return rows;
    };
    let coming = ask(read.get(ledger) ?? 0);
    for (let rows = await coming; rows.length > 0; rows = await coming) {
      coming = rows.length < page ? Promise.resolve([]) : ask(rows.at(-1)?.position ?? position);
      coming.catch(() => undefined); // told when it is awaited
      yield rows;
    }
  }
}
