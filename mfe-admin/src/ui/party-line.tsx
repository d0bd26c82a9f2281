import type { DeskBookingView } from '@northlight/contracts';
import { color, from, href, Link, size, space } from '@northlight/site-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { texts } from '../texts/common.ts';
import { PartyNotes } from './party-notes.tsx';
import { StatusBadge } from './status-badge.tsx';

interface PartyLineProps {
  readonly booking: DeskBookingView;
  /** When the visit is, where the list is not of one slot. */
  readonly when?: string;
  /** What the desk does most with it. */
  readonly children?: ReactNode;
}

/** One party in a list; its name leads to all there is to know of it. */
export function PartyLine({ booking, when, children }: PartyLineProps) {
  const { reference, customerName, customerPhone, numberOfTickets, ticketType, status, notes, inside } = booking;
  return (
    <Line $isOff={status === 'cancelled' || status === 'expired'}>
      <div>
        <Link to={`${href('adminBookings')}/${reference}`}>{customerName ?? texts.nameErased}</Link>
        <small>{[when, reference, customerPhone].filter(Boolean).join(' · ')}</small>
      </div>
      <p>
        <b>{texts.ticket({ numberOfTickets })}</b>
        <small>{inside ? texts.ofChecked({ inside, numberOfTickets }) : ticketType}</small>
      </p>
      <StatusBadge status={status} />
      <PartyNotes notes={booking.mailUndeliverable ? [...notes, undelivered] : notes} />
      <Act>{children}</Act>
    </Line>
  );
}

const undelivered = texts.anEmailToThisAddress;

const Line = styled.li<{ $isOff: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.s} ${space.l};
  align-items: center;
  padding-block: ${space.m};
  border-top: 1px solid ${color.line};

  ${({ $isOff }) => $isOff && `color: ${color.inkQuiet};`}

  a {
    display: inline-block;
    max-width: 100%;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: ${color.inkQuiet};
    font-size: ${size.small};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  > p {
    text-align: right;
  }

  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  > span {
    justify-self: start;
  }

  > ul {
    grid-row: 3;
    grid-column: 1 / -1;
  }

  @media (${from.medium}) {
    grid-template-columns: minmax(0, 1fr) 96px 140px 148px;

    > ul {
      grid-row: 2;
    }
  }
`;

const Act = styled.div`
  justify-self: end;
  white-space: nowrap;
`;
