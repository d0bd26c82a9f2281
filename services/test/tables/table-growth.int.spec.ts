import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migrations } from '../../src/apps/migrations.js';
import { oldNotices } from '../../src/contexts/payments/persistence/payment-notices.js';
import { paymentJobs } from '../../src/contexts/payments/queues/payments.queue.js';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../../src/platform/database/testing/throw-away-database.js';
import { spentTablesOfLog } from '../../src/platform/tidy/spent-tables-of-log.js';
import { tidyTables } from '../../src/platform/tidy/tidy-tables.js';

const page = readFileSync(join(__dirname, '..', '..', '..', 'docs', 'reference', 'table-growth.md'), 'utf8');
/** Tables by the first column of the page. */
const told = page
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([\w.*]+)`/g)].map(([, table = '']) => table));

let database: ThrowAwayDatabase;
beforeAll(async () => {
  database = await throwAwayDatabase(migrations);
}, 60_000);
afterAll(() => database.drop());

describe('docs/reference/table-growth.md', () => {
  it('tells of every table of the database, once, and of no other', async () => {
    const { rows } = await database.pool().query<{ name: string }>(
      `select case table_schema when 'public' then '' else table_schema || '.' end || table_name as name
       from information_schema.tables where table_type = 'BASE TABLE'
         and table_schema not in ('information_schema', 'bullmq') and table_schema !~ '^pg_'`,
    );
    const tables = rows.map(({ name }) => name).sort();
    expect(told.filter((name) => name !== 'bullmq.*').sort()).toEqual(tables);
  });
});

describe('an hour later', () => {
  it('old notices of the gateway are gone; young ones are there, and one whose job waits for a person', async () => {
    const now = new Date('2026-11-20T12:00:00Z');
    const pool = database.pool();
    await pool.query(
      `insert into payments.notices (id, notice, received_at) values
         ('old', '{}', $1::timestamptz - interval '91 days'), ('young', '{}', $1::timestamptz - interval '89 days'),
         ('failed', '{}', $1::timestamptz - interval '91 days')`,
      [now],
    );
    await pool.query(
      `insert into log.outbox (ledger, position, kind, payload, at, failed_at)
       select 0, nr, $2, '{"noticeId": "failed"}', $1, $1 from payments.notices where id = 'failed'`,
      [now, paymentJobs.notice],
    );
    const tables = spentTablesOfLog();
    tables.add('notices', oldNotices);
    expect(await tidyTables(tables, { pool, now })).toMatchObject({ notices: 1 });
    expect((await pool.query('select id from payments.notices order by 1')).rows).toEqual([
      { id: 'failed' },
      { id: 'young' },
    ]);
  });
});
