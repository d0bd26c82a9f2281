// Made by `npm run codegen` from packages/contracts/src/booking/routes/door.ts.
import type { BookingNoteView, CheckInDto, CheckedInView, DayBoardView, FoundBookingsView, ManifestView, NoteWrittenView, SearchBookingsDto, ShowManifestDto, WriteNoteDto } from '@northlight/contracts';
import { operation, type Sent } from '../operation.js';

/** Let a party in. */
export const checkIn = /* @__PURE__ */ operation<{ params: { booking: string | number }; body: Sent<CheckInDto>; idempotencyKey?: string }, CheckedInView>('POST', '/api/admin/bookings/:booking/check-in');

/** Take a check-in back. */
export const undoCheckIn = /* @__PURE__ */ operation<{ params: { booking: string | number }; body?: object; idempotencyKey?: string }, CheckedInView>('POST', '/api/admin/bookings/:booking/undo-check-in');

/** List the notes on a booking. */
export const listNotes = /* @__PURE__ */ operation<{ params: { booking: string | number } }, BookingNoteView[]>('GET', '/api/admin/bookings/:booking/notes');

/** Remove a note from a booking. */
export const removeNote = /* @__PURE__ */ operation<{ params: { booking: string | number; note: string | number }; body?: object }, undefined>('DELETE', '/api/admin/bookings/:booking/notes/:note');

/** Search all bookings. */
export const searchBookings = /* @__PURE__ */ operation<{ query?: Partial<Sent<SearchBookingsDto>> }, FoundBookingsView>('GET', '/api/admin/bookings');

/** Show today's slots at all venues. */
export const showDayBoard = /* @__PURE__ */ operation<object, DayBoardView[]>('GET', '/api/admin/day-board');

/** List the parties of a day. */
export const showManifest = /* @__PURE__ */ operation<{ query?: Partial<Sent<ShowManifestDto>> }, ManifestView>('GET', '/api/admin/manifest');

/** Download the parties of a day as CSV. */
export const saveManifest = /* @__PURE__ */ operation<{ query?: Partial<Sent<ShowManifestDto>> }, string>('GET', '/api/admin/manifest.csv');

/** Write a note on a booking. */
export const writeNote = /* @__PURE__ */ operation<{ params: { booking: string | number }; body: Sent<WriteNoteDto>; idempotencyKey?: string }, NoteWrittenView>('POST', '/api/admin/bookings/:booking/notes');
