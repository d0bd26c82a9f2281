import { bookPathOf, type OtherTime } from '@northlight/contracts';
import { dateText, Link, timeText, weekdayText } from '@northlight/site-kit';
import { texts } from './texts/common.ts';

interface OtherTimesProps {
  readonly times: readonly OtherTime[];
  readonly venueId: number;
  readonly experienceId: number;
  readonly tickets: number;
}

/** Times that can be booked instead of one that was called off: each opens the booking form with it chosen. */
export const OtherTimes = ({ times, venueId, experienceId, tickets }: OtherTimesProps) => (
  <ul aria-label={texts.otherTimes}>
    {times.map(({ date, time }) => (
      <li key={`${date} ${time}`}>
        <Link to={bookPathOf({ venueId, experienceId, date, time, tickets })}>
          {weekdayText(date)}, {dateText(date)}, {timeText(time)}
        </Link>
      </li>
    ))}
  </ul>
);
