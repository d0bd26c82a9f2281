import {
  checkedInAt,
  customer,
  deskAccount,
  experienceId,
  otherBookingId,
  otherReference,
  slotId,
  timezone,
  venueId,
  visitDate,
  visitTime,
} from '../../wire/example-values.js';
import type { BookingNoteView, NoteWrittenView, WriteNoteDto } from '../booking-notes.dto.js';
import type { CheckedInView, CheckInDto } from '../check-in.dto.js';
import type { DayBoardView } from '../day-board-views.js';
import type { DeskBookingView, FoundBookingsView, ManifestView, ShowManifestDto } from '../manifest.dto.js';
import type { RedeemVoucherDto, VoucherRedeemedView } from '../redeem-voucher.dto.js';
import { confirmed, visitFacts } from './visit.js';

const note = 'One guest uses a wheelchair.';
const { venueName, experienceName } = visitFacts;

export const checkIn: CheckInDto = { venueId, count: 2 };

export const checkedIn: CheckedInView = {
  ...confirmed,
  status: 'checked_in',
  checkedInAt,
  venueName,
  experienceId,
  experienceName,
  date: visitDate,
  time: visitTime,
  numberOfTickets: 2,
  ticketType: 'standard',
  notes: [note],
};

export const redeemVoucher: RedeemVoucherDto = { voucherCode: 'K4M2-7QXD-K4M2-7QXD-K4M2' };
export const voucherRedeemed: VoucherRedeemedView = {
  ...{ id: confirmed.id, reference: confirmed.reference, voucher: 50, voucherLeft: 0, totalPrice: 19.08 },
};

export const checkInUndone: CheckedInView = { ...checkedIn, status: 'confirmed', checkedInAt: null };

export const writeNote: WriteNoteDto = { text: note };

export const noteWritten: NoteWrittenView = {
  id: '01a550a1-9b80-7f03-b5e8-4a7d21c6903b',
  writtenAt: '2027-05-05T16:20:00.000Z',
};

export const notes: BookingNoteView[] = [
  { ...noteWritten, text: note, whoId: deskAccount, who: 'robin', role: 'desk' },
];

export const deskBooking: DeskBookingView = {
  ...confirmed,
  venueId,
  slotId,
  experienceId,
  experienceName,
  timezone,
  date: visitDate,
  time: visitTime,
  numberOfTickets: 2,
  ticketType: 'standard',
  totalPrice: 72.08,
  refund: null,
  ...customer,
  checkedInAt: null,
  notes: [note],
};

const partlyInside: DeskBookingView = {
  ...deskBooking,
  id: otherBookingId,
  reference: otherReference,
  status: 'checked_in',
  numberOfTickets: 4,
  ticketType: 'family',
  totalPrice: 118.72,
  customerName: 'Farid Castillo',
  customerEmail: null,
  customerPhone: null,
  checkedInAt,
  inside: 3,
  notes: [],
};

export const manifestDay: ShowManifestDto = { venueId, date: visitDate };

export const manifest: ManifestView = {
  venueId,
  venueName,
  timezone,
  date: visitDate,
  slots: [
    {
      id: slotId,
      date: visitDate,
      time: visitTime,
      experienceId,
      experienceName,
      capacity: 20,
      bookedCount: 6,
      isClosed: false,
      bookings: [partlyInside, deskBooking],
    },
  ],
};

export const foundBookings: FoundBookingsView = {
  items: [deskBooking],
  nextCursor: null,
  within: { from: '2027-04-27', to: '2027-07-03' },
};

export const dayBoard: DayBoardView[] = [
  {
    venueId,
    venueName,
    date: visitDate,
    experiences: [
      {
        id: experienceId,
        name: experienceName,
        slots: [
          { id: slotId, time: visitTime, capacity: 20, bookedCount: 6, isClosed: false, hasStarted: false },
          {
            id: '1-1-2027-05-15-1515',
            time: '15:15',
            capacity: 20,
            bookedCount: 0,
            isClosed: true,
            hasStarted: false,
          },
        ],
      },
    ],
  },
];
