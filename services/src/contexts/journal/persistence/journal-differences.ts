import type { DifferenceKind } from '@northlight/contracts';
import type { Db } from '../../../platform/database/db.js';
import { bookingJournalSums } from '../../booking/index.js';
import { paymentJournalSums } from '../../payments/index.js';
import { subscriptionJournalSums } from '../../subscriptions/index.js';
import { voucherJournalSums } from '../../vouchers/index.js';
import type { Difference } from '../domain/difference.js';

/** More of them are no news. */
const MOST = 1_000;
const accounts: readonly DifferenceKind[] = [
  'deferred',
  'gateway',
  'refunds_underway',
  'vouchers',
  'plan_credit',
  'clearing',
];
const named = accounts.map((account) => `'${account}'`).join();

/** Every entry by itself: an entry has all sides in one event, so that no day and no venue differs where none of these does. */
const unbalanced = `
  select 'unbalanced' as what, stream as subject, 0 as expected, sum(amount) as actual
  from journal.postings group by ledger, position, stream having sum(amount) <> 0`;

/** What is left between an order and its bookings, and what vouchers are worth, is on several streams. */
const journalSums = `
  select case when account in ('vouchers', 'clearing') then 'all' else stream end as subject, account, sum(amount) as amount
  from journal.postings where account in (${named}) group by 1, 2`;

const roomSums = [bookingJournalSums, paymentJournalSums, subscriptionJournalSums, voucherJournalSums].join(
  ' union all ',
);

const unlike = `
  select account as what, subject, coalesce(room.amount, 0) as expected, coalesce(own.amount, 0) as actual
  from (${roomSums}) room full join (${journalSums}) own using (subject, account)
  where coalesce(room.amount, 0) <> coalesce(own.amount, 0)`;

interface Row {
  readonly what: DifferenceKind;
  readonly subject: string;
  readonly expected: string;
  readonly actual: string;
}

/** Where the journal and the tables of the rooms differ at this moment, at most a thousand. */
export async function journalDifferences(db: Db): Promise<Difference[]> {
  const { rows } = await db.query<Row>(
    `select what, subject, expected, actual from (${unbalanced} union all ${unlike}) found order by what, subject limit ${MOST}`,
  );
  return rows.map(({ expected, actual, ...of }) => ({ ...of, expected: Number(expected), actual: Number(actual) }));
}

/** How many entries the journal has, and sums of rooms that they are held against. */
export async function countCompared(db: Db): Promise<number> {
  const { rows } = await db.query<{ compared: number }>(
    `select ((select count(*) from (select from journal.postings group by ledger, position) entries)
       + (select count(*) from (${roomSums}) sums where amount <> 0))::int as compared`,
  );
  return rows[0]?.compared ?? 0;
}

/** Whether the journal has everything that happened up to an instant. */
export async function isWrittenUpTo(db: Db, at: Date): Promise<boolean> {
  const { rows } = await db.query<{ isWritten: boolean }>(
    `select not exists (select from log.head h
         left join log.checkpoint c on c.subscription = 'journal' and c.ledger = h.ledger
         join log.events e on e.ledger = h.ledger and e.position = coalesce(c.position, 0) + 1
       where e.at <= $1) as "isWritten"`,
    [at],
  );
  return rows[0]?.isWritten ?? false;
}
