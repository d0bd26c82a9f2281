import {
  bookingId,
  customerAccount,
  customerRef,
  experienceId,
  otherBookingId,
  placedAt,
  reference,
  refundUntil,
  requestId,
  slotId,
  startsAt,
  venueId,
  visitDate,
  visitTime,
} from '../../wire/example-values.js';
import type { BookingStateView, HistoryEntryView, HistoryView, SlotStateView } from '../history-views.js';
import { slotChoice, visitFacts } from './visit.js';

const holdUntil = '2027-05-04T15:15:00.000Z';
const visit = { slotId, experienceId, date: visitDate, time: visitTime, startsAt };
const { venueName, timezone, experienceName } = visitFacts;

export const bookingState: BookingStateView = {
  id: bookingId,
  reference,
  venueId,
  status: 'pending',
  ...visit,
  numberOfTickets: 2,
  ticketType: 'standard',
  totalPrice: 72.08,
  bookingFee: 4.08,
  holdExpiresAt: holdUntil,
  refundUntil,
  refundState: 'none',
  customerRef,
  version: 1,
  position: 1042,
  at: placedAt,
};

const placed: HistoryEntryView = {
  position: 1042,
  version: 1,
  type: 'BookingPlaced',
  words: 'Booked 2 tickets for May 15, 2027, 2:30 PM',
  actor: `user:${customerAccount}`,
  requestId,
  at: placedAt,
  changes: [
    { what: 'status', from: null, to: 'pending' },
    { what: 'date', from: null, to: visitDate },
    { what: 'time', from: null, to: visitTime },
    { what: 'tickets', from: null, to: 2 },
    { what: 'total', from: null, to: 72.08 },
    { what: 'held until', from: null, to: holdUntil },
    { what: 'full refund until', from: null, to: refundUntil },
    { what: 'refund', from: null, to: 'none' },
  ],
  data: {
    reference,
    visit,
    tickets: 2,
    ticketType: 'standard',
    price: { ticketPrice: 3400, gross: 6800, discount: 0, subtotal: 6800, feePercent: 6, fee: 408, total: 7208 },
    policy: { refundHours: 48, moveHours: 24 },
    customerRef,
    userId: customerAccount,
    holdUntil,
  },
};

export const bookingHistory: HistoryView = {
  items: [
    placed,
    {
      position: 1047,
      version: 2,
      type: 'BookingConfirmed',
      words: 'Confirmed',
      actor: `user:${customerAccount}`,
      requestId: '01a54b35-aa10-7c02-8e4f-1d7b60c9a835',
      at: '2027-05-04T15:04:00.000Z',
      changes: [
        { what: 'status', from: 'pending', to: 'confirmed' },
        { what: 'held until', from: holdUntil, to: null },
      ],
      data: {},
    },
  ],
  nextCursor: null,
};

export const slotState: SlotStateView = {
  slotId,
  ...slotChoice,
  venueName,
  timezone,
  experienceName,
  status: 'open',
  capacity: 20,
  taken: 6,
  left: 14,
  holds: [
    { bookingId: otherBookingId, seats: 4, until: null, isOffer: false },
    { bookingId, seats: 2, until: holdUntil, isOffer: false },
  ],
  version: 4,
  position: 1041,
  at: placedAt,
};

export const slotHistory: HistoryView = {
  items: [
    {
      position: 311,
      version: 1,
      type: 'SlotOpened',
      words: 'Opened with 20 seats for May 15, 2027, 2:30 PM',
      actor: 'worker',
      requestId: null,
      at: '2027-03-16T08:00:00.000Z',
      changes: [
        { what: 'status', from: null, to: 'open' },
        { what: 'capacity', from: null, to: 20 },
        { what: 'seats taken', from: null, to: 0 },
      ],
      data: { experienceId, date: visitDate, time: visitTime, capacity: 20 },
    },
    {
      position: 988,
      version: 2,
      type: 'SeatsHeld',
      words: '4 seats held for a booking that isn’t confirmed yet',
      actor: 'visitor',
      requestId,
      at: '2027-05-03T13:00:00.000Z',
      changes: [{ what: 'seats taken', from: 0, to: 4 }],
      data: { bookingId: otherBookingId, seats: 4, until: '2027-05-03T13:15:00.000Z' },
    },
  ],
  nextCursor: '2',
};
