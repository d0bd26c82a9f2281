import type { QueueView } from '@northlight/contracts';
import type { Queue } from 'bullmq';
import type pg from 'pg';
import { FEW, MOST_DONE_COUNTED, viewOf } from './queue-view.js';

const UNDEFINED_TABLE = '42P01';

/** The first open jobs of a state, by the index that BullMQ has for it. */
const first = (state: string, order: string): string =>
  `(select attempts_made, stalled_count, added_at_ms + coalesce((opts ->> 'delay')::numeric, 0) as due_ms
    from bullmq.job where queue = q.name and state = '${state}' order by ${order} limit ${FEW})`;

const counted = (state: string): string =>
  `(select count(*)::int from bullmq.job where queue = q.name and state = '${state}') as ${state}`;

/**
 * How queues on PostgreSQL stand, in one statement: BullMQ itself reads all jobs of a queue to count them, and the open
 * ones one by one. $1: names of the queues. $2: now, in milliseconds.
 */
export const queueViewsSql = `
  with q as (select name, nth from unnest($1::text[]) with ordinality as q (name, nth)),
    client as materialized (select application_name as name from pg_stat_activity where datname = current_database())
  select q.name,
    exists (select from bullmq.meta where queue = q.name and field = 'paused' and value = '1') as "isPaused",
    (select count(*)::int from client where name = q.name or starts_with(name, q.name || ':w:')) as workers,
    ${counted('waiting')}, ${counted('active')}, ${counted('delayed')}, ${counted('failed')},
    (select count(*)::int from (
       select from bullmq.job where queue = q.name and state = 'completed'
       order by finished_at_ms limit ${MOST_DONE_COUNTED}) done) as completed,
    open.retrying, open.stalled, open."oldestSeconds"
  from q cross join lateral (
    select count(*) filter (where attempts_made > 0)::int as retrying,
      count(*) filter (where stalled_count > 0)::int as stalled,
      (max($2::bigint - due_ms) filter (where due_ms < $2::bigint) / 1000)::float8 as "oldestSeconds"
    from (${first('waiting', 'priority, seq')} union all ${first('active', 'locked_until_ms')}
      union all ${first('delayed', 'process_at_ms')}) few) open
  order by q.nth`;

/** How queues stand, in their order. @param database where they are on PostgreSQL */
export async function viewsOf(queues: readonly Queue[], database: pg.Pool | undefined): Promise<QueueView[]> {
  const now = new Date();
  if (!database) return Promise.all(queues.map((queue) => viewOf(queue, now)));
  const values = [queues.map(({ name }) => name), now.getTime()];
  const ask = async () => (await database.query<QueueView>(queueViewsSql, values)).rows;
  try {
    return await ask();
  } catch (error) {
    if ((error as pg.DatabaseError).code !== UNDEFINED_TABLE) throw error;
    await queues[0]?.waitUntilReady(); // makes BullMQ's tables
    return ask();
  }
}
