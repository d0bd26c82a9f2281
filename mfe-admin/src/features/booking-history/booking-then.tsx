import type { BookingStateView, HistoryEntryView } from '@northlight/contracts';
import { color, dateText, money, Row, Surface, space, timeText } from '@northlight/site-kit';
import styled from 'styled-components';
import { wallText } from '../../moments.ts';
import { StatusBadge } from '../../status-badge.tsx';

interface BookingThenProps {
  readonly booking: BookingStateView;
  /** The event after which it was so; none: it is so now. */
  readonly entry: HistoryEntryView | undefined;
  readonly timezone: string;
  readonly isSettling: boolean;
}

const refundWords = {
  requested: 'To be paid back',
  failed: 'Paying back did not work',
  refunded: 'Paid back',
} as const;

/** A booking at one moment. */
export function BookingThen({ booking, entry, timezone, isSettling }: BookingThenProps) {
  const { status, date, time, numberOfTickets, ticketType, totalPrice, bookingFee, refundState } = booking;
  return (
    <Surface as="section" aria-busy={isSettling} aria-label="The booking">
      <Row $spread>
        <h2>{entry ? `As it was on ${wallText(entry.at, timezone)}` : 'As it is now'}</h2>
        <StatusBadge status={status} />
      </Row>
      <Facts>
        <dt>Visit</dt>
        <dd>
          {dateText(date)}, {timeText(time)}
        </dd>
        <dt>Tickets</dt>
        <dd>
          {numberOfTickets} {ticketType}
        </dd>
        <dt>Total</dt>
        <dd>
          {money(totalPrice)}, of it {money(bookingFee)} booking fee
        </dd>
        {refundState !== 'none' && (
          <>
            <dt>Refund</dt>
            <dd>{refundWords[refundState]}</dd>
          </>
        )}
      </Facts>
    </Surface>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s} ${space.xl};
  margin-top: ${space.l};

  dt {
    color: ${color.inkQuiet};
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;
