import type { RefundMethod } from '@northlight/contracts';
import { dollarsOf, moneyText } from '../../../../platform/kernel/money.js';
import type { Story } from '../../../../platform/kernel/story.js';
import { dateInWords, timeInWords } from '../../../../platform/kernel/venue-time.js';
import type { BookingEvent, Visit } from './booking.events.js';
import { booking } from './booking.js';
import type { Booking } from './booking-types.js';
import { refundStateOf } from './refund.js';

const ticketsOf = (count: number): string => (count === 1 ? '1 ticket' : `${count} tickets`);
const visitOf = ({ date, time }: Visit): string => `${dateInWords(date)}, ${timeInWords(time)}`;
const guestsOf = (count: number): string => (count === 1 ? '1 guest' : `${count} guests`);
const backOf = (refund: number, voucher = 0): string =>
  `${refund > 0 ? `, ${moneyText(refund)} to refund` : ''}${voucher > 0 ? `, ${moneyText(voucher)} back to the gift voucher` : ''}`;
const because = (reason: string | undefined): string => (reason ? `: ${reason.replaceAll('_', ' ')}` : '');

const methods: Readonly<Record<RefundMethod, string>> = {
  cash: 'in cash',
  card: 'to the card',
  transfer: 'by bank transfer',
  online: 'to the card, online',
};

const whoCancelled = { customer: 'the customer', staff: 'staff' } as const;

/** What happened to a booking, as it is told to the staff of its venue. */
export const bookingStory: Story<Booking, BookingEvent> = {
  rules: booking,
  words: {
    BookingPlaced: ({ tickets, visit, price: { voucher } }) =>
      `Booked ${ticketsOf(tickets)} for ${visitOf(visit)}${voucher ? `, ${moneyText(voucher)} from a gift voucher` : ''}`,
    BookingConfirmed: () => 'Confirmed',
    HoldExtended: () => 'Hold extended',
    BookingMoved: ({ to, by, reason }) => `Rescheduled${by ? ' by staff' : ''} to ${visitOf(to)}${because(reason)}`,
    PartyChanged: ({ tickets, refund, voucherBack, by }) =>
      `Changed${by ? ' by staff' : ''} to ${ticketsOf(tickets)}${backOf(refund, voucherBack)}`,
    BookingCancelled: ({ by, reason, refund, voucherBack, refundAll, callOff }) =>
      `Canceled by ${callOff ? 'the venue' : whoCancelled[by]}${because(reason)}${backOf(refund, voucherBack)}${refundAll ? ', after the refund deadline' : ''}`,
    RefundGranted: ({ reason, refund, voucherBack }) =>
      `Refund granted by staff${because(reason)}${backOf(refund, voucherBack)}`,
    RefundGrantWithdrawn: ({ amount }) => `Refund of ${moneyText(amount)} withdrawn by staff`,
    RefundPaid: ({ amount, method, receipt }) =>
      `Refund of ${moneyText(amount)} paid ${methods[method]}${receipt ? `, receipt ${receipt}` : ''}`,
    RefundFailed: ({ amount, reason }) => `Refund of ${moneyText(amount)} failed${because(reason)}`,
    PaidOnline: ({ amount, refund }) => `${moneyText(amount)} paid online${backOf(refund)}`,
    HoldRestored: () => 'Seats taken again: the payment came after the hold had expired',
    RefundSent: ({ amount }) => `Refund of ${moneyText(amount)} sent to the card`,
    RefundDropped: ({ amount }) => `Refund of ${moneyText(amount)} dropped: nothing had been paid`,
    HoldExpired: () => 'Expired: not confirmed in time',
    VoucherBackDropped: ({ amount }) =>
      `${moneyText(amount)} not returned: the gift voucher was revoked or has expired`,
    BookingClaimed: () => 'Added to the customer’s account',
    CheckedIn: ({ inside }) => (inside === undefined ? 'Checked in' : `Checked in: ${guestsOf(inside)} so far`),
    CheckInUndone: ({ left }) => `Check-in undone${left ? `: ${guestsOf(left)} still checked in` : ''}`,
    VoucherApplied: ({ cents }) => `${moneyText(cents)} paid with a gift voucher at the desk`,
    BookingCompleted: () => 'Visited',
    NoShowRecorded: () => 'No-show',
  },
  facts: (state) => {
    const { status, visit, tickets, price, holdUntil, refundUntil } = state;
    return {
      status: status.replaceAll('_', ' '),
      date: visit.date,
      time: visit.time,
      tickets,
      total: dollarsOf(price.total),
      'held until': holdUntil,
      'full refund until': refundUntil,
      refund: refundStateOf(state),
    };
  },
};
