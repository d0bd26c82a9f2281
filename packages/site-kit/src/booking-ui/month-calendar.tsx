import { monthText } from '@northlight/site-kit';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type ChevronProps, DayPicker } from 'react-day-picker';
import { texts } from '../texts/booking-ui.ts';
import { CalendarFrame } from './calendar-frame.ts';
import { DayButton } from './day-button.tsx';
import { type CalendarSpan, dayName, isChoosable } from './day-state.ts';
import { dateOf, textOfDate } from './local-date.ts';

interface MonthCalendarProps extends CalendarSpan {
  /** The chosen date, 'yyyy-MM-dd'. */
  readonly selected: string | undefined;
  readonly onSelect: (date: string) => void;
  /** Nothing can be chosen yet; say why beside the calendar and name that text in `describedBy`. */
  readonly isDisabled?: boolean;
  readonly label: string;
  readonly describedBy?: string;
}

const labels = {
  labelPrevious: (month: Date | undefined) =>
    month ? texts.previousMonth({ month: monthText(month) }) : texts.previousMonth2,
  labelNext: (month: Date | undefined) => (month ? texts.nextMonth({ month: monthText(month) }) : texts.nextMonth2),
};

const components = { DayButton, Chevron };

/**
 * One month at a time. Arrow keys move by day and week, Home and End to the ends of the week, Page Up and Page Down by
 * month, with Shift by year; Enter chooses (APG). The library announces the month when it changes.
 */
export function MonthCalendar({
  selected,
  onSelect,
  isDisabled = false,
  label,
  describedBy,
  ...span
}: MonthCalendarProps) {
  const { today, lastDay } = span;
  const [month, showMonth] = useMonth(selected, span);
  const isUnavailable = (date: Date) => !isChoosable(textOfDate(date), span);
  const choose = (date: Date) => !isUnavailable(date) && onSelect(textOfDate(date));

  return (
    <CalendarFrame
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      aria-disabled={isDisabled || undefined}
    >
      <DayPicker
        mode="single"
        required
        selected={selected ? dateOf(selected) : undefined}
        onSelect={choose}
        today={dateOf(today)}
        month={month}
        onMonthChange={showMonth}
        startMonth={dateOf(today)}
        endMonth={dateOf(lastDay)}
        disabled={isDisabled}
        disableNavigation={isDisabled}
        modifiers={{ unavailable: isUnavailable, open: (date) => !isUnavailable(date) }}
        labels={{ ...labels, labelDayButton: (date) => dayName(textOfDate(date), span) }}
        components={components}
        navLayout="around"
        fixedWeeks
      />
    </CalendarFrame>
  );
}

/** Shows the chosen day's month, else the first one with an open day; from then on where the visitor turns to. */
const useMonth = (selected: string | undefined, { today, openSlots }: CalendarSpan) => {
  const [turnedTo, turnTo] = useState<Date>();
  useEffect(() => {
    if (selected) turnTo(dateOf(selected));
  }, [selected]);
  const firstOpen = [...(openSlots ?? [])].find(([date, open]) => date >= today && open > 0)?.[0];
  return [turnedTo ?? dateOf(selected ?? firstOpen ?? today), turnTo] as const;
};

function Chevron({ orientation }: ChevronProps) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon size={20} aria-hidden />;
}
