import { color, radius, size, space } from '@northlight/site-kit';
import styled from 'styled-components';

interface Look {
  readonly $minWidth: number;
  readonly $isDense: boolean;
  readonly $isLong: boolean;
}

/** The frame of a table: it scrolls by itself where the table does not fit, and its headings stay in sight. */
export const TableFrame = styled.div<Look>`
  position: relative;
  overflow: auto;
  ${({ $isLong }) => $isLong && 'max-height: max(420px, 72vh);'}
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.raised};

  table {
    width: 100%;
    min-width: ${({ $minWidth }) => $minWidth}px;
    border-collapse: collapse;
    font-size: ${({ $isDense }) => ($isDense ? size.small : 'inherit')};
  }

  th,
  td {
    padding: ${({ $isDense }) => ($isDense ? `${space.s} ${space.m}` : `${space.m} ${space.l}`)};
    overflow-wrap: break-word;
    text-align: left;
    vertical-align: middle;
  }

  thead th {
    position: sticky;
    z-index: 1;
    top: 0;
    background: ${color.raised};
    box-shadow: inset 0 -1px ${color.line};
    color: ${color.inkQuiet};
    font-size: ${size.small};
    font-weight: 600;
    white-space: nowrap;
  }

  tbody tr[aria-rowindex] {
    border-top: 1px solid ${color.line};
  }

  /* a name may break, but not after every few letters */
  tbody th {
    min-width: 9em;
    font-weight: 600;
  }

  [data-pressable] {
    cursor: pointer;
  }

  [data-pressable]:hover {
    background: ${color.ground};
  }

  .line {
    white-space: nowrap;
  }

  td > div {
    flex-wrap: nowrap;
  }

  /* on a phone what may be done, or else the name of the row, stays in sight beside what is scrolled */
  @media (max-width: 45em) {
    .actions,
    tr:not(:has(> .actions)) > th:first-child {
      position: sticky;
      background: ${color.raised};
    }

    .actions {
      right: 0;
      box-shadow: inset 1px 0 ${color.line};
    }

    tr:not(:has(> .actions)) > th:first-child {
      left: 0;
      min-width: 0;
      max-width: 13em; /* room for a picture or a date beside a name: the cell would not grow with what is wider */
      box-shadow: inset -1px 0 ${color.line};
    }

    thead tr > :is(.actions, th:first-child) {
      z-index: 2;
    }
  }

  .figure {
    font-variant-numeric: tabular-nums;
    text-align: right;
    white-space: nowrap;
  }
`;
