import type { ReactNode } from 'react';

/** One column of a table: its title, and what it shows of a row. */
export interface Column<Row> {
  /** Names the column; no two columns of a table have the same. */
  readonly title: string;
  readonly show: (row: Row) => ReactNode;
  /** What rows are sorted by; without it nobody can sort by the column. Only for lists that are there as a whole. */
  readonly sortBy?: (row: Row) => string | number | undefined;
  /** A number: it stands at the right, in figures of one width. */
  readonly isFigure?: boolean;
  /** Words that belong together: the cell is not broken into lines. */
  readonly isOneLine?: boolean;
  /** What may be done with a row: it stays in sight where a table is scrolled sideways. */
  readonly isActions?: boolean;
  /** Says which row this is; the first column does where none is told. */
  readonly isName?: boolean;
}

/** How the cells of a column are set, as classes of the table's look. */
export const classOf = ({
  isActions,
  isFigure,
  isOneLine,
}: Omit<Column<never>, 'title' | 'show' | 'sortBy'>): string | undefined => {
  if (isActions) return 'actions';
  if (isFigure) return 'figure';
  return isOneLine ? 'line' : undefined;
};

/** Which column names the rows. */
export const nameOfRows = (columns: readonly Column<never>[]): string =>
  (columns.find(({ isName }) => isName) ?? columns[0])?.title ?? '';
