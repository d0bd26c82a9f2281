import { dateText, weekdayText } from '@northlight/site-kit';
import { memo } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/availability-calendar.ts';
import { Day, Head } from './calendar-look.ts';
import { type CalendarRow, loadOn } from './calendar-rows.ts';
import { placeProps } from './use-grid-focus.ts';

interface CalendarHeadProps {
  readonly days: readonly string[];
  readonly today: string;
  readonly rows: readonly CalendarRow[];
  readonly isBusy: boolean;
  readonly focusCol: number | undefined;
}

/** The days, and how full each is; pressing one chooses its slots. */
export const CalendarHead = memo(function CalendarHead(props: CalendarHeadProps) {
  const { days, today, rows, isBusy, focusCol } = props;
  return (
    <Head role="row" aria-rowindex={1}>
      <Day
        role="columnheader"
        aria-colindex={1}
        aria-label={texts.allSlotsShown}
        {...placeProps({ row: 0, col: 0 }, focusCol)}
      >
        <small>{texts.start}</small>
      </Day>
      {days.map((date, day) => {
        const load = loadOn(rows, day);
        return (
          <Day
            key={date}
            role="columnheader"
            aria-colindex={day + 2}
            aria-current={date === today ? 'date' : undefined}
            aria-label={isBusy ? dayText(date) : spoken(date, load)}
            {...placeProps({ row: 0, col: day + 1 }, focusCol)}
          >
            <b>
              {weekdayText(date).slice(0, 3)} {Number(date.slice(8))}
            </b>
            <small>{isBusy ? '…' : shortOf(load)}</small>
            {load && <Load style={{ inlineSize: `${shareOf(load) * 100}%` }} />}
          </Day>
        );
      })}
    </Head>
  );
});

type Load = ReturnType<typeof loadOn>;

const shareOf = ({ booked, capacity }: NonNullable<Load>): number => Math.min(1, booked / capacity);

const shortOf = (load: Load): string => (load ? `${load.booked}/${load.capacity}` : texts.noSlots);

const dayText = (date: string): string => `${weekdayText(date)}, ${dateText(date)}`;

const spoken = (date: string, load: Load): string =>
  `${dayText(date)}: ${load ? texts.ofSeat({ booked: load.booked, capacity: load.capacity }) : texts.noSlots2}`;

const Load = styled.i`
  position: absolute;
  bottom: 0;
  left: 0;
  height: 4px;
  background: var(--action);
`;
