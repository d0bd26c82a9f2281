import type { Db } from '../../../platform/database/db.js';
import type { Cents } from '../../../platform/kernel/money.js';

/** What the journal says of the gateway's money, under the name that its own list has for it. */
export interface GatewayPosting {
  readonly key: string;
  readonly amount: Cents;
}

/** As `keyOfMovement` names it. */
const key = `case p.what
  when 'PaymentCaptured' then 'payment:' || (e.data ->> 'chargeId')
  when 'CardRefundSettled' then 'refund:' || (e.data ->> 'refundId')
  when 'CardRefundFailed' then 'refund_failure:' || (e.data ->> 'refundId')
  when 'Disputed' then 'dispute:' || (e.data ->> 'disputeId')
  when 'DisputeClosed' then 'dispute_reversal:' || (e.data ->> 'disputeId')
  else 'plan:' || (e.data ->> 'invoice') end`;

/** What the journal has on the gateway's account in a span, `to` not included. */
export async function gatewayPostings(db: Db, { from, to }: { from: Date; to: Date }): Promise<GatewayPosting[]> {
  const { rows } = await db.query<GatewayPosting>(
    `select ${key} as key, p.amount from journal.postings p join log.events e using (ledger, position)
     where p.account = 'gateway' and p.at >= $1 and p.at < $2 order by p.at, key`,
    [from, to],
  );
  return rows;
}
