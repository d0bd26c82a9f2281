import { ok } from '../../wire/answer.js';
import { placedAt, reference, slotId } from '../../wire/example-values.js';
import { route, routeGroup } from '../../wire/route.js';
import { SlotIdDto } from '../change-slots.dto.js';
import * as examples from '../examples/history.js';
import { HistoryPageDto, TimeTravelDto } from '../history.dto.js';
import { type BookingStateView, type HistoryView, type SlotStateView } from '../history-views.js';

export const historyRoutes = routeGroup('History', {
  showBookingState: route('GET /api/admin/bookings/:booking', {
    summary: 'Show a booking as it was at an event',
    access: ['desk'],
    query: TimeTravelDto,
    answer: ok<BookingStateView>('The booking as it is, or as it was at a moment or a position of the log.'),
    caching: 'no-store',
    refuses: ['BOOKING_NOT_FOUND', 'NOT_THERE_YET'],
    example: { params: { booking: reference }, query: { at: placedAt }, answer: examples.bookingState },
  }),
  showBookingHistory: route('GET /api/admin/bookings/:booking/history', {
    summary: 'List the events of a booking',
    access: ['desk'],
    query: HistoryPageDto,
    answer: ok<HistoryView>('What happened to the booking, oldest first; persons are behind a reference.'),
    caching: 'no-store',
    refuses: ['BOOKING_NOT_FOUND'],
    example: { params: { booking: reference }, query: { limit: 100 }, answer: examples.bookingHistory },
  }),
  showSlotState: route('GET /api/admin/slots/:slotId', {
    summary: 'Show a slot as it was at an event',
    access: ['desk', 'ops'],
    params: SlotIdDto,
    query: TimeTravelDto,
    answer: ok<SlotStateView>('The slot as it is, or as it was at a moment or a position of the log.'),
    caching: 'no-store',
    refuses: ['SLOT_NOT_FOUND', 'NOT_THERE_YET'],
    example: { params: { slotId }, query: { at: placedAt }, answer: examples.slotState },
  }),
  showSlotHistory: route('GET /api/admin/slots/:slotId/history', {
    summary: 'List the events of a slot',
    access: ['desk', 'ops'],
    params: SlotIdDto,
    query: HistoryPageDto,
    answer: ok<HistoryView>('What happened to the slot, oldest first.'),
    caching: 'no-store',
    refuses: ['SLOT_NOT_FOUND'],
    example: { params: { slotId }, query: { limit: 2 }, answer: examples.slotHistory },
  }),
});
