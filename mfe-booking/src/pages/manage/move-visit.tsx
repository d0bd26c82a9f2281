import type { BookingMovedView, BookingView } from '@northlight/contracts';
import { Button, dateText, Notice, Stack, timeText, toast, useQuery, weekdayText } from '@northlight/site-kit';
import { todayIn, useLiveSlots, useLostChoice } from '@northlight/site-kit/booking-ui';
import { useEffect, useState } from 'react';
import { venuesQuery } from '../../features/choose-visit/venues.ts';
import { DayStep } from '../../features/find-slots/day-step.tsx';
import { daysQuery, slotsQuery } from '../../features/find-slots/slots.ts';
import { TimeStep } from '../../features/find-slots/time-step.tsx';
import type { Access } from '../../features/manage-booking/manage-calls.ts';
import { useCommand } from '../../features/manage-booking/use-command.ts';
import { texts } from '../../texts/manage.ts';

interface MoveVisitProps {
  readonly access: Access;
  readonly booking: BookingView;
  readonly onDone: () => void;
}

const dayId = 'move-date';

/** Another time of the same experience: only those with room for the party can be chosen (U13). */
export function MoveVisit({ access, booking, onDone }: MoveVisitProps) {
  const [{ date, time }, choose] = useState({ date: booking.date, time: '' });
  useEffect(() => {
    document.getElementById(dayId)?.focus(); // the button that opened this is gone
  }, []);
  const today = todayIn(booking.timezone);
  const { days, slots, venue, isLive } = useTimes(booking, date, today);
  const { run, isBusy, problem } = useCommand<BookingMovedView>(access, 'reschedule', (moved) => {
    toast({ title: texts.yourVisitHasMoved, description: whenText(moved), tone: 'good' });
    onDone();
  });
  const tickets = booking.numberOfTickets;
  const lost = useLostChoice({ slots: isBusy ? undefined : slots.data, day: date, time, tickets });
  return (
    <Stack $gap="xl">
      <DayStep
        id={dayId}
        {...{ days, today, date }}
        isReady
        error={undefined}
        onDate={(chosen) => choose({ date: chosen, time: '' })}
      />
      <TimeStep
        id="move-time"
        {...{ slots, venue, today, date, time, tickets, lost, isLive }}
        error={undefined}
        notice={problem && <Notice tone="bad" title={problem} />}
        onTime={(chosen) => choose({ date, time: chosen })}
      />
      <div>
        <Button
          isBusy={isBusy || time === ''}
          busyText={isBusy ? texts.moving : undefined}
          onClick={() => run({ date, time })}
        >
          {time ? texts.moveTo({ whenText: whenText({ date, time }) }) : texts.selectATime}
        </Button>
      </div>
    </Stack>
  );
}

const whenText = ({ date, time }: { readonly date: string; readonly time: string }): string =>
  `${weekdayText(date)}, ${dateText(date)}, ${timeText(time)}`;

/** The times that the visit may move to: all of the same experience but its own. */
const useTimes = (booking: BookingView, date: string, today: string) => {
  const { venueId, experienceId } = booking;
  const days = useQuery(daysQuery({ venueId, experienceId, today }));
  const day = { venueId, experienceId, date };
  const slots = useQuery(slotsQuery(day));
  const isLive = useLiveSlots(day);
  const venue = useQuery(venuesQuery).data?.find(({ id }) => id === venueId);
  const others = slots.data?.filter((slot) => date !== booking.date || slot.time.slice(0, 5) !== booking.time);
  return { days, venue, isLive, slots: { ...slots, data: others } };
};
