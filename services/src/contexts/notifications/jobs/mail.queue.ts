/** The queue of mails: one kind of job a template. */
export const mailQueue = { name: 'mail', kinds: { bookingConfirmation: 'booking-confirmation' } } as const;

/** What a booking confirmation carries: a pointer, nothing personal. */
export interface ConfirmBookingByMail {
  readonly bookingId: string;
}
