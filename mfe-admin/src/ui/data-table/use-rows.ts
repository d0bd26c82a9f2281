import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_text,
  type Table,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Column } from './column.ts';

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, text: sortFn_text },
});

/** The rows in the order that somebody chose by a heading; what is empty stands last. */
export function useRows<Row extends object>(columns: readonly Column<Row>[], rows: readonly Row[]) {
  const defined = useMemo(() => columns.map(definition), [columns]);
  return useTable({ features, columns: defined, data: rows as Row[] });
}

export type SortedTable<Row extends object> = Table<typeof features, Row>;

const definition = <Row extends object>({ title, sortBy }: Column<Row>): ColumnDef<typeof features, Row> => ({
  id: title,
  accessorFn: (row) => sortBy?.(row),
  enableSorting: sortBy !== undefined,
  sortDescFirst: false,
  sortUndefined: 'last',
});
