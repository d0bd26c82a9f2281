import type { ReportFigures, ReportRow, ReportView } from '@northlight/contracts';
import { money } from '@northlight/site-kit';
import { type ReactNode, useMemo } from 'react';
import { texts } from '../../texts/report.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';

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
      caption={texts.visitsByVenueAndExperience}
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
const described = (line: Line, text: ReactNode): ReactNode => (line.experienceName ? text : <b>{text}</b>);

const counted = (title: string, of: (line: Line) => number): Column<Line> => ({
  title,
  isFigure: true,
  show: (line) => described(line, of(line)),
});
const dollars = (title: string, of: (line: Line) => number): Column<Line> => ({
  title,
  isFigure: true,
  show: (line) => described(line, money(of(line))),
});

const loadText = ({ booked, capacity }: Line): string =>
  capacity === 0 ? '–' : `${((100 * booked) / capacity).toFixed(1)}%`;

const name: Column<Line> = {
  title: texts.experience,
  isName: true,
  show: ({ experienceName }) => experienceName ?? texts.total,
};

const columns: readonly Column<Line>[] = [
  name,
  { title: texts.venue, show: ({ venueName }) => venueName ?? '' },
  counted(texts.bookings, ({ bookings }) => bookings),
  counted(texts.canceled, ({ cancelled }) => cancelled),
  counted(texts.noShows, ({ noShows }) => noShows),
  counted(texts.tickets, ({ tickets }) => tickets),
  dollars(texts.gross, ({ gross }) => gross),
  dollars(texts.discounts, ({ discounts }) => discounts),
  dollars(texts.vouchers, ({ vouchers }) => vouchers),
  dollars(texts.fees, ({ fees }) => fees),
  dollars(texts.neverPaid, ({ unpaid }) => unpaid),
  dollars(texts.refunds, ({ refunds }) => refunds),
  dollars(texts.net, (line) => line.net),
  { title: texts.occupancy, isFigure: true, show: (line) => described(line, loadText(line)) },
];

/** Where every line would say the same. */
const ofOneVenue = columns.filter(({ title }) => title !== texts.venue);
