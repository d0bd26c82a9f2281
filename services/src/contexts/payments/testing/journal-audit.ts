import type { PaymentHouse } from './payment-house.js';

interface Sums {
  readonly all: number;
  readonly clearing: number;
  readonly underway: number;
  readonly gateway: number;
  readonly expected: number;
}

/**
 * Adds the journal up against what the gateway has: debits are credits, nothing is left between orders and bookings, and
 * the gateway's account is what was captured, less what arrived at cards and what banks took back.
 */
export async function journalBreaches({ pool }: PaymentHouse): Promise<string[]> {
  const { rows } = await pool.query<Sums>(
    `with sums as (select account, sum(amount)::int as sum from journal.postings group by account)
     select coalesce((select sum(sum) from sums), 0)::int as all,
       coalesce((select sum from sums where account = 'clearing'), 0)::int as clearing,
       coalesce((select sum from sums where account = 'refunds_underway'), 0)::int as underway,
       coalesce((select sum from sums where account = 'gateway'), 0)::int as gateway,
       (coalesce((select sum(amount) from payments.payments where state = 'captured'), 0)
         - coalesce((select sum(amount) from payments.refunds where state = 'settled'), 0)
         - coalesce((select sum(amount) from payments.disputes where state <> 'won'), 0))::int as expected`,
  );
  const [{ all, clearing, underway, gateway, expected }] = rows as [Sums];
  return [
    ...(all === 0 ? [] : [`debits and credits differ by ${all}`]),
    ...(clearing === 0 ? [] : [`${clearing} are between orders and bookings`]),
    ...(underway === 0 ? [] : [`${underway} are on their way to cards`]),
    ...(gateway === expected ? [] : [`the gateway has ${expected}, and ${gateway} in the journal`]),
  ];
}
