import type { RefundMethod } from '@northlight/contracts';
import { dollarsOf } from '../../../platform/kernel/money.js';
import type { Story } from '../../../platform/kernel/story.js';
import { dateInWords, timeInWords } from '../../../platform/kernel/venue-time.js';
import type { BookingEvent, Visit } from './booking.events.js';
import { booking } from './booking.js';
import type { Booking } from './booking-state.js';
import { refundStateOf } from './refund.js';

const ticketsOf = (count: number): string => (count === 1 ? '1 ticket' : `${count} tickets`);
const visitOf = ({ date, time }: Visit): string => `${dateInWords(date)}, ${timeInWords(time)}`;
const money = (amount: number): string => `$${dollarsOf(amount).toFixed(2)}`;
const backOf = (refund: number, voucher = 0): string =>
  `${refund > 0 ? `, ${money(refund)} go back` : ''}${voucher > 0 ? `, ${money(voucher)} to the gift voucher` : ''}`;
const because = (reason: string | undefined): string => (reason ? `: ${reason.replaceAll('_', ' ')}` : '');

const methods: Readonly<Record<RefundMethod, string>> = {
  cash: 'in cash',
  card: 'to the card',
  transfer: 'by transfer',
};

/** What happened to a booking, as it is told to the people of its venue. */
export const bookingStory: Story<Booking, BookingEvent> = {
  rules: booking,
  words: {
    BookingPlaced: ({ tickets, visit, price: { voucher } }) =>
      `Placed: ${ticketsOf(tickets)} for ${visitOf(visit)}${voucher ? `, ${money(voucher)} from a gift voucher` : ''}`,
    BookingConfirmed: () => 'Confirmed',
    HoldExtended: () => 'Kept for longer without confirmation',
    BookingMoved: ({ to, by, reason }) => `Moved${by ? ' by staff' : ''} to ${visitOf(to)}${because(reason)}`,
    PartyChanged: ({ tickets, refund, voucherBack, by }) =>
      `Changed${by ? ' by staff' : ''} to ${ticketsOf(tickets)}${backOf(refund, voucherBack)}`,
    BookingCancelled: ({ by, reason, refund, voucherBack, refundAll, callOff }) =>
      `${callOff ? 'Called off by the venue' : `Cancelled by ${by}`}${because(reason)}${backOf(refund, voucherBack)}${refundAll ? ' although the time for it was over' : ''}`,
    RefundPaid: ({ amount, method, receipt }) =>
      `Refund of ${money(amount)} paid, ${methods[method]}${receipt ? `, receipt ${receipt}` : ''}`,
    RefundFailed: ({ amount, reason }) => `Refund of ${money(amount)} did not work${because(reason)}`,
    RefundDropped: ({ amount }) => `Refund of ${money(amount)} dropped: nothing had been paid`,
    HoldExpired: () => 'Lapsed: it was not confirmed in time',
    BookingClaimed: () => 'Put with the account of the customer',
    CheckedIn: ({ inside }) => (inside === undefined ? 'Checked in' : `Checked in: ${inside} of the party are in`),
    CheckInUndone: ({ left }) => `The check-in was taken back${left ? `: ${left} of the party are still in` : ''}`,
    BookingCompleted: () => 'Visited',
    NoShowRecorded: () => 'Nobody came',
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
