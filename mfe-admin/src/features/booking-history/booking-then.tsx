import type { BookingStateView, HistoryEntryView } from '@northlight/contracts';
import { dateText, money, Row, Surface, timeText } from '@northlight/site-kit';
import { wallText } from '../../moments.ts';
import { PlainFacts } from '../../plain-facts.ts';
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
      <PlainFacts>
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
      </PlainFacts>
    </Surface>
  );
}
