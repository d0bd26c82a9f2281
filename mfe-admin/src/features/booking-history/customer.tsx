import type { DeskBookingView } from '@northlight/contracts';
import { CustomerCard } from '../../ui/customer-card.tsx';

/** Whom a booking is for, and how to reach them. */
export const Customer = ({ booking }: { readonly booking: DeskBookingView }) => (
  <CustomerCard name={booking.customerName} email={booking.customerEmail} phone={booking.customerPhone}>
    <p>{booking.experienceName}</p>
  </CustomerCard>
);
