import { VisuallyHidden } from '@northlight/site-kit';
import { useId, useState } from 'react';
import type { Column } from './column.ts';
import { TableHead } from './table-head.tsx';
import { TableFrame } from './table-look.ts';
import { TableRow } from './table-row.tsx';
import { useRows } from './use-rows.ts';
import { VisibleRows } from './visible-rows.tsx';

interface DataTableProps<Row extends object> {
  /** Names the table, for those who do not see it. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  /** In the order in which they are shown until somebody sorts them. */
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** Pixels below which the table scrolls sideways rather than shrink. */
  readonly minWidth?: number;
  /** Small type and little space, for many figures. */
  readonly isDense?: boolean;
  /** A row is pressed as a whole; one of its cells must have a button or link that does the same. */
  readonly onRow?: (row: Row) => void;
}

/** From here on only the rows that are seen are there. */
const long = 100;

/** A table as every list of the admin has it: sorted by its headings, in its own scroller where it does not fit. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, minWidth = 720, isDense = false, onRow } = props;
  const name = useId();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const table = useRows(columns, rows);
  const sorted = table.getRowModel().rows.map(({ original }) => original);
  const isLong = sorted.length > long;
  const line = (row: Row, at: number, measure?: (row: Element | null) => void) => (
    <TableRow key={keyOf(row)} {...{ row, columns, at, onRow, measure }} />
  );
  return (
    <TableFrame
      ref={setScroller}
      tabIndex={0}
      role="region"
      aria-labelledby={name}
      $minWidth={minWidth}
      $isDense={isDense}
      $isLong={isLong}
    >
      <table aria-rowcount={isLong ? sorted.length + 1 : undefined}>
        <VisuallyHidden as="caption" id={name}>
          {caption}
        </VisuallyHidden>
        <TableHead columns={columns} table={table} />
        {isLong ? (
          <VisibleRows count={sorted.length} rowHeight={isDense ? 45 : 61} scroller={scroller}>
            {(at, measure) => sorted[at] && line(sorted[at], at, measure)}
          </VisibleRows>
        ) : (
          <tbody>{sorted.map((row, at) => line(row, at))}</tbody>
        )}
      </table>
    </TableFrame>
  );
}
