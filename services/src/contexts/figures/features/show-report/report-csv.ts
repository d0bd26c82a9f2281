import type { ReportFigures, ReportView } from '@northlight/contracts';
import { stringify } from 'csv-stringify/sync';

const figures: readonly (keyof ReportFigures)[] = [
  ...(['bookings', 'cancelled', 'noShows', 'tickets'] as const),
  ...(['gross', 'discounts', 'vouchers', 'fees', 'refunds', 'net'] as const),
  ...(['booked', 'capacity'] as const),
];
const columns = ['from', 'to', 'venueName', 'experienceName', ...figures, 'loadPercent'];

/**
 * The report for a spreadsheet: a line for each venue and experience, and one with the totals (RFC 4180, with a byte
 * order mark, so that names keep their letters). A name is never taken for a formula.
 */
export const reportCsv = ({ from, to, rows, total }: ReportView): string =>
  stringify(
    [...rows, { venueName: 'Total', experienceName: '', ...total }].map((row) => ({
      ...{ from, to, ...row },
      loadPercent: row.capacity === 0 ? '' : ((100 * row.booked) / row.capacity).toFixed(1),
    })),
    { header: true, bom: true, columns, escape_formulas: true, record_delimiter: '\r\n', cast: { number: inCents } },
  );

/** Amounts keep their two decimals; what is counted has none. */
function inCents(value: number, { column }: { readonly column?: number | string | undefined }): string {
  return money.has(String(column)) ? value.toFixed(2) : String(value);
}

const money: ReadonlySet<string> = new Set(['gross', 'discounts', 'vouchers', 'fees', 'refunds', 'net']);
