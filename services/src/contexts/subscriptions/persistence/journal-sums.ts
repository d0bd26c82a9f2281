/** What the journal should have of each subscription, by its receipts: the months that the gateway has taken. */
export const subscriptionJournalSums = `
  select 'subscription/' || user_id as subject, 'gateway' as account, sum(amount)::bigint as amount
  from subscriptions.receipts group by user_id`;
