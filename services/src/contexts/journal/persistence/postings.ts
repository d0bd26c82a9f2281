import { Injectable } from '@nestjs/common';
import type { JournalAccount } from '@northlight/contracts';
import type { Recorded } from '@northlight/event-store';
import pg from 'pg';
import type { Db } from '../../../platform/database/db.js';
import type { Cents } from '../../../platform/kernel/money.js';
import { entry, type Posting, summed } from '../../../platform/kernel/posting.js';
import { type HandedOver, Orders } from '../../merchandise/index.js';

/** A span of time, `to` not included, of one venue or of all. */
export interface JournalSpan {
  readonly from: Date;
  readonly to: Date;
  readonly venueId?: number | undefined;
}

/** A posting as it is kept. */
export interface KeptPosting extends Posting {
  readonly at: Date;
  readonly venueId: number | null;
  /** The booking or the account of money that it is about: `booking/<id>`. */
  readonly stream: string;
  /** The event that moved it. */
  readonly what: string;
}

/** What moved on one account. Cents. */
export interface AccountSum {
  readonly account: JournalAccount;
  readonly debit: Cents;
  readonly credit: Cents;
}

/** Keeps and reads the postings of events. */
@Injectable()
export class Postings {
  constructor(
    private readonly pool: pg.Pool,
    private readonly orders: Orders,
  ) {}

  /** Of what the events moved, and of merchandise that is paid at desks: orders are no events. */
  async sums(span: JournalSpan): Promise<AccountSum[]> {
    const shop = (await this.orders.handedOver(span)).flatMap(deskPostings);
    const [events, desk] = [await this.sumsOfEvents(span), sumsOf(shop)];
    return [...new Set([...events, ...desk].map(({ account }) => account))].map((account) => {
      const own = [...events, ...desk].filter((sum) => sum.account === account);
      const total = (side: 'debit' | 'credit') => own.reduce((sum, one) => sum + one[side], 0);
      return { account, debit: total('debit'), credit: total('credit') };
    });
  }

  private async sumsOfEvents({ from, to, venueId }: JournalSpan): Promise<AccountSum[]> {
    const { rows } = await this.pool.query<AccountSum>(
      `select account, coalesce(sum(amount) filter (where amount > 0), 0)::float8 as debit,
         coalesce(-sum(amount) filter (where amount < 0), 0)::float8 as credit
       from journal.postings where at >= $1 and at < $2 and ($3::int is null or venue_id = $3) group by account`,
      [from, to, venueId ?? null],
    );
    return rows;
  }

  /** In the order in which they happened. */
  async read(span: JournalSpan): Promise<KeptPosting[]> {
    const shop = (await this.orders.handedOver(span)).flatMap(deskPostings);
    const all = [...(await this.readEvents(span)), ...shop];
    return all.sort((one, other) => one.at.getTime() - other.at.getTime());
  }

  private async readEvents({ from, to, venueId }: JournalSpan): Promise<KeptPosting[]> {
    const { rows } = await this.pool.query<KeptPosting>(
      `select at, venue_id as "venueId", account, amount, stream, what from journal.postings
       where at >= $1 and at < $2 and ($3::int is null or venue_id = $3) order by at, ledger, position, account`,
      [from, to, venueId ?? null],
    );
    return rows;
  }
}

/** Merchandise that is paid for at a desk, or paid back there. */
function deskPostings({ paidWith, amount, tax, venueId, reference, at }: HandedOver): KeptPosting[] {
  if (paidWith === 'voucher') return []; // its own event says so
  const where = { venueId, stream: `order/${reference}`, what: amount < 0 ? 'ReturnPaidBack' : 'OrderCollected', at };
  const postings = summed([...entry(paidWith, 'goods', amount - tax), ...entry(paidWith, 'tax', tax)]);
  return postings.map((posting) => ({ ...posting, ...where }));
}

const sumsOf = (postings: readonly KeptPosting[]): AccountSum[] =>
  postings.map(({ account, amount }) => ({
    account,
    debit: Math.max(0, amount),
    credit: Math.max(0, -amount),
  }));

/** Once for each event: what comes again is let be. */
export async function keepPostings(
  { ledger, position, stream, event, at }: Recorded,
  postings: readonly Posting[],
  db: Db,
): Promise<void> {
  if (postings.length === 0) return;
  await db.query(
    `insert into journal.postings (ledger, position, account, amount, venue_id, stream, what, at)
     select $1, $2, account, amount, $3, $4, $5, $6 from jsonb_to_recordset($7::jsonb) as p (account text, amount int)
     on conflict do nothing`,
    [ledger, position, ledger > 0 ? ledger : null, stream, event.type, at, JSON.stringify(postings)],
  );
}
