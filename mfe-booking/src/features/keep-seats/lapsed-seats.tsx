import type { BookingPlacedView } from '@northlight/contracts';
import {
  announce,
  dateText,
  href,
  LinkButton,
  Page,
  Row,
  removeFromCart,
  space,
  timeText,
  useCart,
  weekdayText,
} from '@northlight/site-kit';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/keep-seats.ts';

interface LapsedSeatsProps {
  readonly booking: Omit<BookingPlacedView, 'manageToken'>;
  readonly experienceName: string;
}

/** The seats are free for others again: what became of the booking, and the way to make it anew. */
export function LapsedSeats({ booking, experienceName }: LapsedSeatsProps) {
  const page = useRef<HTMLDivElement>(null);
  useFocusThatWasLost(page);
  useOutOfCart(booking.id);
  const { venueId, experienceId, date, time, numberOfTickets: tickets, ticketType: type } = booking;
  return (
    <div ref={page}>
      <Page title={texts.yourSeatsWereReleased} lead={texts.yourHoldHasEndedNothing}>
        <p>
          {texts.ticket({
            tickets,
            experienceName,
            weekday: weekdayText(date),
            date: dateText(date),
            time: timeText(time),
          })}
        </p>
        <Ways>
          <LinkButton to={href('booking', { venueId, experienceId, date, time, tickets, type })}>
            {texts.bookTheseSeatsAgain}
          </LinkButton>
          <LinkButton to={href('experiences')} tone="secondary">
            {texts.exploreExperiences}
          </LinkButton>
        </Ways>
      </Page>
    </div>
  );
}

/** What had the focus is gone with the held seats: it goes to the heading, which says why. */
const useFocusThatWasLost = (page: { readonly current: HTMLElement | null }) => {
  useEffect(() => {
    if (document.activeElement === document.body) page.current?.querySelector('h1')?.focus({ preventScroll: true });
    announce(texts.yourSeatsWereReleasedBecause);
  }, [page]);
};

/** The cart holds no seats that are free for others. */
const useOutOfCart = (bookingId: string) => {
  const lineId = useCart().lines.find(({ booked }) => booked?.bookingId === bookingId)?.lineId;
  useEffect(() => {
    if (lineId) removeFromCart(lineId);
  }, [lineId]);
};

const Ways = styled(Row)`
  margin-top: ${space.xl};
`;
