import { href, LinkButton, Page, Quiet, space, useCart, useParams } from '@northlight/site-kit';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { BookedTicket } from '../../features/booking-confirmed/booked-ticket.tsx';
import {
  type ConfirmedBooking,
  findConfirmed,
  keepConfirmed,
} from '../../features/booking-confirmed/confirmed-booking.ts';
import { WhatNext } from '../../features/booking-confirmed/what-next.tsx';
import { HeldSeats } from '../../features/keep-seats/held-seats.tsx';
import { LapsedSeats } from '../../features/keep-seats/lapsed-seats.tsx';
import { useHeldSeats } from '../../features/keep-seats/use-held-seats.ts';
import { TicketLinks } from './ticket-links.tsx';

/** Route /booking/confirmed/{reference}: what was just booked. */
export function ConfirmedPage() {
  const { reference = '' } = useParams();
  const [confirmed] = useState(() => findConfirmed(reference));
  return confirmed ? <Confirmed found={confirmed} /> : <Unknown reference={reference} />;
}

function Confirmed({ found }: { readonly found: ConfirmedBooking }) {
  const page = useRef<HTMLDivElement>(null);
  useFocusAfterPanel(page);
  const { confirmed, seats } = useSeats(found);
  const { booking, experience } = confirmed;
  if (seats.phase === 'lapsed') return <LapsedSeats booking={booking} experienceName={experience.name} />;
  return (
    <div ref={page}>
      <Page {...(seats.phase === 'held' ? heldTitle : bookedTitle)}>
        {seats.phase === 'held' && <Held {...seats} />}
        <Columns>
          <BookedTicket confirmed={confirmed} />
          <WhatNext confirmed={confirmed}>
            <TicketLinks id={booking.id} tickets={booking.numberOfTickets} />
          </WhatNext>
        </Columns>
      </Page>
    </div>
  );
}

const bookedTitle = { title: 'Your seats are booked', lead: 'We look forward to seeing you.' };
const heldTitle = { title: 'Your seats are held', lead: 'They are yours until the time below is over.' };

/** The confirmation as it stands now; what becomes of its hold outlives a reload. */
const useSeats = (found: ConfirmedBooking) => {
  const [confirmed, setConfirmed] = useState(found);
  useEffect(() => {
    keepConfirmed(confirmed);
  }, [confirmed]);
  const onChange = (hold: ConfirmedBooking['hold']) => setConfirmed((now) => ({ ...now, hold }));
  return { confirmed, seats: useHeldSeats({ bookingId: confirmed.booking.id, hold: confirmed.hold, onChange }) };
};

/** The cart panel opens over this page (§4); when it closes, the focus belongs to the heading (U12). */
const useFocusAfterPanel = (page: { readonly current: HTMLElement | null }) => {
  const { isOpen } = useCart();
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) page.current?.querySelector('h1')?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen, page]);
};

function Unknown({ reference }: { readonly reference: string }) {
  return (
    <Page
      title={`Booking ${reference}`}
      lead="The details of this booking are in the mail that we sent when it was made."
    >
      <Quiet>A confirmation is shown here only in the browser tab in which the booking was made.</Quiet>
      <Way>
        <LinkButton to={href('booking')}>Book a visit</LinkButton>
      </Way>
    </Page>
  );
}

const Held = styled(HeldSeats)`
  margin-bottom: ${space.xxl};
`;

const Columns = styled.div`
  display: grid;
  gap: ${space.xxl} ${space.huge};

  @media (min-width: 67.5em) {
    grid-template-columns: minmax(0, 640px) minmax(0, 1fr);
  }
`;

const Way = styled.div`
  margin-top: ${space.xl};
`;
