import { Injectable } from '@nestjs/common';
import type { PlanReceiptView } from '@northlight/contracts';
import pg from 'pg';
import { validate as isUuid } from 'uuid';
import { pageSize } from '../../../platform/database/pages.js';
import { dollarsOf } from '../../../platform/kernel/money.js';

const MAX_RECEIPTS = 24;

/** Subscriptions as their tables tell them. */
@Injectable()
export class StoredSubscriptions {
  constructor(private readonly pool: pg.Pool) {}

  /** The account of a subscription; undefined where it is none of ours, or not the last one of its account. */
  async userOf(subscriptionId: string): Promise<number | undefined> {
    if (!isUuid(subscriptionId)) return undefined;
    const { rows } = await this.pool.query<{ userId: number }>(
      'select user_id as "userId" from subscriptions.subscriptions where id = $1',
      [subscriptionId],
    );
    return rows[0]?.userId;
  }

  /**
   * Accounts of which the gateway may know more: a page that was opened before an instant, a month that should have been
   * paid by then, one that was not paid, and money of gift cards that it does not have yet, or has still. @param last the last one of the page before @returns a page; empty after the last
   */
  async quietSince(before: Date, last: number | undefined): Promise<number[]> {
    const { rows } = await this.pool.query<{ userId: number }>(
      `select user_id as "userId" from subscriptions.subscriptions
       where (state = 'started' and started_at < $1 or state = 'active' and greatest(paid_until, until) < $1 or state = 'past_due'
           or state = 'active' and credit_pending > 0 or state = 'ended' and credit_open)
         and ($2::int is null or user_id > $2)
       order by user_id limit ${pageSize}`,
      [before, last],
    );
    return rows.map(({ userId }) => userId);
  }

  /** Whether an account pays a plan, or is to pay the month that runs. */
  async isPaying(userId: number): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      "select from subscriptions.subscriptions where user_id = $1 and state in ('active', 'past_due')",
      [userId],
    );
    return rowCount === 1;
  }

  /** Accounts that will have a plan, and do not yet: who has it is known to the room of identity. */
  async awaiting(slug: string): Promise<number> {
    const { rows } = await this.pool.query<{ count: number }>(
      `select count(*)::int as count from subscriptions.subscriptions
       where state = 'started' and plan = $1 or state in ('active', 'past_due') and next_plan = $1 and plan <> $1`,
      [slug],
    );
    return rows[0]?.count ?? 0;
  }

  /** What an account has paid, the latest first. */
  async receiptsOf(userId: number): Promise<PlanReceiptView[]> {
    const { rows } = await this.pool.query(
      `select invoice as id, plan, amount, credit, paid_at as "paidAt", paid_until as "paidUntil", url
       from subscriptions.receipts where user_id = $1 order by paid_at desc, paid_until desc limit ${MAX_RECEIPTS}`,
      [userId],
    );
    return rows.map(({ amount, credit, paidAt, paidUntil, ...rest }) => ({
      ...rest,
      amount: dollarsOf(amount + credit),
      ...(credit > 0 && { giftCard: dollarsOf(credit) }),
      paidAt: paidAt.toISOString(),
      paidUntil: paidUntil.toISOString(),
    }));
  }
}
