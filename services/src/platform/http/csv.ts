import type { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { asOneLine } from '@northlight/contracts';
import { stringify } from 'csv-stringify/sync';

/** An amount in dollars: it is written with two decimals. */
export interface Dollars {
  readonly dollars: number;
}

/** What a cell may hold. A text may come from anybody; numbers and amounts are those that the service worked out. */
export type CsvCell = string | number | Dollars | null;

type CsvRow = readonly CsvCell[];

/** Spreadsheets of other programs look for numbers in the encoding of the machine, unless the file begins with it. */
const byteOrderMark = '\uFEFF';

/** What a spreadsheet may take for the begin of a formula, also after white space and as East Asian keyboards write it. */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u;

const inText = (text: string): string => {
  const line = asOneLine(text);
  return formula.test(line) ? `'${line}` : line;
};

/**
 * A text that begins like a formula gets an apostrophe. A number never does: -12.50 of a refund has to stay one that can
 * be added up, and nobody but the service can have written it.
 */
function written(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return inText(cell);
  return typeof cell === 'number' ? String(cell) : cell.dollars.toFixed(2);
}

/**
 * Rows for a spreadsheet by RFC 4180: CR LF after each, every cell in quotation marks, none with a line break or a control
 * character, and no text that is taken for a formula. The one place where CSV is written.
 */
export const csvRows = (rows: readonly CsvRow[]): string =>
  stringify(
    rows.map((row) => row.map(written)),
    { quoted: true, quoted_empty: true, record_delimiter: '\r\n' },
  );

/** A file's first line: a byte order mark, so that names keep their letters, and the names of the columns. */
export const csvHead = (columns: readonly string[]): string => byteOrderMark + csvRows([columns]);

/** A CSV file as a download. @param content as a whole, or as it is read */
export const csvDownload = (filename: string, content: string | Readable): StreamableFile => {
  const how = { type: 'text/csv; charset=utf-8', disposition: `attachment; filename="${filename}"` };
  return typeof content === 'string' ? new StreamableFile(Buffer.from(content), how) : new StreamableFile(content, how);
};
