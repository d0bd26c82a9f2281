import type { AvailabilityCalendarView, ForeseenSlotView, SlotLoadView } from '@northlight/contracts';
import { href, Quiet, rich, Spinner, Stack, timeText, useNavigate } from '@northlight/site-kit';
import { addDays } from '@northlight/site-kit/booking-ui';
import { EmptyState, LoadFailure } from '@northlight/site-kit/ui';
import { type ReactNode, useMemo } from 'react';
import { useIsWide } from '../../hooks/use-is-wide.ts';
import { useExperienceNames } from '../../queries/experiences.ts';
import { texts } from '../../texts/availability-calendar.ts';
import { CalendarBar } from './calendar-bar.tsx';
import { CalendarGrid } from './calendar-grid.tsx';
import { CalendarLegend } from './calendar-legend.tsx';
import { type CalendarRow, calendarRows, countText } from './calendar-rows.ts';
import { type CalendarSpan, useCalendar } from './use-calendar.ts';
import { useChosenSlots } from './use-chosen-slots.ts';
import { daysFrom, sundayOf, useChosenWeek } from './use-chosen-week.ts';

interface AvailabilityCalendarProps {
  /** Whoever may only look opens slots where others choose them. */
  readonly mayChange: boolean;
  readonly onForeseen: (start: ForeseenSlotView) => void;
  /** What may be done with the slots that are chosen, and with the days that are shown. */
  readonly children: (chosen: ChosenInCalendar) => ReactNode;
}

/** What is chosen in the calendar. */
export interface ChosenInCalendar {
  readonly slots: readonly SlotLoadView[];
  readonly clear: () => void;
  readonly venueId: number;
  /** The days that are shown, and the one among them that is asked for. */
  readonly from: string;
  readonly to: string;
  readonly day: string;
  readonly experienceId: number | undefined;
}

/** A week of a venue, or a day where there is no room for more: how full each slot is, and what could be opened. */
export function AvailabilityCalendar(props: AvailabilityCalendarProps) {
  const choice = useChosenWeek();
  const isWide = useIsWide();
  const { venue, day, today, isError, isPending, retry } = choice;
  if (isError) return <LoadFailure text={texts.couldntLoadVenues} onRetry={retry} />;
  if (isPending) return <Spinner text={texts.loadingVenues} />;
  if (!venue || !day || !today) return <EmptyState title={texts.noVenueIsOpenYet} hint={texts.slotsGoOnSaleOnce} />;
  const span = { venueId: venue.id, from: isWide ? sundayOf(day) : day, days: isWide ? 7 : 1 };
  return <Days {...props} choice={{ ...choice, day, today }} span={span} />;
}

interface DaysProps extends AvailabilityCalendarProps {
  readonly choice: ReturnType<typeof useChosenWeek> & { readonly day: string; readonly today: string };
  readonly span: CalendarSpan;
}

function Days({ choice, span, mayChange, onForeseen, children }: DaysProps) {
  const { venues, day, today, experienceId, order, choose } = choice;
  const names = useExperienceNames();
  const { data: calendar, isPending, isFetching, isPlaceholderData, refetch } = useCalendar(span);
  const slots = useChosenSlots(calendar, span, experienceId);
  const navigate = useNavigate();
  const bar = { venues, venueId: span.venueId, day, today, step: span.days, experiences: names, experienceId, order };
  const days = useMemo(() => daysFrom(span.from, span.days), [span.from, span.days]);
  const rows = useMemo(
    () => (calendar && !isPlaceholderData ? calendarRows(calendar, { days, names, experienceId, order }) : []),
    [calendar, isPlaceholderData, days, names, experienceId, order],
  );
  return (
    <Stack $gap="l">
      <CalendarBar {...bar} onChoose={choose} />
      {isPending && <Spinner text={texts.loadingTheCalendar} />}
      {!isPending && !calendar && (
        <LoadFailure text={texts.couldntLoadTheCalendar} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {calendar && (
        <div aria-busy={isPlaceholderData}>
          {isPlaceholderData && <Quiet role="status">{texts.loadingTheCalendar}</Quiet>}
          {!isPlaceholderData && <Summary {...{ calendar, rows }} isOfOne={experienceId !== undefined} />}
          <CalendarGrid
            {...{ days, today, rows }}
            isBusy={isPlaceholderData}
            chosen={slots.ids}
            onChoose={mayChange ? slots.choose : undefined}
            onForeseen={mayChange ? onForeseen : undefined}
            onOpen={(id) => navigate(href('adminSlot', { id }))}
            onTurn={(by) => choose({ week: addDays(day, by * span.days) })}
          />
        </div>
      )}
      {children({
        ...slots,
        venueId: span.venueId,
        from: span.from,
        to: addDays(span.from, span.days - 1),
        day,
        experienceId,
      })}
      <CalendarLegend />
    </Stack>
  );
}

interface SummaryProps {
  readonly calendar: AvailabilityCalendarView;
  readonly rows: readonly CalendarRow[];
  /** Only one experience is shown. */
  readonly isOfOne: boolean;
}

/** "Rochester Flagship, 10:24 AM there (America/New York)." Only what is shown is announced, not every minute that goes. */
const Summary = ({ calendar: { venueName, now, timezone }, rows, isOfOne }: SummaryProps) => (
  <Quiet>
    {rich(texts.localTime, {
      venueName,
      time: timeText(now.time),
      zone: timezone.replace('_', ' '),
      slots: <span role="status">{countText(rows, isOfOne)}</span>,
    })}
  </Quiet>
);
