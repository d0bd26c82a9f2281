/** The queue of mails; its jobs are named after what is written. */
export const mailQueue = { name: 'mail', kinds: { bookingConfirmation: 'booking-confirmation' } } as const;

/** What a booking confirmation carries: a pointer, nothing personal. */
export interface ConfirmBookingByMail {
  readonly venueId: number;
  readonly bookingId: string;
}
