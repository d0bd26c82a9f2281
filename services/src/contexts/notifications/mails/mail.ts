/** A mail as a template makes it: both forms say the same. */
export interface Mail {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Whom an answer goes to, where that is not the sender. */
  readonly replyTo?: string;
  /** Answers something by itself: other programs that do so leave it unanswered (RFC 3834). */
  readonly isAutomatic?: true;
  /** Takes the receiver off a list when the mail program is asked to, with one POST (RFC 2369, RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** An iCalendar file, where there is something to put into a calendar, or to take out of it. */
  readonly calendar?: { readonly method: 'PUBLISH' | 'CANCEL'; readonly content: string };
}

/** A mail and the name of its effect: the same job writes the same names. */
export interface WrittenMail {
  readonly id: string;
  readonly mail: Mail;
  /** The bookings that it is about: where it cannot be delivered, the desk is to see that. */
  readonly bookings?: readonly { readonly venueId: number; readonly bookingId: string }[];
}
