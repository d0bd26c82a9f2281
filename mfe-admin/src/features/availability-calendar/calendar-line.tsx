import { timeText } from '@northlight/site-kit';
import { Check, Users } from 'lucide-react';
import { type CSSProperties, memo } from 'react';
import { Line, RowName } from './calendar-look.ts';
import type { CalendarCell, CalendarRow } from './calendar-rows.ts';
import { Bar, Cell } from './cell-look.ts';
import { shareOf, shortOf, spokenOf, stateOf } from './cell-words.ts';
import { placeProps } from './use-grid-focus.ts';

interface CalendarLineProps {
  readonly row: CalendarRow;
  /** Its place in the grid, from 1. */
  readonly nth: number;
  readonly top: number;
  readonly days: readonly string[];
  readonly today: string;
  readonly focusCol: number | undefined;
  readonly chosen: ReadonlySet<string>;
}

/** One start of one experience on each of the days. A key redraws the two lines between which the focus goes. */
export const CalendarLine = memo(function CalendarLine(props: CalendarLineProps) {
  const { row, nth, top, days, today, focusCol, chosen } = props;
  return (
    <Line role="row" aria-rowindex={nth + 1} $isFirst={row.isFirst} style={{ translate: `0 ${top}px` }}>
      <RowName
        role="rowheader"
        aria-colindex={1}
        $isFirst={row.isFirst}
        {...placeProps({ row: nth, col: 0 }, focusCol)}
      >
        <time>{timeText(row.time)}</time> <span>{row.name}</span>
      </RowName>
      {days.map((date, day) => {
        const cell = row.cells[day];
        const isOn = cell?.is === 'slot' && chosen.has(cell.id);
        return (
          <Cell
            key={date}
            role="gridcell"
            aria-colindex={day + 2}
            aria-label={spokenOf(row, date, cell)}
            aria-selected={cell?.is === 'slot' ? isOn : undefined}
            $state={stateOf(cell)}
            $isOver={cell?.is === 'slot' && cell.hasStarted}
            $isToday={date === today}
            style={{ '--share': shareOf(cell) } as CSSProperties}
            {...placeProps({ row: nth, col: day + 1 }, focusCol)}
          >
            <Inside cell={cell} isChosen={isOn} />
          </Cell>
        );
      })}
    </Line>
  );
});

function Inside({ cell, isChosen }: { readonly cell: CalendarCell | undefined; readonly isChosen: boolean }) {
  const waiting = cell?.is === 'slot' ? cell.waiting : 0;
  return (
    <span>
      {isChosen && <Check size={14} aria-hidden />}
      {shortOf(cell)}
      {waiting > 0 && (
        <small>
          <Users size={12} aria-hidden />
          {waiting}
        </small>
      )}
      <Bar style={{ inlineSize: `${Math.round(shareOf(cell) * 100)}%` }} />
    </span>
  );
}
