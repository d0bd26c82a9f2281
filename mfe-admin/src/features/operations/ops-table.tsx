import { color, radius, size, space } from '@northlight/site-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Column {
  readonly title: string;
  /** A number: it stands at the right. */
  readonly isFigure?: boolean;
}

interface OpsTableProps {
  readonly label: string;
  readonly columns: readonly Column[];
  /** The first cell of each row names it. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** Rows of figures, in their own scroller where they do not fit. */
export function OpsTable({ label, columns, rows }: OpsTableProps) {
  const figure = (at: number) => (columns[at]?.isFigure ? 'figure' : undefined);
  return (
    <Scroller tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map(({ title }, at) => (
              <th key={title} scope="col" className={figure(at)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]?.title} className={figure(at + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

const Scroller = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.raised};

  table {
    width: 100%;
    min-width: 880px;
    border-collapse: collapse;
    font-size: ${size.small};
  }

  th,
  td {
    padding: ${space.s} ${space.m};
    text-align: left;
    vertical-align: middle;
    overflow-wrap: break-word;
  }

  thead th {
    color: ${color.inkQuiet};
    font-weight: 600;
  }

  tbody tr {
    border-top: 1px solid ${color.line};
  }

  tbody th {
    font-weight: 600;
  }

  td:last-child > div {
    flex-wrap: nowrap;
  }

  .figure {
    font-variant-numeric: tabular-nums;
    text-align: right;
    white-space: nowrap;
  }
`;
