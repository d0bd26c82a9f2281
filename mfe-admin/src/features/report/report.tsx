import type { ReportView } from '@northlight/contracts';
import { color, dateText, money, Quiet, Spinner, Stack, space } from '@northlight/site-kit';
import { EmptyState, LoadFailure } from '@northlight/site-kit/ui';
import { Download, Printer } from 'lucide-react';
import styled from 'styled-components';
import { texts } from '../../texts/report.ts';
import { Journal } from './journal.tsx';
import { NetBars } from './net-bars.tsx';
import { ReportFilter } from './report-filter.tsx';
import { ReportTable } from './report-table.tsx';
import { fileOf, type ReportQuery, useReport, useReportQuery } from './use-report.ts';

/** What the visits of some days come to. */
export function Report() {
  const { query, today, ask } = useReportQuery();
  const { report, isPending, isPlaceholderData, refusal, retry } = useReport(query);
  if (!query) return <Spinner text={texts.loadingTheReport} />;
  // the same days again are added up anew
  const show = (next: ReportQuery) => (JSON.stringify(next) === JSON.stringify(query) ? retry() : ask(next));
  return (
    <Stack $gap="xl">
      <ReportFilter {...{ query, today }} problem={refusal} onAsk={show} />
      {isPending && <Spinner text={texts.loadingTheReport} />}
      {!(isPending || report || refusal) && <LoadFailure text={texts.couldntLoadTheReport} onRetry={retry} />}
      {report && (
        <Stack $gap="xl" aria-busy={isPlaceholderData}>
          <ReportBody report={report} query={query} />
          {!query.experienceId && <Journal query={query} />}
        </Stack>
      )}
    </Stack>
  );
}

function ReportBody({ report, query }: { readonly report: ReportView; readonly query: ReportQuery }) {
  const { from, to, rows, total, shop } = report;
  const days = from === to ? dateText(from) : texts.toOf({ from: dateText(from), to: dateText(to) });
  if (rows.length === 0 && !shop?.orders)
    return <EmptyState title={texts.nothingWasOnSale} hint={texts.noSlotsAndNoVisits({ days })} />;
  return (
    <>
      <Head>
        <h2>{days}</h2>
        <a href={fileOf(query)} download>
          <Download size={18} aria-hidden /> {texts.saveAsCsv}
        </a>
        <button type="button" onClick={() => window.print()}>
          <Printer size={18} aria-hidden /> {texts.print}
        </button>
      </Head>
      <Quiet role="status">
        {texts.booking({ bookings: total.bookings, tickets: total.tickets, net: money(total.net) })}
        {shop && ` ${texts.shopOrder({ orders: shop.orders, items: shop.pieces, amount: money(shop.amount) })}`}
      </Quiet>
      <ReportTable report={report} />
      <Quiet>{texts.visitsOnTheseDays}</Quiet>
      {rows.length > 0 && <NetBars rows={rows} />}
    </>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.xl};

  h2 {
    margin-right: auto;
  }

  a,
  button {
    display: inline-flex;
    min-height: 44px;
    align-items: center;
    gap: ${space.s};
    padding: 0;
    border: 0;
    background: none;
    color: ${color.ink};
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  @media print {
    a {
      display: none;
    }
  }
`;
