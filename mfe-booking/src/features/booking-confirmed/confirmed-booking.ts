import type { BookingPlacedView, BookingView, ExperienceView, VenueView } from '@northlight/contracts';
import { type CartItem, productSlug, serverNow, visitText, type WantedVisit } from '@northlight/site-kit';

/** Seats that are kept for a while only. */
interface Hold {
  /** By the clock of this browser, in ms. */
  readonly endsAt: number;
  /** Opens the booking, to keep its seats for longer; null once there is nothing to keep. */
  readonly token: string | null;
}

/** What the confirmation shows. The token that opens the booking travels by mail only, but for the time of a hold. */
export interface ConfirmedBooking {
  readonly booking: Omit<BookingPlacedView, 'manageToken'>;
  readonly venue: Pick<VenueView, 'name' | 'address' | 'city' | 'state' | 'zipCode'>;
  readonly experience: Pick<ExperienceView, 'name' | 'imageUrl' | 'duration' | 'specialEquipment'>;
  /** Unset where bookings do not lapse, or this one no longer does. */
  readonly hold?: Hold | undefined;
}

const keyOf = (reference: string) => `${productSlug}-booked-${reference}`;

/** A fresh booking as its confirmation: of the token only as much stays as a hold needs. */
export const confirmedOf = (
  { manageToken: token, ...booking }: BookingPlacedView,
  about: Pick<ConfirmedBooking, 'venue' | 'experience'>,
): ConfirmedBooking => ({ ...about, booking, hold: holdOf(booking.holdExpiresAt, token) });

const holdOf = (holdExpiresAt: string | null, token: string): Hold | undefined =>
  holdExpiresAt === null ? undefined : { endsAt: Date.now() + Date.parse(holdExpiresAt) - serverNow(), token };

/** Keeps a confirmation for this tab, so that a reload shows it again. */
export const keepConfirmed = (confirmed: ConfirmedBooking): void => {
  try {
    sessionStorage.setItem(keyOf(confirmed.booking.reference), JSON.stringify(confirmed));
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

/**
 * The booking as a line of the cart: one unit at the booking's price, its stepper locked (decisions.md C17). The token
 * goes with it, so that checkout may order it and the panel may give its seats back.
 */
export const cartItemOf = (
  booking: BookingPlacedView,
  { name, imageUrl }: ConfirmedBooking['experience'],
  hold?: Hold,
): CartItem => ({
  id: booking.experienceId,
  type: 'experience',
  name,
  price: booking.totalPrice,
  quantity: 1,
  imageUrl,
  dateTime: visitText(booking),
  visit: visitOf(booking),
  booked: {
    bookingId: booking.id,
    reference: booking.reference,
    tickets: booking.numberOfTickets,
    fee: booking.bookingFee,
    ...(booking.voucher && { voucher: booking.voucher }),
    ...(booking.tax && { tax: booking.tax }),
    manageToken: booking.manageToken,
    ...(hold && { heldUntil: hold.endsAt }),
  },
});

/** A booking that somebody opened by its link, to be ordered: with what opens it, where they are not its signed-in owner. */
export const cartItemOfHeld = (booking: BookingView, token: string | undefined, heldUntil: number): CartItem => ({
  id: booking.experienceId,
  type: 'experience',
  name: booking.experienceName,
  price: booking.totalPrice,
  quantity: 1,
  imageUrl: booking.imageUrl,
  dateTime: visitText(booking),
  visit: visitOf(booking),
  booked: {
    ...{ bookingId: booking.id, reference: booking.reference, tickets: booking.numberOfTickets },
    ...{ fee: booking.bookingFee, heldUntil },
    ...(booking.voucher && { voucher: booking.voucher }),
    ...(booking.tax && { tax: booking.tax }),
    ...(token && { manageToken: token }),
  },
});

const visitOf = ({
  venueId,
  date,
  time,
  ticketType,
}: Pick<BookingPlacedView, 'venueId' | 'date' | 'time' | 'ticketType'>): WantedVisit => ({
  ...{ venueId, date, time: time.slice(0, 5), ticketType },
});
