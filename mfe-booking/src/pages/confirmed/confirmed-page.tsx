import {
  closeCart,
  href,
  LinkButton,
  noteHold,
  openCartBeside,
  Page,
  Quiet,
  space,
  useCart,
  useParams,
} from '@northlight/site-kit';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { BookedTicket } from '../../features/booking-confirmed/booked-ticket.tsx';
import {
  type ConfirmedBooking,
  findConfirmed,
  keepConfirmed,
} from '../../features/booking-confirmed/confirmed-booking.ts';
import { WhatNext } from '../../features/booking-confirmed/what-next.tsx';
import { loadContact, saveContact } from '../../features/check-out/contact-draft.ts';
import { isFirm } from '../../features/keep-seats/firm-seats.ts';
import { HeldSeats } from '../../features/keep-seats/held-seats.tsx';
import { LapsedSeats } from '../../features/keep-seats/lapsed-seats.tsx';
import { useHeldSeats } from '../../features/keep-seats/use-held-seats.ts';
import { isNew, markSeen } from '../../just-made.ts';
import { texts } from '../../texts/confirmed.ts';
import { TicketLinks } from './ticket-links.tsx';

/** Route /booking/confirmed/{reference}: what was just booked. */
export function ConfirmedPage() {
  const { reference = '' } = useParams();
  const [confirmed] = useState(() => asItStands(findConfirmed(reference)));
  return confirmed ? <Confirmed found={confirmed} /> : <Unknown reference={reference} />;
}

const asItStands = (found: ConfirmedBooking | undefined) =>
  found && isFirm(found.booking.id) ? { ...found, hold: undefined } : found;

function Confirmed({ found }: { readonly found: ConfirmedBooking }) {
  const page = useRef<HTMLDivElement>(null);
  const isJustMade = useArrivedAtPanel(found.booking.reference);
  useFocusAfterPanel(page);
  const { confirmed, seats } = useSeats(found);
  const { booking, experience } = confirmed;
  useContactFor(confirmed);
  if (seats.phase === 'lapsed') return <LapsedSeats booking={booking} experienceName={experience.name} />;
  return (
    <div ref={page}>
      <Page {...headOf(booking.reference, seats.phase === 'held')}>
        {seats.phase === 'held' && (
          <Held {...seats} endsAt={confirmed.hold?.endsAt ?? 0}>
            <LinkButton to={href('checkout')}>{texts.confirmAtCheckout}</LinkButton>
          </Held>
        )}
        <Room>
          <Columns>
            <BookedTicket confirmed={confirmed} isCelebrated={isJustMade} />
            <WhatNext confirmed={confirmed}>
              {seats.phase === 'firm' && <TicketLinks id={booking.id} tickets={booking.numberOfTickets} />}
            </WhatNext>
          </Columns>
        </Room>
      </Page>
    </div>
  );
}

/** The reference is said at the very top: on a phone the cart lies over what is below. */
const headOf = (reference: string, isHeld: boolean) =>
  isHeld
    ? {
        title: texts.yourSeatsAreHeld,
        lead: texts.referenceYourSeatsArentBooked({ reference }),
      }
    : { title: texts.yourSeatsAreBooked, lead: texts.referenceWeLookForward({ reference }) };

/** What was just booked was put into the cart, which opens for it (§4): beside this page, not over it, and as long as it. */
const useArrivedAtPanel = (reference: string): boolean => {
  const [isJustMade] = useState(() => isNew(reference));
  useEffect(() => {
    if (!isJustMade) return;
    markSeen(reference);
    openCartBeside();
    return closeCart;
  }, [isJustMade, reference]);
  return isJustMade;
};

/** Checkout asks nothing that the booking has said. */
const useContactFor = ({ booking, hold }: ConfirmedBooking) => {
  const { customerName, customerEmail, customerPhone = '' } = booking;
  const isHeld = hold !== undefined;
  useEffect(() => {
    if (isHeld && loadContact().customerEmail === '') saveContact({ customerName, customerEmail, customerPhone });
  }, [isHeld, customerName, customerEmail, customerPhone]);
};

/** The confirmation as it stands now; what becomes of its hold outlives a reload. */
const useSeats = (found: ConfirmedBooking) => {
  const [confirmed, setConfirmed] = useState(found);
  useEffect(() => {
    keepConfirmed(confirmed);
  }, [confirmed]);
  const onChange = (hold: ConfirmedBooking['hold']) => {
    setConfirmed((now) => ({ ...now, hold }));
    noteHold(confirmed.booking.id, hold?.endsAt);
  };
  return { confirmed, seats: useHeldSeats({ bookingId: confirmed.booking.id, hold: confirmed.hold, onChange }) };
};

/** When the cart panel closes, the focus belongs to the heading (U12). */
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
    <Page title={texts.booking({ reference })} lead={texts.theDetailsOfThisBooking}>
      <Quiet>{texts.aConfirmationAppearsHereOnly}</Quiet>
      <Way>
        <LinkButton to={href('booking')}>{texts.bookAVisit}</LinkButton>
      </Way>
    </Page>
  );
}

const Held = styled(HeldSeats)`
  margin-bottom: ${space.xxl};
`;

/** Its width is what counts: the cart may be beside it. */
const Room = styled.div`
  container-type: inline-size;
`;

const Columns = styled.div`
  display: grid;
  gap: ${space.xxl} ${space.huge};

  @container (min-width: 58em) {
    grid-template-columns: minmax(0, 640px) minmax(0, 1fr);
  }
`;

const Way = styled.div`
  margin-top: ${space.xl};
`;
