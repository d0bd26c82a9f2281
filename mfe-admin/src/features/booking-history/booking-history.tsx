import type { DeskBookingView, HistoryEntryView } from '@northlight/contracts';
import { Button, Notice, Row, Spinner } from '@northlight/site-kit';
import { LoadFailure } from '@northlight/site-kit/ui';
import { type ReactNode, useState } from 'react';
import { texts } from '../../texts/booking-history.ts';
import { EventList } from '../../ui/event-list.tsx';
import { StoryColumns } from '../../ui/story-columns.ts';
import { BookingThen } from './booking-then.tsx';
import { Customer } from './customer.tsx';
import { useBookingAt, useBookingHistory, useDeskBooking } from './use-booking-history.ts';

interface BookingHistoryProps {
  readonly reference: string;
  /** What may be done with the booking as it is now; not shown beside its past. */
  readonly children: (booking: DeskBookingView) => ReactNode;
}

/** A booking as it is and as it was, whom it is for, and everything that happened in between. */
export function BookingHistory({ reference, children }: BookingHistoryProps) {
  const booking = useDeskBooking(reference);
  const history = useBookingHistory(reference);
  if (booking.data === null) return <Notice tone="bad" title={texts.theresNoBooking} />;
  if (booking.isPending || history.isPending) return <Spinner text={texts.loadingTheBooking} />;
  const retry = () => void Promise.all([booking.refetch(), history.refetch()]);
  if (!booking.data || !history.data) return <LoadFailure text={texts.couldntLoadTheBooking} onRetry={retry} />;
  return <Story booking={booking.data} entries={history.data} actions={children} />;
}

interface StoryProps {
  readonly booking: DeskBookingView;
  readonly entries: readonly HistoryEntryView[];
  readonly actions: BookingHistoryProps['children'];
}

function Story({ booking, entries, actions }: StoryProps) {
  const [chosen, go] = useState<number>();
  const last = entries.length;
  const step = chosen === undefined || chosen > last ? last : chosen;
  const isNow = step === last;
  const entry = entries[step - 1];
  const { data: state, isPlaceholderData } = useBookingAt(booking.reference, isNow ? undefined : entry?.position);
  const { timezone } = booking;
  return (
    <StoryColumns>
      <div>
        <Customer booking={booking} />
        {state ? (
          <BookingThen
            {...{ timezone }}
            booking={state}
            entry={isNow ? undefined : entry}
            isSettling={isPlaceholderData}
          />
        ) : (
          <Spinner text={texts.loadingTheBooking} />
        )}
        {isNow && actions(booking)}
        {!isNow && (
          <Row>
            <Button tone="secondary" onClick={() => go(undefined)}>
              {texts.backToCurrentState}
            </Button>
          </Row>
        )}
      </div>
      <EventList entries={entries} step={step} timezone={timezone} onGo={(to) => go(to === last ? undefined : to)} />
    </StoryColumns>
  );
}
