/**
 * What the journal should have of each subscription: by its receipts the months that the gateway has taken, and what gift
 * cards put to it that no month has drawn.
 */
export const subscriptionJournalSums = `
  select 'subscription/' || user_id as subject, 'gateway' as account, sum(amount)::bigint as amount
  from subscriptions.receipts group by user_id
  union all select 'subscription/' || user_id, 'plan_credit', -credit::bigint from subscriptions.subscriptions where credit <> 0`;
