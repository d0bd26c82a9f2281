import { created, file, noContent, ok } from '../../wire/answer.js';
import { reference } from '../../wire/example-values.js';
import { route, routeGroup } from '../../wire/route.js';
import { type BookingNoteView, type NoteWrittenView, WriteNoteDto } from '../booking-notes.dto.js';
import { type CheckedInView, CheckInDto } from '../check-in.dto.js';
import { type DayBoardView } from '../day-board-views.js';
import * as examples from '../examples/door.js';
import { type FoundBookingsView, type ManifestView, SearchBookingsDto, ShowManifestDto } from '../manifest.dto.js';

import { RedeemVoucherDto, type VoucherRedeemedView } from '../redeem-voucher.dto.js';

export const doorRoutes = routeGroup('Door', {
  checkIn: route('POST /api/admin/bookings/:booking/check-in', {
    summary: 'Let a party in',
    importance: 'booking',
    access: ['desk'],
    idempotencyKey: 'optional',
    body: CheckInDto,
    answer: ok<CheckedInView>('The party is in, or so many of it.'),
    refuses: [
      'BOOKING_NOT_FOUND',
      'ALREADY_CHECKED_IN',
      'BOOKING_CANCELLED',
      'NOT_HERE',
      'NOT_TODAY',
      'NOT_PAID_YET',
      'HOLD_LAPSED',
      'BOOKING_NOT_LIVE',
      'FEWER_OUTSIDE',
    ],
    example: { params: { booking: reference }, body: examples.checkIn, answer: examples.checkedIn },
  }),
  redeemVoucher: route('POST /api/admin/bookings/:booking/voucher', {
    summary: 'Pay for a booking with a gift card at the desk',
    access: ['desk'],
    idempotencyKey: 'optional',
    body: RedeemVoucherDto,
    answer: ok<VoucherRedeemedView>('It pays as much as it can; the rest is paid with the check-in.'),
    refuses: [
      'BOOKING_NOT_FOUND',
      'BOOKING_NOT_LIVE',
      'BOOKING_PAID',
      'FAMILY_PACK_IS_FOUR',
      'VOUCHER_CHANGED',
      'VOUCHER_NOT_FOUND',
      'VOUCHER_REVOKED',
      'VOUCHER_EXPIRED',
      'VOUCHER_EMPTY',
      'TOO_MANY_TRIES',
    ],
    example: { params: { booking: reference }, body: examples.redeemVoucher, answer: examples.voucherRedeemed },
  }),
  undoCheckIn: route('POST /api/admin/bookings/:booking/undo-check-in', {
    summary: 'Take a check-in back',
    access: ['desk'],
    idempotencyKey: 'optional',
    answer: ok<CheckedInView>('Those who came last are expected again.'),
    refuses: ['BOOKING_NOT_FOUND', 'BOOKING_NOT_LIVE'],
    example: { params: { booking: reference }, answer: examples.checkInUndone },
  }),
  listNotes: route('GET /api/admin/bookings/:booking/notes', {
    summary: 'List the notes on a booking',
    access: ['desk'],
    answer: ok<BookingNoteView[]>('What was written about the booking, by whom and when, the oldest first.'),
    caching: 'no-store',
    refuses: ['BOOKING_NOT_FOUND'],
    example: { params: { booking: reference }, answer: examples.notes },
  }),
  removeNote: route('DELETE /api/admin/bookings/:booking/notes/:note', {
    summary: 'Remove a note from a booking',
    access: ['desk'],
    answer: noContent('The note is gone, also where another staff member removed it first.'),
    refuses: ['BOOKING_NOT_FOUND'],
    example: { params: { booking: reference, note: examples.noteWritten.id } },
  }),
  searchBookings: route('GET /api/admin/bookings', {
    summary: 'Search all bookings',
    access: ['desk'],
    query: SearchBookingsDto,
    answer: ok<FoundBookingsView>(
      'A page of bookings by reference, by e-mail, or by a part of a name or phone number.',
    ),
    caching: 'no-store',
    example: { query: { search: 'lindqvist' }, answer: examples.foundBookings },
  }),
  showDayBoard: route('GET /api/admin/day-board', {
    summary: "Show today's slots at all venues",
    access: ['admin'],
    answer: ok<DayBoardView[]>('Today’s slots of every venue that sells tickets, by experience, with their load.'),
    example: { answer: examples.dayBoard },
  }),
  showManifest: route('GET /api/admin/manifest', {
    summary: 'List the parties of a day',
    access: ['desk'],
    query: ShowManifestDto,
    answer: ok<ManifestView>('Who is expected at a venue on a day, slot by slot; what was cancelled is among it.'),
    caching: 'no-store',
    refuses: ['VENUE_NOT_FOUND'],
    example: { query: examples.manifestDay, answer: examples.manifest },
  }),
  saveManifest: route('GET /api/admin/manifest.csv', {
    summary: 'Download the parties of a day as CSV',
    importance: 'report',
    access: ['desk'],
    query: ShowManifestDto,
    answer: file('text/csv', 'The same for a spreadsheet, a line a booking.'),
    caching: 'no-store',
    refuses: ['VENUE_NOT_FOUND'],
    example: { query: examples.manifestDay },
  }),
  writeNote: route('POST /api/admin/bookings/:booking/notes', {
    summary: 'Write a note on a booking',
    access: ['desk'],
    idempotencyKey: 'optional',
    body: WriteNoteDto,
    answer: created<NoteWrittenView>(
      'The note is with the booking, whatever becomes of it, and goes with its customer.',
    ),
    refuses: ['BOOKING_NOT_FOUND', 'CUSTOMER_ERASED', 'NOTES_TOO_MANY', 'PERSON_UNREADABLE'],
    example: { params: { booking: reference }, body: examples.writeNote, answer: examples.noteWritten },
  }),
});
