import { type CartLine, removeFromCart } from '@northlight/site-kit';
import { LeaveBooking } from '@northlight/site-kit/cart-ui';
import { useState } from 'react';
import { texts } from '../../texts/checkout.ts';
import { Part, Tickets } from './checkout-layout.ts';
import type { CheckoutDesk } from './use-checkout-desk.ts';
import { VisitTicket } from './visit-ticket.tsx';

/** The visits of the order, each as its ticket. */
export function Visits({ desk }: { readonly desk: CheckoutDesk }) {
  const [leaving, setLeaving] = useState<CartLine>();
  const visits = desk.lines.filter(({ type }) => type === 'experience');
  const remove = (line: CartLine) => (line.booked ? setLeaving(line) : leave(line));
  const leave = ({ lineId }: CartLine) => {
    removeFromCart(lineId);
    setLeaving(undefined);
    desk.sayRemoved();
  };
  if (visits.length === 0) return null;
  return (
    <Part aria-labelledby="checkout-visits">
      <h2 id="checkout-visits" tabIndex={-1}>
        {texts.yourVisits}
      </h2>
      <Tickets>
        {visits.map((line) => (
          <li key={line.lineId}>
            <VisitTicket desk={desk} line={line} onRemove={() => remove(line)} />
          </li>
        ))}
      </Tickets>
      <LeaveBooking line={leaving} onLeft={leave} onStay={() => setLeaving(undefined)} />
    </Part>
  );
}
