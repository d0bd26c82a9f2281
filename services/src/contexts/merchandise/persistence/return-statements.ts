import type { PaidWith, ReceivedLine, RequestReturnDto } from '@northlight/contracts';
import type { Db } from '../../../platform/database/db.js';
import { currentMeta } from '../../../platform/observability/request-context.js';

interface NewReturn extends RequestReturnDto {
  readonly id: string;
  readonly orderId: string;
  readonly at: Date;
}

export async function insertReturn({ id, orderId, reason, at, lines }: NewReturn, db: Db): Promise<void> {
  await db.query('insert into merchandise.returns (id, order_id, reason, requested_at) values ($1, $2, $3, $4)', [
    ...[id, orderId, reason, at],
  ]);
  await db.query(
    `insert into merchandise.return_lines (return_id, line, quantity)
     select $1, line, quantity from jsonb_to_recordset($2::jsonb) as l (line int, quantity int)`,
    [id, JSON.stringify(lines)],
  );
}

interface ReceivedReturn {
  readonly id: string;
  readonly at: Date;
  readonly refund: number;
  readonly voucherBack: number;
  readonly refundBy: 'card' | 'desk';
  readonly received: readonly ReceivedLine[];
}

/** What did not arrive is not paid back; where nothing is to be paid back it is done. */
export async function receiveReturn(
  { id, at, refund, voucherBack, refundBy, received }: ReceivedReturn,
  db: Db,
): Promise<void> {
  await db.query(
    `update merchandise.returns set state = case when $3::int > 0 then 'received' else 'refunded' end, received_at = $2,
       refund_cents = $3::int, refund_by = $4, refunded_at = case when $3::int > 0 then null else $2::timestamptz end,
       voucher_cents = $5::int
     where id = $1`,
    [id, at, refund, refundBy, voucherBack],
  );
  await db.query(
    `update merchandise.return_lines r set received = coalesce(l.quantity, 0), restocked = coalesce(l.restock, false)
     from merchandise.return_lines one
       left join jsonb_to_recordset($2::jsonb) as l (line int, quantity int, restock boolean) on l.line = one.line
     where r.return_id = $1 and one.return_id = $1 and one.line = r.line`,
    [id, JSON.stringify(received)],
  );
}

interface PaidBack {
  readonly id: string;
  readonly at: Date;
  readonly paidWith: PaidWith | undefined;
}

export async function payReturnBack({ id, at, paidWith }: PaidBack, db: Db): Promise<void> {
  const { actor = 'visitor' } = currentMeta();
  await db.query(
    `update merchandise.returns set state = 'refunded', refunded_at = $2, paid_with = $3, paid_by = $4 where id = $1`,
    [id, at, paidWith ?? null, actor],
  );
}
