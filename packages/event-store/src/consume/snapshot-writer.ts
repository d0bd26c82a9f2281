import { type Db, rowsOf } from '../db.js';
import { fold } from '../decider/decider.js';
import type { EventTypes } from '../event-types.js';
import type { Recorded } from '../recorded.js';
import { eventsOf } from '../snapshots/events-of.js';
import { EVENTS_PER_SNAPSHOT, type SnapshottedStreams } from '../snapshots/stream-snapshots.js';
import type { Subscription } from './subscription.js';

/**
 * Writes snapshots behind the log: where a stream has grown by so many events, its state after the last of them is made
 * from the snapshot before and the events since then. The commits of decisions hear nothing of it, and a snapshot that is
 * late or missing costs the next cold reader time, and nothing else.
 */
export const snapshotWriter = (plan: SnapshottedStreams, types: EventTypes): Subscription => ({
  name: plan.name,
  from: 'now',
  types: plan.types,
  takes: ({ stream, version }) => stream.startsWith(plan.prefix) && version % EVENTS_PER_SNAPSHOT === 0,
  apply: (last, db) => writeSnapshot(plan, { last, db, types }),
});

interface Written {
  readonly version: number;
  readonly state: unknown;
}

async function writeSnapshot(
  { rules, shape, read, write }: SnapshottedStreams,
  { last, db, types }: { readonly last: Recorded; readonly db: Db; readonly types: EventTypes },
): Promise<void> {
  const { ledger, stream, version, position, at } = last;
  const [before] = await rowsOf<Written>(
    db,
    'select version, state from log.snapshots where ledger = $1 and stream = $2 and shape = $3',
    [ledger, stream, shape],
  );
  if (before && before.version >= version) return;
  const events = await eventsOf(db, types, { ledger, stream, after: before?.version ?? 0, until: version });
  const state = fold(rules, events, before ? read(before.state as never) : rules.initial);
  await db.query(
    `insert into log.snapshots (ledger, stream, shape, version, position, state, at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (ledger, stream, shape) do update
       set version = excluded.version, position = excluded.position, state = excluded.state, at = excluded.at`,
    [ledger, stream, shape, version, position, JSON.stringify(write(state)), at],
  );
}
