import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import type pg from 'pg';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../../platform/database/testing/throw-away-database.js';
import { logMigrations } from '../../platform/log-schema/log-migrations.js';
import { queueOptions } from '../../platform/queues/queue-connection.js';
import { queueViewsSql, viewsOf } from './queue-views.js';

const done = 20_000;

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

describe('a queue on PostgreSQL that keeps many jobs that are done', () => {
  let database: ThrowAwayDatabase;
  let pool: pg.Pool;
  let queues: Queue[];

  beforeAll(async () => {
    database = await throwAwayDatabase(logMigrations);
    pool = database.pool();
    queues = ['mail', 'media'].map((name) => new Queue(name, queueOptions(database.settings)));
    await Promise.all(queues.map((queue) => queue.waitUntilReady()));
    await pool.query(
      `insert into bullmq.job (queue, id, seq, name, state, added_at_ms, finished_at_ms, attempts_made)
       select 'mail', 'done-' || n, n, 'letter', 'completed', n, n, 1 from generate_series(1, $1::int) n`,
      [done],
    );
    await pool.query('analyze bullmq.job');
  }, 60_000);
  afterAll(async () => {
    await Promise.all(queues.map((queue) => queue.close()));
    await database.drop();
  });

  it('is shown with what waits in it', async () => {
    await queues[0]?.add('letter', {});
    await queues[0]?.add('letter', {}, { delay: 60_000 });
    expect(await viewsOf(queues, pool)).toMatchObject([
      { name: 'mail', waiting: 1, delayed: 1, completed: 1_000, oldestSeconds: expect.any(Number) },
      { name: 'media', waiting: 0, delayed: 0, completed: 0, oldestSeconds: null },
    ]);
  });

  it('is not read from end to end for it', async () => {
    const { rows } = await pool.query(`explain (analyze, format json) ${queueViewsSql}`, [
      ['mail', 'media'],
      Date.now(),
    ]);
    const nodes: Plan[] = [];
    const walk = (plan: Plan): void => {
      nodes.push(plan);
      plan.Plans?.forEach(walk);
    };
    walk(rows[0]['QUERY PLAN'][0].Plan);
    const reads = nodes.filter((node) => node['Relation Name'] === 'job');
    expect(reads.length).toBeGreaterThan(5);
    expect(reads.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
    const touched = reads.map((node) => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0));
    expect(Math.max(...touched)).toBeLessThanOrEqual(1_000);
  });
});
