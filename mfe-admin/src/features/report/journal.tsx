import { pathOf, saveJournal, searchOf, showJournal } from '@northlight/client';
import type { JournalAccount, JournalSum } from '@northlight/contracts';
import { apiQuery, keepPreviousData, money, Quiet, Stack, useQuery } from '@northlight/site-kit';
import { LoadFailure } from '@northlight/site-kit/ui';
import { texts } from '../../texts/report.ts';
import { CsvLink } from '../../ui/csv-link.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { ReportQuery } from './use-report.ts';

const names: Readonly<Record<JournalAccount, string>> = {
  cash: texts.cash,
  card: texts.card,
  unstated: texts.unstated,
  gateway: texts.gateway,
  transfers: texts.transfers,
  disputed: texts.disputed,
  deferred: texts.deferred,
  vouchers: texts.vouchersOutstanding,
  plan_credit: texts.planCredit,
  refunds_underway: texts.refundsUnderway,
  owed_to_customers: texts.owedToCustomers,
  tax: texts.tax,
  tickets: texts.ticketSales,
  goods: texts.goodsSales,
  shipping: texts.shippingSales,
  plans: texts.plans,
  vouchers_issued: texts.vouchersIssued,
  write_offs: texts.writeOffs,
  dispute_losses: texts.disputeLosses,
  clearing: texts.clearing,
};

const columns: readonly Column<JournalSum>[] = [
  { title: texts.account, show: ({ account }) => names[account], isName: true },
  { title: texts.debit, show: ({ debit }) => money(debit), isFigure: true },
  { title: texts.credit, show: ({ credit }) => money(credit), isFigure: true },
  { title: texts.balance, show: ({ balance }) => money(balance), isFigure: true },
];

/** What moved on the accounts of the house on these days, for whoever keeps its books. */
export function Journal({ query: { from, to, venueId } }: { readonly query: ReportQuery }) {
  const query = { from, to, ...(venueId && { venueId: Number(venueId) }) };
  const { data, isError, refetch } = useQuery({
    ...apiQuery(showJournal, { query }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  if (isError) return <LoadFailure text={texts.couldntLoadTheJournal} onRetry={() => void refetch()} />;
  if (!data || data.sums.length === 0) return null;
  return (
    <Stack>
      <h2>{texts.journal}</h2>
      <Quiet>{texts.byTheDayMoneyMoved}</Quiet>
      <CsvLink href={pathOf(saveJournal) + searchOf(query)} />
      <DataTable
        caption={texts.journal}
        columns={columns}
        rows={data.sums}
        keyOf={({ account }) => account}
        minWidth={480}
      />
    </Stack>
  );
}
