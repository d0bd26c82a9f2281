import type { BookingStateView, HistoryEntryView } from '@northlight/contracts';
import { dateText, money, Row, Surface, timeText } from '@northlight/site-kit';
import { wallText } from '../../format/moments.ts';
import { texts } from '../../texts/booking-history.ts';
import { PlainFacts } from '../../ui/plain-facts.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';

interface BookingThenProps {
  readonly booking: BookingStateView;
  /** The event after which it was so; none: it is so now. */
  readonly entry: HistoryEntryView | undefined;
  readonly timezone: string;
  readonly isSettling: boolean;
}

const refundWords = {
  requested: texts.refundOwed,
  failed: texts.refundFailed,
  processing: texts.refundOnTheWay,
  refunded: texts.refunded,
} as const;

/** A booking at one moment. */
export function BookingThen({ booking, entry, timezone, isSettling }: BookingThenProps) {
  const { status, date, time, numberOfTickets, ticketType, totalPrice, bookingFee, refundState } = booking;
  return (
    <Surface as="section" aria-busy={isSettling} aria-label={texts.booking}>
      <Row $spread>
        <h2>{entry ? texts.asIt({ at: wallText(entry.at, timezone) }) : texts.currentState}</h2>
        <StatusBadge status={status} />
      </Row>
      <PlainFacts>
        <dt>{texts.visit}</dt>
        <dd>
          {dateText(date)}, {timeText(time)}
        </dd>
        <dt>{texts.tickets}</dt>
        <dd>
          {numberOfTickets} {ticketType}
        </dd>
        <dt>{texts.total}</dt>
        <dd>{texts.includingABookingFee({ totalPrice: money(totalPrice), bookingFee: money(bookingFee) })}</dd>
        {refundState !== 'none' && (
          <>
            <dt>{texts.refund}</dt>
            <dd>{refundWords[refundState]}</dd>
          </>
        )}
      </PlainFacts>
    </Surface>
  );
}
