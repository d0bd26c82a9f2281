import { Injectable } from '@nestjs/common';
import type { JournalAccount } from '@northlight/contracts';
import type { Recorded } from '@northlight/event-store';
import pg from 'pg';
import type { Db } from '../../../platform/database/db.js';
import type { Cents } from '../../../platform/kernel/money.js';
import type { Posting } from '../../../platform/kernel/posting.js';

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
  constructor(private readonly pool: pg.Pool) {}

  async sums({ from, to, venueId }: JournalSpan): Promise<AccountSum[]> {
    const { rows } = await this.pool.query<AccountSum>(
      `select account, coalesce(sum(amount) filter (where amount > 0), 0)::float8 as debit,
         coalesce(-sum(amount) filter (where amount < 0), 0)::float8 as credit
       from journal.postings where at >= $1 and at < $2 and ($3::int is null or venue_id = $3) group by account`,
      [from, to, venueId ?? null],
    );
    return rows;
  }

  /** In the order in which they happened. */
  async read({ from, to, venueId }: JournalSpan): Promise<KeptPosting[]> {
    const { rows } = await this.pool.query<KeptPosting>(
      `select at, venue_id as "venueId", account, amount, stream, what from journal.postings
       where at >= $1 and at < $2 and ($3::int is null or venue_id = $3) order by at, ledger, position, account`,
      [from, to, venueId ?? null],
    );
    return rows;
  }
}

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
