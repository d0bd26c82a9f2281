import { color, radius } from '@northlight/site-kit';
import { ChevronDown, ChevronsUpDown, ChevronUp } from 'lucide-react';
import styled from 'styled-components';
import { type Column, classOf } from './column.ts';
import type { SortedTable } from './use-rows.ts';

interface TableHeadProps<Row extends object> {
  readonly columns: readonly Column<Row>[];
  readonly table: SortedTable<Row>;
}

/** The headings; one that sorts is pressed for ascending, descending, and the order as it came. */
export function TableHead<Row extends object>({ columns, table }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map(({ title, sortBy, ...look }) => {
          const column = table.getColumn(title);
          const sorted = column?.getIsSorted() || 'none';
          return (
            <th key={title} scope="col" className={classOf(look)} aria-sort={sortBy && words[sorted]}>
              {sortBy ? (
                <Sort type="button" onClick={() => column?.toggleSorting()}>
                  {title} {arrows[sorted]}
                </Sort>
              ) : (
                title
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

const words = { none: 'none', asc: 'ascending', desc: 'descending' } as const;

const arrows = {
  none: <ChevronsUpDown size={14} aria-hidden />,
  asc: <ChevronUp size={14} aria-hidden />,
  desc: <ChevronDown size={14} aria-hidden />,
};

const Sort = styled.button`
  display: inline-flex;
  min-height: 32px;
  align-items: center;
  gap: 2px;
  margin: -6px;
  padding: 0 6px;
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;

  svg {
    flex: none;
  }

  &:hover {
    color: ${color.ink};
  }

  [aria-sort]:not([aria-sort='none']) > & {
    color: ${color.ink};
  }
`;
