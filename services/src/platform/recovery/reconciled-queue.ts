import { setTimeout as pause } from 'node:timers/promises';
import { Queue, Worker } from 'bullmq';
import type pg from 'pg';
import type { Settings } from '../config/settings.js';
import type { Clock } from '../kernel/clock.js';
import { Outbox, type OutboxJobData } from '../queues/outbox.js';
import { OutboxRelay } from '../queues/outbox-relay.js';
import { queueOptions } from '../queues/queue-connection.js';

const QUEUE = 'restored';
const AT_ONCE = 32;
const LOOK_EVERY_MS = 50;

/** What became of the jobs that a copy of the database had left to do. */
export interface ReconciledJobs {
  readonly waiting: number;
  /** Each counted once, however often its queue brought it. */
  readonly effects: number;
  /** Jobs that a queue brought again, and that had no second effect. */
  readonly repeats: number;
  readonly wrong: readonly string[];
}

interface Part {
  readonly pool: pg.Pool;
  readonly settings: Settings;
  readonly clock: Clock;
}

/** What was handed over to queues that are gone is handed over again now, not when its time comes. @returns how many wait */
export async function forgetHandedOver(pool: pg.Pool): Promise<number> {
  // those that have failed for good wait for a person, here too
  await pool.query('update log.outbox set relayed_at = null where done_at is null and failed_at is null');
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from log.outbox where done_at is null and failed_at is null',
  );
  return rows[0]?.count ?? 0;
}

/**
 * Hands every waiting job over to an empty queue, as the worker does, and does nothing for them but to count: each twice, as
 * after a queue that forgot. Only for copies: their jobs are done afterwards.
 * @param limitMs how long it may take
 */
export async function reconcileJobs({ pool, settings, clock }: Part, limitMs: number): Promise<ReconciledJobs> {
  const waiting = await forgetHandedOver(pool);
  await pool.query('update log.outbox set relayed_at = $1 where failed_at is not null', [clock.now()]);
  const outbox = new Outbox(pool, clock);
  const counted = { effects: 0, repeats: 0 };
  const run = async ({ outbox: key }: OutboxJobData<unknown>): Promise<void> => {
    for (const _ of ['once', 'again'])
      if (await outbox.once(key, async () => undefined)) counted.effects++;
      else counted.repeats++;
  };
  const queue = new Queue(QUEUE, queueOptions(settings));
  const worker = new Worker<OutboxJobData<unknown>>(QUEUE, ({ data }) => run(data), {
    ...queueOptions(settings),
    concurrency: AT_ONCE,
  });
  worker.on('error', () => undefined);
  const relay = new OutboxRelay(outbox, settings);
  const { rows } = await pool.query<{ kind: string }>(
    'select distinct kind from log.outbox where done_at is null and failed_at is null',
  );
  for (const { kind } of rows) relay.route(kind, queue);
  await relay.onApplicationBootstrap();
  const left = await untilDone(outbox, performance.now() + limitMs);
  await relay.onApplicationShutdown();
  await Promise.all([worker.close(), queue.close()]);
  return { waiting, ...counted, wrong: whatIsWrong(waiting, left, counted.effects) };
}

async function untilDone(outbox: Outbox, until: number): Promise<number> {
  for (;;) {
    const { waiting } = await outbox.lag();
    if (waiting === 0 || performance.now() > until) return waiting;
    await pause(LOOK_EVERY_MS);
  }
}

const whatIsWrong = (waiting: number, left: number, effects: number): string[] => [
  ...(left > 0 ? [`${left} jobs were never run`] : []),
  ...(effects === waiting - left ? [] : [`${waiting - left} jobs had ${effects} effects`]),
];
