import type { StandingView } from '@northlight/contracts';
import { dateText, href, Link, rich, space, weekdayText } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../texts/common.ts';

interface ExpectedDaysProps {
  readonly venueId: number;
  readonly days: StandingView['days'];
}

/** Most days that are listed; the desk has the others. */
const MAX_DAYS = 8;

/** The days on which somebody is expected, each leading to the desk, where parties are moved or cancelled. */
export function ExpectedDays({ venueId, days }: ExpectedDaysProps) {
  const rest = days.length - MAX_DAYS;
  return (
    <Days>
      {days.slice(0, MAX_DAYS).map(({ date, bookings, seats }) => (
        <li key={date}>
          {rich(texts.booking, {
            link: (words) => <Link to={href('adminBookings', { venue: venueId, date })}>{words}</Link>,
            weekday: weekdayText(date),
            date: dateText(date),
            bookings,
            seats,
          })}
        </li>
      ))}
      {rest > 0 && <li>{texts.andMoreDay({ rest })}</li>}
    </Days>
  );
}

const Days = styled.ul`
  display: grid;
  gap: ${space.xs};
  padding-left: 1.2em;
  list-style: disc;
`;
