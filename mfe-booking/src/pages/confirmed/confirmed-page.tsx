import { href, LinkButton, Page, Quiet, space, useCart, useParams } from '@northlight/site-kit';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { BookedTicket } from '../../features/booking-confirmed/booked-ticket.tsx';
import { type ConfirmedBooking, findConfirmed } from '../../features/booking-confirmed/confirmed-booking.ts';
import { WhatNext } from '../../features/booking-confirmed/what-next.tsx';

/** Route /booking/confirmed/{reference}: what was just booked. */
export function ConfirmedPage() {
  const { reference = '' } = useParams();
  const [confirmed] = useState(() => findConfirmed(reference));
  return confirmed ? <Confirmed confirmed={confirmed} /> : <Unknown reference={reference} />;
}

function Confirmed({ confirmed }: { readonly confirmed: ConfirmedBooking }) {
  const page = useRef<HTMLDivElement>(null);
  useFocusAfterPanel(page);
  return (
    <div ref={page}>
      <Page title="Your seats are booked" lead="We look forward to seeing you.">
        <Columns>
          <BookedTicket confirmed={confirmed} />
          <WhatNext confirmed={confirmed} />
        </Columns>
      </Page>
    </div>
  );
}

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
