import type { OrderReason } from '@northlight/contracts';

/** Most bookings are confirmed within a minute: the mail of a hold waits for so many ms, and is then for the others only. */
export const heldMailDelay = 45_000;

/** Ms in which an admin may take back that a venue is open before the newsletter tells of it. */
export const openingMailDelay = 600_000;

/** The queue of mails; its jobs are named after what is written. */
export const mailQueue = {
  name: 'mail',
  kinds: [
    ...(['booking-confirmation', 'booking-moved', 'booking-changed', 'booking-cancelled', 'refund-paid'] as const),
    ...(['booking-called-off', 'booking-links', 'booking-held', 'booking-lapsed', 'refund-granted'] as const),
    'refund-withdrawn',
    ...(['waitlist-joined', 'waitlist-offer', 'waitlist-closed', 'waitlist-called-off'] as const),
    ...(['order-confirmation', 'order-cancelled', 'order-shipped', 'open-tickets-reminder'] as const),
    ...(['email-verification', 'email-change-asked', 'password-reset-asked', 'password-changed'] as const),
    ...(['second-factor-added', 'second-factor-removed', 'passkey-added', 'passkey-removed'] as const),
    ...(['contact-message', 'contact-acknowledgement', 'contact-answer'] as const),
    ...(['newsletter-asked', 'newsletter-welcome', 'venue-opened', 'newsletter-venue'] as const),
    ...(['franchise-acknowledgement', 'franchise-notice'] as const),
    ...(['plan-started', 'plan-renewed', 'plan-payment-failed', 'plan-ended', 'plan-paused'] as const),
    'plan-resumed',
    ...(['voucher-issued', 'review-request', 'visit-reminder', 'checkout-reminder'] as const),
  ],
} as const;

/** What a mail about a booking is made from: a pointer, nothing personal. */
export interface TellOfBookingByMail {
  readonly venueId: number;
  readonly bookingId: string;
}

/** A visit is the next day. */
export interface RemindOfVisitByMail extends TellOfBookingByMail {
  /** The instant (ISO) that it begins at, when the job was left. */
  readonly startsAt: string;
}

/** Holds have lapsed. */
export interface TellOfLapsedByMail {
  readonly venueId: number;
  readonly bookingIds: readonly string[];
}

/** Somebody wants the links to their bookings; with none of them nobody is written to. */
export interface SendLinksByMail {
  readonly bookings: readonly TellOfBookingByMail[];
}

/** A party has joined a waitlist, or its visit was called off. */
export interface TellOfEntryByMail {
  readonly venueId: number;
  readonly entryId: string;
}

/** Seats are held for parties of a waitlist, or nothing will come of it. */
export interface TellPartiesByMail {
  readonly venueId: number;
  readonly entryIds: readonly string[];
}

/** Somebody has written to the house, or was answered. */
export interface TellOfMessageByMail {
  readonly messageId: string;
}

/** Somebody has asked for the newsletter, or has confirmed that they want it. */
export interface WriteToSubscriberByMail {
  readonly ref: string;
}

/** A venue has opened. */
export interface TellOfVenueByMail {
  readonly venueId: number;
}

/** One address of the newsletter is told of it. */
export interface TellSubscriberOfVenueByMail extends TellOfVenueByMail, WriteToSubscriberByMail {}

/** The owner of an account is to be sent a link, or told of one. */
export interface BringLinkByMail {
  readonly linkId: string;
}

/** Somebody has asked for a franchise. */
export interface TellOfInquiryByMail {
  readonly inquiryId: number;
}

/** Something changed with an account; its owner is told. */
export interface TellOwnerByMail {
  readonly userId: number;
}

/** An order was placed, or cancelled. */
export interface TellOfOrderByMail {
  readonly orderId: string;
  /** It was cancelled together with its bookings. */
  readonly withBookings?: boolean;
  /** Why the house cancelled it. */
  readonly reason?: OrderReason;
  /** Its customer asked for the mail once more. */
  readonly again?: boolean;
  /** The parcel that it is about, where it is one of several. */
  readonly parcel?: number;
}

/** A gift voucher was issued, or is sent again. */
export interface BringVoucherByMail {
  readonly ledger: number;
  readonly voucherId: string;
}

/** What the jobs of each kind carry. */
export interface MailJobs {
  readonly 'booking-confirmation': TellOfBookingByMail;
  readonly 'booking-moved': TellOfBookingByMail;
  readonly 'booking-changed': TellOfBookingByMail;
  readonly 'booking-cancelled': TellOfBookingByMail;
  readonly 'booking-called-off': TellOfBookingByMail;
  readonly 'refund-granted': TellOfBookingByMail;
  readonly 'refund-withdrawn': TellOfBookingByMail;
  readonly 'refund-paid': TellOfBookingByMail;
  readonly 'booking-held': TellOfBookingByMail;
  readonly 'booking-lapsed': TellOfLapsedByMail;
  readonly 'booking-links': SendLinksByMail;
  readonly 'waitlist-joined': TellOfEntryByMail;
  readonly 'waitlist-offer': TellPartiesByMail;
  readonly 'waitlist-closed': TellPartiesByMail;
  readonly 'waitlist-called-off': TellOfEntryByMail;
  readonly 'order-confirmation': TellOfOrderByMail;
  readonly 'order-cancelled': TellOfOrderByMail;
  readonly 'order-shipped': TellOfOrderByMail;
  readonly 'open-tickets-reminder': TellOfOrderByMail;
  readonly 'email-verification': BringLinkByMail;
  readonly 'email-change-asked': BringLinkByMail;
  readonly 'password-reset-asked': BringLinkByMail;
  readonly 'password-changed': TellOwnerByMail;
  readonly 'second-factor-added': TellOwnerByMail;
  readonly 'second-factor-removed': TellOwnerByMail;
  readonly 'passkey-added': TellOwnerByMail;
  readonly 'passkey-removed': TellOwnerByMail;
  readonly 'contact-message': TellOfMessageByMail;
  readonly 'contact-acknowledgement': TellOfMessageByMail;
  readonly 'contact-answer': TellOfMessageByMail;
  readonly 'newsletter-asked': WriteToSubscriberByMail;
  readonly 'newsletter-welcome': WriteToSubscriberByMail;
  readonly 'venue-opened': TellOfVenueByMail;
  readonly 'newsletter-venue': TellSubscriberOfVenueByMail;
  readonly 'franchise-acknowledgement': TellOfInquiryByMail;
  readonly 'franchise-notice': TellOfInquiryByMail;
  readonly 'voucher-issued': BringVoucherByMail;
  readonly 'review-request': TellOfBookingByMail;
  readonly 'plan-started': TellOwnerByMail;
  readonly 'plan-renewed': TellOwnerByMail;
  readonly 'plan-payment-failed': TellOwnerByMail;
  readonly 'plan-ended': TellOwnerByMail;
  readonly 'plan-paused': TellOwnerByMail;
  readonly 'plan-resumed': TellOwnerByMail;
  readonly 'visit-reminder': RemindOfVisitByMail;
  readonly 'checkout-reminder': TellOfOrderByMail;
}

/** The kinds that tell of one booking. */
export type BookingMailKind =
  | Exclude<Extract<keyof MailJobs, `booking-${string}`>, 'booking-links' | 'booking-lapsed'>
  | 'refund-granted'
  | 'refund-withdrawn'
  | 'refund-paid';
