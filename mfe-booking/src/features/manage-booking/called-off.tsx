import type { BookingView, CalledOffPart } from '@northlight/contracts';
import { OtherTimes } from '../../other-times.tsx';
import { texts } from '../../texts/manage-booking.ts';
import { Apart } from './apart.ts';

interface CalledOffProps {
  readonly booking: BookingView;
  readonly part: CalledOffPart;
}

/** What the venue says where it called a visit off, and when else there is room for the party. */
export function CalledOff({ booking, part: { message, otherTimes } }: CalledOffProps) {
  const { venueId, experienceId, numberOfTickets: tickets } = booking;
  return (
    <Apart title={texts.theVenueCanceledThisVisit}>
      <p>{message}</p>
      {otherTimes.length > 0 && (
        <>
          <p>{texts.theseTimesHaveRoom}</p>
          <OtherTimes times={otherTimes} {...{ venueId, experienceId, tickets }} />
        </>
      )}
    </Apart>
  );
}
