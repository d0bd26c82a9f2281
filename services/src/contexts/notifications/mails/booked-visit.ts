import {
  addressText,
  type BookingMoney,
  type BookingOptions,
  type BookingStatus,
  type CalledOffPart,
  type TicketType,
} from '@northlight/contracts';
import type { Cents } from '../../../platform/kernel/money.js';
import { instantOf } from '../../../platform/kernel/venue-time.js';
import type { BookingDetails, BookingForMail, PaidBack } from '../../booking/index.js';
import type { ArrivalFacts, VisitPlace } from '../../catalog/index.js';

/** A booking as its mail tells it; amounts in cents, duration in minutes, date and time on the venue's wall. */
export interface BookedVisit {
  readonly bookingId: string;
  readonly venueId: number;
  readonly experienceId: number;
  readonly reference: string;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly experienceName: string;
  readonly duration: number;
  readonly venueName: string;
  readonly venueAddress: string;
  /** yyyy-MM-dd */
  readonly date: string;
  /** HH:mm */
  readonly time: string;
  readonly timezone: string;
  readonly tickets: number;
  readonly ticketType: TicketType;
  readonly subtotal: Cents;
  readonly bookingFee: Cents;
  readonly total: Cents;
  /** What a gift voucher paid of it, what went back to it, and what is left on it; null where there is none. */
  readonly voucher: BookingDetails['voucher'];
  /** What was paid for it and what of that goes back, as its page tells it. */
  readonly money: BookingMoney;
  /** What was paid back so far, and how; null where nothing was. */
  readonly paidBack: PaidBack | null;
  /** How often it was moved. */
  readonly moves: number;
  readonly isCancelled: boolean;
  readonly status: BookingStatus;
  /** While pending: when its seats go back on sale; null where they do not. */
  readonly heldUntil: Date | null;
  /** The instant that date and time mean. */
  readonly startsAt: Date;
  /** What the venue says where it called the visit off, and other times. */
  readonly calledOff?: CalledOffPart | undefined;
  /** The nearest times with room where its seats were released or the venue called it off; else none. */
  readonly otherTimes: BookingForMail['otherTimes'];
  /** What a party has to know before it sets out. */
  readonly arrival: ArrivalFacts;
  /** What the customer may do when the mail is written. */
  readonly options: BookingOptions;
  /** Opens the booking to its holder. */
  readonly manageToken: string;
}

interface Sources extends VisitPlace {
  readonly booking: BookingDetails;
  readonly options: BookingOptions;
  readonly money: BookingMoney;
  readonly paidBack: PaidBack | undefined;
  readonly calledOff?: CalledOffPart | undefined;
  readonly otherTimes: BookingForMail['otherTimes'];
  readonly manageToken: string;
  readonly customer: NonNullable<BookingDetails['customer']>;
}

/** Puts a visit together from what the rooms know of it. */
export const bookedVisit = ({
  booking,
  options,
  money,
  paidBack,
  calledOff,
  otherTimes,
  manageToken,
  customer,
  venue,
  offer,
  arrival,
}: Sources): BookedVisit => ({
  bookingId: booking.id,
  venueId: booking.venueId,
  experienceId: booking.experienceId,
  reference: booking.reference,
  customerName: customer.name,
  customerEmail: customer.email,
  experienceName: offer.name,
  duration: offer.duration,
  venueName: venue.name,
  venueAddress: addressText(venue),
  date: booking.date,
  time: booking.time.slice(0, 5),
  timezone: venue.timezone,
  tickets: booking.tickets,
  ticketType: booking.ticketType,
  subtotal: booking.subtotal,
  bookingFee: booking.fee,
  total: booking.total,
  voucher: booking.voucher,
  money,
  paidBack: paidBack ?? null,
  moves: booking.moves,
  isCancelled: booking.status === 'cancelled',
  status: booking.status,
  heldUntil: booking.holdUntil,
  startsAt: instantOf({ date: booking.date, time: booking.time.slice(0, 5) }, venue.timezone) ?? new Date(0),
  calledOff,
  otherTimes,
  arrival,
  options,
  manageToken,
});
