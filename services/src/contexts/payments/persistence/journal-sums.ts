/**
 * What the journal should have of each account of an order, by its rows: what the gateway holds, what goes to cards, and what
 * was paid for tickets that have no time yet.
 */
export const paymentJournalSums = `
  select 'account/' || order_id as subject, account, sum(amount)::bigint as amount from (
    select order_id, 'gateway' as account, amount from payments.payments where state = 'captured'
    union all select order_id, 'gateway', -amount from payments.refunds where state = 'settled'
    union all select order_id, 'gateway', -amount from payments.disputes where state <> 'won'
    union all select order_id, 'refunds_underway', -amount from payments.refunds where state = 'started'
    union all select order_id, 'deferred', -amount from payments.tickets where state = 'held') money
  group by order_id, account`;
