import { moveBooking } from '@northlight/client';
import type { BookingView } from '@northlight/contracts';
import { toast, useQuery } from '@northlight/site-kit';
import { venuesQuery } from '../../features/choose-visit/venues.ts';
import { PickTime, whenText } from '../../features/find-slots/pick-time.tsx';
import type { Access } from '../../features/manage-booking/manage-calls.ts';
import { useCommand } from '../../features/manage-booking/use-command.ts';
import { texts } from '../../texts/manage.ts';

interface MoveVisitProps {
  readonly access: Access;
  readonly booking: BookingView;
  readonly onDone: () => void;
}

const words = { press: (when: string) => texts.rescheduleTo({ whenText: when }), busy: texts.rescheduling };

/** Another time of the same experience. */
export function MoveVisit({ access, booking, onDone }: MoveVisitProps) {
  const { run, isBusy, problem } = useCommand(access, moveBooking, (moved) => {
    toast({ title: texts.yourVisitIsRescheduled, description: whenText(moved), tone: 'good' });
    onDone();
  });
  const venue = useQuery(venuesQuery).data?.find(({ id }) => id === booking.venueId);
  return (
    <PickTime
      name="move"
      visit={booking}
      venue={venue}
      present={booking}
      {...{ isBusy, problem, words }}
      onPick={run}
    />
  );
}
