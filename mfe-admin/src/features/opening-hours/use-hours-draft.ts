import { setOpeningHours } from '@northlight/client';
import { type ManagedVenueDetailView, weekProblems } from '@northlight/contracts';
import { callApi } from '@northlight/site-kit';
import { useState } from 'react';
import { useWrittenOver } from '../../forms/use-written-over.ts';
import { errorText, readVenue, useVenueChange } from '../../queries/managed-venues.ts';
import { texts } from '../../texts/opening-hours.ts';

/** One weekday while somebody changes it; the times of a shut day stay, for when it is opened again. */
export interface DayDraft {
  readonly isOpen: boolean;
  readonly opens: string;
  readonly closes: string;
}

const usual = { opens: '10:00', closes: '20:00' };

const draftOf = ({ weekHours }: ManagedVenueDetailView): readonly DayDraft[] =>
  weekHours.map((hours) => ({ isOpen: hours !== null, ...(hours ?? usual) }));

const isSame = (one: DayDraft, other: DayDraft | undefined) => JSON.stringify(one) === JSON.stringify(other);

const weekOf = (days: readonly DayDraft[]) =>
  days.map(({ isOpen, opens, closes }) => (isOpen ? { opens, closes } : null));

/** The hours of a venue in somebody's hands; they are kept until they are saved. */
export function useHoursDraft(venue: ManagedVenueDetailView) {
  const [days, setDays] = useState(() => draftOf(venue));
  const [attempt, setAttempt] = useState(0);
  const follow = (now: ManagedVenueDetailView, before: ManagedVenueDetailView) =>
    setDays((typed) => typed.map((day, at) => (isSame(day, draftOf(before)[at]) ? (draftOf(now)[at] ?? day) : day)));
  const { over, lateSince } = useWrittenOver({ thing: venue, read: () => readVenue(venue.id), follow });
  const problems = attempt > 0 ? weekProblems(weekOf(days)) : [];
  const call = useVenueChange(venue.id, {
    send: () =>
      over((seen) =>
        callApi(setOpeningHours, {
          params: { id: venue.id },
          body: { weekHours: weekOf(days), version: seen.hoursVersion },
        }),
      ),
    done: texts.openingHoursUpdated,
    onDone: () => setAttempt(0),
  });
  return {
    days,
    change: (weekday: number, part: Partial<DayDraft>) =>
      setDays((before) => before.with(weekday, { ...(before[weekday] as DayDraft), ...part })),
    problemOf: (weekday: number) => problems.find((problem) => problem.weekday === weekday)?.message,
    summary: {
      problems: problems.map(({ weekday, message }) => ({ fieldId: `opens-${weekday}`, message })),
      attempt,
    },
    save: () => {
      setAttempt((before) => before + 1);
      if (weekProblems(weekOf(days)).length === 0) call.mutate();
    },
    isSaving: call.isPending,
    lateSince,
    failure: call.error ? texts.failedToUpdateOpeningHours({ error: errorText(call.error) }) : undefined,
  };
}
