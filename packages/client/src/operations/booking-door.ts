// Made by `npm run codegen` from packages/contracts/src/booking/routes/door.ts.
import type { BookingNoteView, CheckInDto, CheckedInView, DayBoardView, FoundBookingsView, ManifestView, NoteWrittenView, RedeemVoucherDto, SearchBookingsDto, ShowManifestDto, VoucherRedeemedView, WriteNoteDto } from '@northlight/contracts';
import type { Operation, Sent, SentQuery } from '../operation.js';

/** Let a party in. */
export const checkIn: Operation<{ params: { booking: string | number }; body: Sent<CheckInDto, 'anyway' | 'count' | 'paid' | 'paidWith' | 'venueId'>; idempotencyKey?: string }, CheckedInView> = { method: 'POST', path: '/api/admin/bookings/:booking/check-in' };

/** Pay for a booking with a gift card at the desk. */
export const redeemVoucher: Operation<{ params: { booking: string | number }; body: Sent<RedeemVoucherDto>; idempotencyKey?: string }, VoucherRedeemedView> = { method: 'POST', path: '/api/admin/bookings/:booking/voucher' };

/** Take a check-in back. */
export const undoCheckIn: Operation<{ params: { booking: string | number }; body?: object; idempotencyKey?: string }, CheckedInView> = { method: 'POST', path: '/api/admin/bookings/:booking/undo-check-in' };

/** List the notes on a booking. */
export const listNotes: Operation<{ params: { booking: string | number } }, BookingNoteView[]> = { method: 'GET', path: '/api/admin/bookings/:booking/notes' };

/** Remove a note from a booking. */
export const removeNote: Operation<{ params: { booking: string | number; note: string | number }; body?: object }, undefined> = { method: 'DELETE', path: '/api/admin/bookings/:booking/notes/:note' };

/** Search all bookings. */
export const searchBookings: Operation<{ query: SentQuery<SearchBookingsDto, 'cursor' | 'limit'> }, FoundBookingsView> = { method: 'GET', path: '/api/admin/bookings' };

/** Show today's slots at all venues. */
export const showDayBoard: Operation<object, DayBoardView[]> = { method: 'GET', path: '/api/admin/day-board' };

/** List the parties of a day. */
export const showManifest: Operation<{ query: SentQuery<ShowManifestDto> }, ManifestView> = { method: 'GET', path: '/api/admin/manifest' };

/** Download the parties of a day as CSV. */
export const saveManifest: Operation<{ query: SentQuery<ShowManifestDto> }, Blob> = { method: 'GET', path: '/api/admin/manifest.csv', answer: 'file' };

/** Write a note on a booking. */
export const writeNote: Operation<{ params: { booking: string | number }; body: Sent<WriteNoteDto>; idempotencyKey?: string }, NoteWrittenView> = { method: 'POST', path: '/api/admin/bookings/:booking/notes' };
