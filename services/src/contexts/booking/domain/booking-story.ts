import { dollarsOf } from '../../../platform/kernel/money.js';
import type { Story } from '../../../platform/kernel/story.js';
import { dateInWords, timeInWords } from '../../../platform/kernel/venue-time.js';
import type { BookingEvent, Visit } from './booking.events.js';
import { type Booking, booking } from './booking.js';

const ticketsOf = (count: number): string => (count === 1 ? '1 ticket' : `${count} tickets`);
const visitOf = ({ date, time }: Visit): string => `${dateInWords(date)}, ${timeInWords(time)}`;
const backOf = (refund: number): string => (refund > 0 ? `, $${dollarsOf(refund).toFixed(2)} go back` : '');
const because = (reason: string | undefined): string => (reason ? `: ${reason.replaceAll('_', ' ')}` : '');

/** What happened to a booking, as it is told to the people of its venue. */
export const bookingStory: Story<Booking, BookingEvent> = {
  rules: booking,
  words: {
    BookingPlaced: ({ tickets, visit }) => `Placed: ${ticketsOf(tickets)} for ${visitOf(visit)}`,
    BookingConfirmed: () => 'Confirmed',
    HoldExtended: () => 'Kept for longer without confirmation',
    BookingMoved: ({ to, by, reason }) => `Moved${by ? ' by staff' : ''} to ${visitOf(to)}${because(reason)}`,
    PartyChanged: ({ tickets, refund }) => `Changed to ${ticketsOf(tickets)}${backOf(refund)}`,
    BookingCancelled: ({ by, reason, refund }) => `Cancelled by ${by}${because(reason)}${backOf(refund)}`,
    HoldExpired: () => 'Lapsed: it was not confirmed in time',
    BookingClaimed: () => 'Put with the account of the customer',
    CheckedIn: () => 'Checked in',
    CheckInUndone: () => 'The check-in was taken back',
    BookingCompleted: () => 'Visited',
    NoShowRecorded: () => 'Nobody came',
  },
  facts: ({ status, visit, tickets, price, holdUntil, refundUntil }) => ({
    status: status.replaceAll('_', ' '),
    date: visit.date,
    time: visit.time,
    tickets,
    total: dollarsOf(price.total),
    'held until': holdUntil,
    'full refund until': refundUntil,
  }),
};
