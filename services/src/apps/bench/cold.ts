import { EventStore, EventTypes, Projections } from '@northlight/event-store';
import { snapshotWriter } from '@northlight/event-store/consume';
import { type SnapshottedStreams, StreamSnapshots } from '@northlight/event-store/snapshots';
import 'reflect-metadata';
import type pg from 'pg';
import { registerBookingEventTypes, slotSnapshots } from '../../contexts/booking/index.js';
import { readSettings } from '../../platform/config/settings.js';
import { createPool, UNLIMITED } from '../../platform/database/database.js';
import { bootstrap } from '../../platform/http/lifecycle.js';

const ledger = 1;
const stream = 'slot/1-1-2027-03-06-1000';
const ROUNDS = 15;

/** How long a process that has just started takes for its first decision on a slot of many events (npm run bench:cold). */
await bootstrap(async () => {
  const settings = readSettings(process.env);
  const events = Number(process.argv[2]);
  const pool = createPool(settings, UNLIMITED);
  await fill(pool, events);
  const types = new EventTypes();
  registerBookingEventTypes(types, new Projections(pool, types));
  await writeLastSnapshot(pool, types, events);
  const bySnapshot = await firstDecisions(pool, types, [slotSnapshots]);
  const byEvents = await firstDecisions(pool, types, []);
  tell(`from the last snapshot on, ${events.toLocaleString('en')} events`, bySnapshot);
  tell('from the first event on', byEvents);
  await pool.end();
});

/** A slot whose holds come and go. */
async function fill(pool: pg.Pool, events: number): Promise<void> {
  await pool.query(
    `with from_here as (
       update log.head set position = position + $3, token = gen_random_uuid() where ledger = $1 returning position - $3 as at)
     insert into log.events (ledger, position, stream, version, type, schema, data, meta, at)
     select $1, at + n, $2, n,
       case when n = 1 then 'SlotOpened' when n % 2 = 0 then 'SeatsHeld' else 'SeatsReleased' end,
       case when n % 2 = 0 then 2 else 1 end,
       case when n = 1 then '{"experienceId":1,"date":"2027-03-06","time":"10:00","capacity":40}'
         when n % 2 = 0 then json_build_object('bookingId', 'b' || n / 2, 'seats', 2, 'until', null)::text
         else json_build_object('bookingId', 'b' || n / 2, 'seats', 2, 'why', 'expired')::text end::json,
       '{}', now()
     from from_here, generate_series(1, $3) n`,
    [ledger, stream, events],
  );
}

async function writeLastSnapshot(pool: pg.Pool, types: EventTypes, events: number): Promise<void> {
  const writer = snapshotWriter(slotSnapshots, types);
  const { rows } = await pool.query(`select * from log.events where ledger = $1 and stream = $2 and version = $3`, [
    ledger,
    stream,
    events - (events % 500),
  ]);
  for (const row of rows) await writer.apply(types.read(row), pool);
}

/** Milliseconds of the first decision on the slot, in stores that know nothing yet; their connections are open. */
async function firstDecisions(
  pool: pg.Pool,
  types: EventTypes,
  plans: readonly SnapshottedStreams[],
): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const snapshots = new StreamSnapshots();
    for (const plan of plans) snapshots.add(plan);
    const store = new EventStore({ pool, types, projections: new Projections(pool, types), snapshots });
    await store.transaction(ledger, (work) => work.load(slotSnapshots.rules, 'slot/1-1-2027-03-06-1100'));
    const startedAt = performance.now();
    await store.transaction(ledger, (work) => work.load(slotSnapshots.rules, stream));
    times.push(performance.now() - startedAt);
    await store.close();
  }
  return times.sort((one, other) => one - other);
}

function tell(name: string, times: readonly number[]): void {
  const [median = 0, longest = 0] = [times[Math.floor(times.length / 2)], times.at(-1)];
  console.log(`${name.padEnd(50)} median ${median.toFixed(1)} ms, longest ${longest.toFixed(1)} ms`);
}
