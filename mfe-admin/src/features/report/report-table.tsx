import type { ReportFigures, ReportRow, ReportView } from '@northlight/contracts';
import { money } from '@northlight/site-kit';
import { type ReactNode, useMemo } from 'react';
import type { Column } from '../../data-table/column.ts';
import { DataTable } from '../../data-table/data-table.tsx';

interface ReportTableProps {
  readonly report: ReportView;
}

type Line = ReportFigures & Partial<Pick<ReportRow, 'venueName' | 'experienceName'>> & { readonly key: string };

/** A line for each experience of each venue, and a last one for all of them. */
export function ReportTable({ report: { rows, total } }: ReportTableProps) {
  const lines = useMemo(() => linesOf(rows, total), [rows, total]);
  const isOfOneVenue = new Set(rows.map(({ venueId }) => venueId)).size < 2;
  return (
    <DataTable
      caption="Visits by venue and experience, with totals"
      isDense
      minWidth={1040}
      columns={isOfOneVenue ? ofOneVenue : columns}
      rows={lines}
      keyOf={({ key }) => key}
    />
  );
}

const linesOf = (rows: readonly ReportRow[], total: ReportFigures): Line[] => [
  ...rows.map((row) => ({ ...row, key: `${row.venueId} ${row.experienceId}` })),
  { ...total, key: 'total' },
];

/** What all lines come to stands out. */
const told = (line: Line, text: ReactNode): ReactNode => (line.experienceName ? text : <b>{text}</b>);

const counted = (title: string, of: (line: Line) => number): Column<Line> => ({
  title,
  isFigure: true,
  show: (line) => told(line, of(line)),
});
const dollars = (title: string, of: (line: Line) => number): Column<Line> => ({
  title,
  isFigure: true,
  show: (line) => told(line, money(of(line))),
});

const loadText = ({ booked, capacity }: Line): string =>
  capacity === 0 ? '–' : `${((100 * booked) / capacity).toFixed(1)}%`;

const name: Column<Line> = {
  title: 'Experience',
  isName: true,
  show: ({ experienceName }) => experienceName ?? 'Total',
};

const columns: readonly Column<Line>[] = [
  name,
  { title: 'Venue', show: ({ venueName }) => venueName ?? '' },
  counted('Bookings', ({ bookings }) => bookings),
  counted('Cancelled', ({ cancelled }) => cancelled),
  counted('No-shows', ({ noShows }) => noShows),
  counted('Tickets', ({ tickets }) => tickets),
  dollars('Gross', ({ gross }) => gross),
  dollars('Discounts', ({ discounts }) => discounts),
  dollars('Vouchers', ({ vouchers }) => vouchers),
  dollars('Fees', ({ fees }) => fees),
  dollars('Never paid', ({ unpaid }) => unpaid),
  dollars('Refunds', ({ refunds }) => refunds),
  dollars('Net', (line) => line.net),
  { title: 'Load', isFigure: true, show: (line) => told(line, loadText(line)) },
];

/** Where every line would say the same. */
const ofOneVenue = columns.filter(({ title }) => title !== 'Venue');
