import type { QueryResult } from 'pg';
import type { EventTypes } from '../event-types.js';
import type { EventRow } from '../recorded.js';
import type { SnapshottedStreams } from '../snapshots/stream-snapshots.js';
import type { StreamRequest } from './ledger-unit-of-work.js';
import type { Statement } from './pipelined-connection.js';

/** A stream that is to be read, and how its snapshots are read, where it may have one. */
export interface WantedStream {
  readonly want: StreamRequest;
  readonly plan: SnapshottedStreams | undefined;
}

/** Many streams, each from the version that is remembered or from its snapshot, in the order of the log; no more than a state needs. */
export const readStreams = (wanted: readonly WantedStream[]): Statement => {
  const values = [
    wanted.map(({ want }) => want.unit.cache.ledger),
    wanted.map(({ want }) => want.stream),
    wanted.map(({ want }) => want.base?.version ?? 0),
  ];
  if (wanted.every(({ plan }) => !plan)) return { text: readEvents, values };
  return { text: readFromSnapshots, values: [...values, wanted.map(({ plan }) => plan?.shape ?? null)] };
};

const readEvents = `select ledger, position, stream, type, schema, data
  from unnest($1::int[], $2::text[], $3::int[]) as want (of, name, after)
  cross join lateral (select * from log.events e
    where e.ledger = want.of and e.stream = want.name and e.version > want.after) as event
  order by ledger, position`;

/** One statement: between two of them a later snapshot could come, and leave a hole before the events. */
const readFromSnapshots = `with want as materialized (
    select of, name, greatest(after, coalesce(s.version, 0)) as after, s.version, s.position, s.state
    from unnest($1::int[], $2::text[], $3::int[], $4::int[]) as want (of, name, after, shape)
    left join log.snapshots s on s.ledger = of and s.stream = name and s.shape = want.shape
  )
  select of as ledger, position, name as stream, null as type, version as schema, state as data
  from want where version is not null
  union all
  select ledger, event.position, stream, type, schema, data
  from want cross join lateral (select * from log.events e
    where e.ledger = want.of and e.stream = want.name and e.version > want.after) as event
  order by ledger, position`;

/** An event; or a snapshot, which has no type, and its version in the place of a schema. */
interface PastRow extends Pick<EventRow, 'ledger' | 'position' | 'stream' | 'schema' | 'data'> {
  readonly type: string | null;
}
type PastEvent = PastRow & { readonly type: string };

const isEvent = (row: PastRow): row is PastEvent => row.type !== null;

/** Hands every stream what was read of it. */
export function tellStreams(wanted: readonly WantedStream[], { rows }: QueryResult<PastRow>, types: EventTypes): void {
  const nameOf = (ledger: number, stream: string): string => `${ledger} ${stream}`;
  const found = new Map<string, PastRow[]>();
  for (const { want } of wanted) found.set(nameOf(want.unit.cache.ledger, want.stream), []);
  for (const row of rows) found.get(nameOf(row.ledger, row.stream))?.push(row);
  for (const one of wanted) {
    const { unit, stream } = one.want;
    tellStream(one, found.get(nameOf(unit.cache.ledger, stream)) ?? [], types);
  }
}

/** What was written after the head that the batch stands on is not there for it. */
function tellStream({ want, plan }: WantedStream, past: readonly PastRow[], types: EventTypes): void {
  const { unit, base } = want;
  const head = unit.cache.head?.position ?? 0;
  const snapshot = past.find((row) => !isEvent(row));
  // somebody else has written meanwhile: the head is read anew, and then this stream
  if (snapshot && snapshot.position > head) {
    unit.cache.invalidateHead();
    return;
  }
  const events = past.filter(isEvent).filter(({ position }) => position <= head);
  unit.read(want, {
    base: snapshot && plan ? { version: snapshot.schema, state: plan.read(snapshot.data as never) } : base,
    events: events.map((row) => types.eventOf(row)),
  });
}
