import type { FranchiseInquiryView } from '@northlight/contracts';
import { color, from, radius, size, space } from '@northlight/site-kit';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { shortDay } from './moments.ts';
import { StatusBadge } from './status-badge.tsx';

interface InquiryTableProps {
  readonly inquiries: readonly FranchiseInquiryView[];
  readonly onOpen: (id: number) => void;
}

/** A row opens its inquiry, wherever it is pressed; for the keyboard there is a button in it. */
export function InquiryTable({ inquiries, onOpen }: InquiryTableProps) {
  return (
    <Scroller tabIndex={0} role="region" aria-label="Franchise inquiries">
      <table>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Name</th>
            <th scope="col">Location</th>
            <th scope="col">Investment</th>
            <th scope="col">Timeframe</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {inquiries.map((inquiry) => (
            <Line key={inquiry.id} inquiry={inquiry} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

interface LineProps {
  readonly inquiry: FranchiseInquiryView;
  readonly onOpen: (id: number) => void;
}

function Line({ inquiry, onOpen }: LineProps) {
  const { id, createdAt, city, state, investmentLevel, timeframe, status } = inquiry;
  const open = (event: MouseEvent) => {
    event.stopPropagation();
    onOpen(id);
  };
  return (
    <tr onClick={open}>
      <td>{shortDay(createdAt)}</td>
      <td>
        <button type="button" onClick={open}>
          {nameOf(inquiry)}
        </button>
        <InSight aria-hidden>
          <StatusBadge status={status} />
        </InSight>
      </td>
      <td>{[city, state].filter(Boolean).join(', ') || '–'}</td>
      <td>{investmentLevel}</td>
      <td>{timeframe}</td>
      <td>
        <StatusBadge status={status} />
      </td>
    </tr>
  );
}

/** Who applied; of somebody who was forgotten only the number is left. */
export const nameOf = ({ id, firstName, lastName, isErased }: FranchiseInquiryView): string => {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return name || `Inquiry ${id} (${isErased ? 'forgotten' : 'unreadable'})`;
};

/** Where the column of the status is out of sight, its badge stands below the name. */
const InSight = styled.div`
  padding-bottom: ${space.xs};

  @media (${from.medium}) {
    display: none;
  }
`;

const Scroller = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.raised};

  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: ${space.m} ${space.l};
    border-bottom: 1px solid ${color.line};
    text-align: left;
    white-space: nowrap;
  }

  th {
    color: ${color.inkQuiet};
    font-size: ${size.small};
    font-weight: 600;
  }

  tbody tr {
    cursor: pointer;
  }

  tbody tr:hover {
    background: ${color.ground};
  }

  tbody tr:last-child td {
    border-bottom: 0;
  }

  button {
    min-height: 32px;
    padding: 0;
    border: 0;
    background: none;
    font-weight: 600;
    text-align: left;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
