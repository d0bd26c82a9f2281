import type { MouseEvent } from 'react';
import { type Column, classOf, nameOfRows } from './column.ts';

interface TableRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  /** Its place among all rows, from 0. */
  readonly at: number;
  /** Called when a row is pressed, wherever that is; for the keyboard a cell has a link or a button. */
  readonly onRow?: ((row: Row) => void) | undefined;
  readonly measure?: (row: Element | null) => void;
}

export function TableRow<Row>({ row, columns, at, onRow, measure }: TableRowProps<Row>) {
  const name = nameOfRows(columns);
  const press = onRow && ((event: MouseEvent) => isControl(event) || onRow(row));
  return (
    <tr ref={measure} data-index={at} aria-rowindex={at + 2} data-pressable={onRow && ''} onClick={press}>
      {columns.map(({ title, show, ...look }) =>
        title === name ? (
          <th key={title} scope="row">
            {show(row)}
          </th>
        ) : (
          <td key={title} className={classOf(look)}>
            {show(row)}
          </td>
        ),
      )}
    </tr>
  );
}

/** Links and buttons in a row act for themselves. */
const isControl = ({ target }: MouseEvent): boolean => (target as Element).closest('a, button, input') !== null;
