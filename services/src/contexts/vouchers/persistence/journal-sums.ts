/** What the journal should have of all vouchers together: what is left on those that were not revoked. */
export const voucherJournalSums = `
  select 'all' as subject, 'vouchers' as account, -coalesce(sum(balance), 0)::bigint as amount
  from vouchers.vouchers where revoked_at is null`;
