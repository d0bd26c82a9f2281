import { Injectable } from '@nestjs/common';
import type { Companion } from '@northlight/event-store';
import pg from 'pg';
import type { Db } from '../../../platform/database/db.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import { Clock } from '../../../platform/kernel/clock.js';
import { enqueueJob } from '../../../platform/queues/enqueue-job.js';
import type { SpentAt } from '../../../platform/tidy/spent-tables.js';
import type { PaymentNotice } from '../domain/payment-gateway.js';
import { paymentJobs } from '../queues/payments.queue.js';

/** The gateway repeats a notice for three days, and one that is older than minutes is refused by its signature. */
const NOTICE_MS = 90 * 86_400_000;

/** Notices that are worked off, and that nobody sends again; one whose job waits for a person stays. */
export const oldNotices: SpentAt = (now) => ({
  table: 'payments.notices',
  where: `received_at < $1 and nr not in (
    select position from log.outbox where ledger = 0 and kind = '${paymentJobs.notice}' and done_at is null)`,
  before: new Date(now.getTime() - NOTICE_MS),
});

/** A notice on its way into the tables. */
export interface TakenNotice {
  readonly notice: PaymentNotice;
  readonly at: Date;
}

/** What the gateway told us by itself, once each: before anything is done about it, or in the commit that does it. */
@Injectable()
export class PaymentNotices implements Companion<TakenNotice> {
  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
  ) {}

  /** Keeps a notice with the job that follows; one that came before is let be. */
  async keep(notice: PaymentNotice): Promise<void> {
    const at = this.clock.now();
    await inTransaction(this.pool, async (db) => {
      // guard: a notice that comes twice is worked off once
      const { rows } = await db.query<{ nr: string }>(
        `insert into payments.notices (id, notice, received_at) values ($1, $2, $3) on conflict do nothing returning nr`,
        [notice.id, JSON.stringify(notice), at],
      );
      if (!rows[0]) return;
      const payload = { noticeId: notice.id };
      await enqueueJob({ kind: paymentJobs.notice, number: Number(rows[0].nr), payload, at }, db);
    });
  }

  /** Those that have become true in this commit: nothing is left to do about them. */
  async insert(rows: readonly TakenNotice[], db: Db): Promise<void> {
    await db.query(
      `insert into payments.notices (id, notice, received_at)
       select * from unnest($1::text[], $2::json[], $3::timestamptz[]) on conflict do nothing`,
      [rows.map(({ notice }) => notice.id), rows.map(({ notice }) => JSON.stringify(notice)), rows.map(({ at }) => at)],
    );
  }

  async find(id: string): Promise<PaymentNotice | undefined> {
    const { rows } = await this.pool.query<{ notice: PaymentNotice }>(
      'select notice from payments.notices where id = $1',
      [id],
    );
    return rows[0]?.notice;
  }
}
