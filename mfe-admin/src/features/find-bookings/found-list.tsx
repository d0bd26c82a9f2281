import type { DeskBookingView } from '@northlight/contracts';
import { dateText, timeText } from '@northlight/site-kit';
import type { ReactNode } from 'react';
import { useIsWide } from '../../hooks/use-is-wide.ts';
import { texts } from '../../texts/find-bookings.ts';
import { PartyLine } from '../../ui/party-line.tsx';
import { FoundTable } from './found-table.tsx';

interface FoundListProps {
  readonly bookings: readonly DeskBookingView[];
  /** What the desk does most with one. */
  readonly act: (booking: DeskBookingView) => ReactNode;
}

/** Bookings of any day: a table, or lines where a table would put what is done with them out of sight. */
export function FoundList({ bookings, act }: FoundListProps) {
  if (useIsWide()) return <FoundTable bookings={bookings} act={act} />;
  return (
    <ul aria-label={texts.bookingsFound}>
      {bookings.map((booking) => (
        <PartyLine key={booking.id} booking={booking} when={whenText(booking)}>
          {act(booking)}
        </PartyLine>
      ))}
    </ul>
  );
}

const whenText = ({ experienceName, date, time }: DeskBookingView): string =>
  `${experienceName}, ${dateText(date)}, ${timeText(time)}`;
