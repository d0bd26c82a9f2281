import type { BookingPlacedView, ExperienceView, VenueView } from '@northlight/contracts';
import { type CartItem, dateText, productSlug, timeText } from '@northlight/site-kit';

/** What the confirmation shows. The token that opens the booking travels by mail only. */
export interface ConfirmedBooking {
  readonly booking: Omit<BookingPlacedView, 'manageToken'>;
  readonly venue: Pick<VenueView, 'name' | 'address' | 'city' | 'state' | 'zipCode'>;
  readonly experience: Pick<ExperienceView, 'name' | 'imageUrl' | 'duration' | 'specialEquipment'>;
}

const keyOf = (reference: string) => `${productSlug}-booked-${reference}`;

/** Keeps a confirmation for this tab, so that a reload shows it again. */
export const keepConfirmed = (confirmed: ConfirmedBooking): void => {
  const { manageToken: _, ...booking } = confirmed.booking as BookingPlacedView;
  try {
    sessionStorage.setItem(keyOf(booking.reference), JSON.stringify({ ...confirmed, booking }));
  } catch {
    // a blocked storage only costs the reload
  }
};

/** The confirmation of a reference, if this tab made it. */
export const findConfirmed = (reference: string): ConfirmedBooking | undefined => {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(reference)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/** The booking as a line of the cart: one unit at the booking's price, its stepper locked (decisions.md C17). */
export const cartItemOf = ({ booking, experience }: ConfirmedBooking): CartItem => ({
  id: booking.experienceId,
  type: 'experience',
  name: experience.name,
  price: booking.totalPrice,
  quantity: 1,
  imageUrl: experience.imageUrl,
  dateTime: `${dateText(booking.date)} at ${timeText(booking.time)}`,
  booked: { bookingId: booking.id, reference: booking.reference, tickets: booking.numberOfTickets },
});
