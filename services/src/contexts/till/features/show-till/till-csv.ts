import type { TillView } from '@northlight/contracts';
import { csvHead, csvRows } from '../../../../platform/http/csv.js';

const columns = ['at', 'venue', 'who', 'what', 'reference', 'paidWith', 'amount'];

/** A day at a desk for a spreadsheet: a line for each payment, the latest first. */
export const tillCsv = ({ venueName, lines }: TillView): string =>
  csvHead(columns) +
  csvRows(
    lines.map(({ at, who, what, reference, paidWith, amount }) => [
      ...[at, venueName, who, what, reference, paidWith],
      { dollars: amount },
    ]),
  );
