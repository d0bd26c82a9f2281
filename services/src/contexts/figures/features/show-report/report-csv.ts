import type { ReportFigures, ReportView } from '@northlight/contracts';
import { type CsvCell, csvHead, csvRows } from '../../../../platform/http/csv.js';

const counts = ['bookings', 'cancelled', 'noShows', 'tickets'] as const;
const amounts = ['gross', 'discounts', 'vouchers', 'fees', 'unpaid', 'refunds', 'net'] as const;
const seats = ['booked', 'capacity'] as const;
const columns = ['from', 'to', 'venueName', 'experienceName', ...counts, ...amounts, ...seats, 'loadPercent'];

const figuresOf = (row: ReportFigures): CsvCell[] => [
  ...counts.map((name) => row[name]),
  ...amounts.map((name) => ({ dollars: row[name] })),
  ...seats.map((name) => row[name]),
  row.capacity === 0 ? null : ((100 * row.booked) / row.capacity).toFixed(1),
];

/** The report for a spreadsheet: a line for each venue and experience, and one with the totals. */
export const reportCsv = ({ from, to, rows, total }: ReportView): string =>
  csvHead(columns) +
  csvRows([
    ...rows.map((row) => [from, to, row.venueName, row.experienceName, ...figuresOf(row)]),
    [from, to, 'Total', null, ...figuresOf(total)],
  ]);
