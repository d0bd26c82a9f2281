import type { VenueView } from '@northlight/contracts';
import { Button, dateText, Notice, Stack, timeText, useQuery, weekdayText } from '@northlight/site-kit';
import { todayIn, useLiveSlots, useLostChoice, useSlotsFor } from '@northlight/site-kit/booking-ui';
import { useEffect, useState } from 'react';
import { texts } from '../../texts/pick-time.ts';
import { DayStep } from './day-step.tsx';
import { daysQuery, slotsQuery } from './slots.ts';
import { TimeStep } from './time-step.tsx';

/** A date and a time of it, on the wall of the venue. */
export interface Moment {
  readonly date: string;
  readonly time: string;
}

interface PickTimeProps {
  /** Names the parts inside the page. */
  readonly name: string;
  /** What the time is for: where, what, and how many must fit. */
  readonly visit: {
    readonly venueId: number;
    readonly experienceId: number;
    readonly timezone: string;
    readonly numberOfTickets: number;
  };
  readonly venue: VenueView | undefined;
  /** The time that it has now: its day is shown first, and it is not among those to choose. */
  readonly present?: Moment;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  /** What the button says, with the time in words, and while its press is under way. */
  readonly words: { readonly press: (when: string) => string; readonly busy: string };
  readonly onPick: (moment: Moment) => void;
}

/** A time for tickets that there are already: only those with room for the party can be chosen (U13). */
export function PickTime({ name, visit, venue, present, isBusy, problem, words, onPick }: PickTimeProps) {
  const dayId = `${name}-date`;
  const [{ date, time }, choose] = useState({ date: present?.date ?? '', time: '' });
  useEffect(() => {
    document.getElementById(dayId)?.focus(); // the button that opened this is gone
  }, [dayId]);
  const today = todayIn(visit.timezone);
  const { days, slots, isLive } = useTimes({ visit, present, date, today });
  const tickets = visit.numberOfTickets;
  const lost = useLostChoice({ slots: isBusy ? undefined : slots.data, day: date, time, tickets });
  return (
    <Stack $gap="xl">
      <DayStep
        id={dayId}
        {...{ days, today, date }}
        zone={visit.timezone}
        isReady
        error={undefined}
        onDate={(chosen) => choose({ date: chosen, time: '' })}
      />
      <TimeStep
        id={`${name}-time`}
        {...{ slots, venue, today, date, time, tickets, lost, isLive }}
        error={undefined}
        notice={problem && <Notice tone="bad" title={problem} />}
        onTime={(chosen) => choose({ date, time: chosen })}
      />
      <div>
        <Button
          isBusy={isBusy || time === ''}
          busyText={isBusy ? words.busy : undefined}
          onClick={() => onPick({ date, time })}
        >
          {time ? words.press(whenText({ date, time })) : texts.selectATime}
        </Button>
      </div>
    </Stack>
  );
}

/** "Saturday, November 28, 2026, 2:30 PM" */
export const whenText = ({ date, time }: Moment): string =>
  `${weekdayText(date)}, ${dateText(date)}, ${timeText(time)}`;

type Wanted = Pick<PickTimeProps, 'visit' | 'present'> & { readonly date: string; readonly today: string };

const useTimes = ({ visit: { venueId, experienceId, timezone }, present, date, today }: Wanted) => {
  const days = useQuery(daysQuery({ venueId, experienceId, today }));
  const day = date ? { venueId, experienceId, date } : undefined;
  const slots = useQuery(slotsQuery(day));
  const isLive = useLiveSlots(day);
  const others = useSlotsFor(slots.data, timezone)?.filter(
    (slot) => date !== present?.date || slot.time.slice(0, 5) !== present.time,
  );
  return { days, isLive, slots: { ...slots, data: others } };
};
