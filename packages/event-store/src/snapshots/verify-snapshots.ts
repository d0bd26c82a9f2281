import { isDeepStrictEqual } from 'node:util';
import { type Db, rowsOf } from '../db.js';
import { fold } from '../decider/decider.js';
import type { EventTypes } from '../event-types.js';
import { eventsOf } from './events-of.js';
import type { SnapshottedStreams } from './stream-snapshots.js';

/** What came of comparing the snapshots of one kind of streams with the log. */
export interface VerifiedSnapshots {
  readonly count: number;
  /** Streams whose snapshot is not what their events make; it may be deleted at any time. */
  readonly wrong: readonly { readonly ledger: number; readonly stream: string }[];
}

interface SnapshotRow {
  readonly ledger: number;
  readonly stream: string;
  readonly version: number;
  readonly state: unknown;
}

/** Folds the events behind each snapshot anew, one stream after the other, and compares. */
export async function verifySnapshots(
  { prefix, shape, rules, write }: SnapshottedStreams,
  { db, types }: { readonly db: Db; readonly types: EventTypes },
): Promise<VerifiedSnapshots> {
  const rows = await rowsOf<SnapshotRow>(
    db,
    `select ledger, stream, version, state from log.snapshots where shape = $1 and starts_with(stream, $2) order by 1, 2`,
    [shape, prefix],
  );
  const wrong = [];
  for (const { ledger, stream, version, state } of rows) {
    const events = await eventsOf(db, types, { ledger, stream, after: 0, until: version });
    const made = JSON.parse(JSON.stringify(write(fold(rules, events))));
    if (!isDeepStrictEqual(made, state)) wrong.push({ ledger, stream });
  }
  return { count: rows.length, wrong };
}
