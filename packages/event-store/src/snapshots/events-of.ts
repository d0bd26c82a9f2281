import { type Db, rowsOf } from '../db.js';
import type { Message } from '../decider/decider.js';
import type { EventTypes } from '../event-types.js';
import type { EventRow } from '../recorded.js';

interface Stretch {
  readonly ledger: number;
  readonly stream: string;
  readonly after: number;
  readonly until: number;
}

/** The events of a stream behind one version and up to another, oldest first. */
export async function eventsOf(
  db: Db,
  types: EventTypes,
  { ledger, stream, after, until }: Stretch,
): Promise<Message[]> {
  const rows = await rowsOf<Pick<EventRow, 'type' | 'schema' | 'data'>>(
    db,
    `select type, schema, data from log.events where ledger = $1 and stream = $2 and version > $3 and version <= $4
     order by version`,
    [ledger, stream, after, until],
  );
  return rows.map((row) => types.eventOf(row));
}
