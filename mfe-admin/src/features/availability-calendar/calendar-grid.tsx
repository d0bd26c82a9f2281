import { dateText } from '@northlight/site-kit';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/availability-calendar.ts';
import { CalendarHead } from './calendar-head.tsx';
import { CalendarLine } from './calendar-line.tsx';
import { Frame, headHeight, rowHeight } from './calendar-look.ts';
import type { CalendarRow } from './calendar-rows.ts';
import { type CalendarActions, useGridActions } from './use-grid-actions.ts';
import { useGridFocus } from './use-grid-focus.ts';

interface CalendarGridProps extends CalendarActions {
  readonly days: readonly string[];
  readonly today: string;
  readonly rows: readonly CalendarRow[];
  /** Other days are being loaded: the headings are there already. */
  readonly isBusy: boolean;
}

/** Days beside each other, starts below each other; of the rows only those that are seen are there. */
export function CalendarGrid({ days, today, rows, isBusy, ...deeds }: CalendarGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const size = { rows: rows.length + 1, cols: days.length + 1 };
  const { place, go, focusIn, onFocus, onBlur } = useGridFocus(grid, size, isBusy);
  const { onKeyDown, onClick } = useGridActions({ rows, size, place, go }, deeds);
  const virtual = useSeenRows(grid, rows.length, place.row - 1);
  return (
    <Frame
      ref={grid}
      role="grid"
      aria-label={labelOf(days)}
      aria-rowcount={size.rows}
      aria-colcount={size.cols}
      aria-multiselectable={deeds.onChoose !== undefined}
      $days={days.length}
      $isBusy={isBusy}
      {...{ onKeyDown, onClick, onFocus, onBlur }}
    >
      <CalendarHead {...{ days, today, rows, isBusy }} focusCol={focusIn(0)} />
      <Body role="rowgroup" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return (
            row && (
              <CalendarLine
                key={row.key}
                nth={index + 1}
                top={start - headHeight}
                focusCol={focusIn(index + 1)}
                chosen={deeds.chosen}
                {...{ row, days, today }}
              />
            )
          );
        })}
      </Body>
    </Frame>
  );
}

/** The rows that are seen, and the one that has the focus. */
function useSeenRows(grid: RefObject<HTMLElement | null>, count: number, focused: number) {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => grid.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollPaddingStart: headHeight,
    scrollMargin: headHeight,
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      return focused < 0 || focused >= range.count || seen.includes(focused) ? seen : [...seen, focused];
    },
  });
  useEffect(() => {
    if (focused >= 0 && grid.current?.contains(document.activeElement)) virtual.scrollToIndex(focused);
  }, [grid, focused, virtual]);
  return virtual;
}

const labelOf = (days: readonly string[]): string => {
  const [first = '', last = first] = [days[0], days.at(-1)];
  return first === last
    ? texts.slotsOn({ first: dateText(first) })
    : texts.slotsFrom({ first: dateText(first), last: dateText(last) });
};

const Body = styled.div`
  position: relative;
`;
