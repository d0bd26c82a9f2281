import type { StandingView } from '@northlight/contracts';
import { count, dateText, href, Link, space, weekdayText } from '@northlight/site-kit';
import styled from 'styled-components';

interface ExpectedDaysProps {
  readonly venueId: number;
  readonly days: StandingView['days'];
}

/** Most days that are listed; the desk has the others. */
const most = 8;

/** The days on which somebody is expected, each leading to the desk, where parties are moved or cancelled. */
export function ExpectedDays({ venueId, days }: ExpectedDaysProps) {
  const rest = days.length - most;
  return (
    <Days>
      {days.slice(0, most).map(({ date, bookings, seats }) => (
        <li key={date}>
          <Link to={href('adminBookings', { venue: venueId, date })}>
            {weekdayText(date)}, {dateText(date)}
          </Link>
          : {count(bookings, 'booking')}, {count(seats, 'seat')}
        </li>
      ))}
      {rest > 0 && <li>and {count(rest, 'more day')}</li>}
    </Days>
  );
}

const Days = styled.ul`
  display: grid;
  gap: ${space.xs};
  padding-left: 1.2em;
  list-style: disc;
`;
