/** The queue of mails; its jobs are named after what is written. */
export const mailQueue = {
  name: 'mail',
  kinds: ['booking-confirmation', 'waitlist-joined', 'waitlist-offer'],
} as const;

/** What a booking confirmation carries: a pointer, nothing personal. */
export interface ConfirmBookingByMail {
  readonly venueId: number;
  readonly bookingId: string;
}

/** A party has joined a waitlist. */
export interface WelcomeToWaitlistByMail {
  readonly venueId: number;
  readonly entryId: string;
}

/** Seats are held for parties of a waitlist. */
export interface OfferSeatsByMail {
  readonly venueId: number;
  readonly entryIds: readonly string[];
}

/** What the jobs of each kind carry. */
export interface MailJobs {
  readonly 'booking-confirmation': ConfirmBookingByMail;
  readonly 'waitlist-joined': WelcomeToWaitlistByMail;
  readonly 'waitlist-offer': OfferSeatsByMail;
}
