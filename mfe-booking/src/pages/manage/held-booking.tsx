import { confirmBooking, extendHold, listBookings } from '@northlight/client';
import type { BookingView } from '@northlight/contracts';
import {
  Button,
  href,
  keepInCart,
  refresh,
  serverNow,
  space,
  toast,
  useNavigate,
  useQuery,
  useQueryClient,
} from '@northlight/site-kit';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { cartItemOfHeld } from '../../features/booking-confirmed/confirmed-booking.ts';
import { HeldSeats } from '../../features/keep-seats/held-seats.tsx';
import { useLeft, useWarning } from '../../features/keep-seats/use-left.ts';
import type { Access } from '../../features/manage-booking/manage-calls.ts';
import { useCommand } from '../../features/manage-booking/use-command.ts';
import { meansQuery, venueLimitOf } from '../../payment-means.ts';
import { texts } from '../../texts/manage.ts';

interface HeldBookingProps {
  readonly access: Access;
  readonly booking: BookingView & { readonly holdExpiresAt: string };
}

/** How long the seats are held, and the press that makes the booking firm: for whoever comes by the link of the mail. */
export function HeldBooking({ access, booking }: HeldBookingProps) {
  const { holdExpiresAt } = booking;
  const [endsAt] = useState(() => Date.now() + Date.parse(holdExpiresAt) - serverNow());
  const left = useLeft(endsAt);
  useWarning(left, endsAt);
  useFreshWhenOver(left);
  const keeping = useCommand(access, extendHold, () =>
    toast({ title: texts.yourSeatsAreStillHeld, description: texts.theTimerHasRestarted, tone: 'good' }),
  );
  const confirming = useCommand(access, confirmBooking, () =>
    toast({ title: texts.yourBookingIsConfirmed, description: texts.wereEmailingYourTickets, tone: 'good' }),
  );
  const paysOnline = usePaysOnline(booking);
  const navigate = useNavigate();
  const payNow = () => {
    keepInCart(cartItemOfHeld(booking, access.token, endsAt));
    void navigate(href('checkout'));
  };
  const problem = confirming.problem ?? keeping.problem;
  return (
    <Held endsAt={endsAt} left={left} keep={() => keeping.run({})} isBusy={keeping.isBusy} problem={problem}>
      {paysOnline ? (
        <Button isBusy={left === 0} busyText={texts.oneMoment} onClick={payNow}>
          {texts.payNow}
        </Button>
      ) : (
        <Button isBusy={confirming.isBusy || left === 0} busyText={texts.oneMoment} onClick={() => confirming.run({})}>
          {texts.confirmAndPay}
        </Button>
      )}
    </Held>
  );
}

/** True where it costs more than may be paid at its venue. */
const usePaysOnline = ({ totalPrice, venueId }: BookingView): boolean => {
  const { data } = useQuery(meansQuery);
  return data?.online === true && totalPrice > venueLimitOf(data, [venueId]).upTo;
};

/** Once the time is over the booking is asked for again: it may have been kept elsewhere. */
const useFreshWhenOver = (left: number) => {
  const client = useQueryClient();
  useEffect(() => {
    if (left === 0) void refresh(client, listBookings);
  }, [left, client]);
};

const Held = styled(HeldSeats)`
  margin-bottom: ${space.xxl};
`;
