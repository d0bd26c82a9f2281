import { created, ok } from '../../wire/answer.js';
import { slotId } from '../../wire/example-values.js';
import { route, routeGroup } from '../../wire/route.js';
import {
  type CallOffPreview,
  type CallOffView,
  ListCallOffsDto,
  PreviewCallOffDto,
  StartCallOffDto,
} from '../call-off.dto.js';
import { ResizeSlotDto, ResizeSlotsDto, SlotIdDto, SlotReasonDto, SlotsReasonDto } from '../change-slots.dto.js';
import {
  type SlotOpenedView,
  type SlotOutcomeView,
  type SlotPlanView,
  type SlotsChangedView,
  type SlotsOpenedView,
} from '../change-slots-views.js';
import * as callOffExamples from '../examples/call-offs.js';
import * as examples from '../examples/planning.js';
import { OpenSlotDto, OpenSlotsDto, PreviewSlotsDto } from '../open-slots.dto.js';
import { type AvailabilityCalendarView, ShowAvailabilityDto } from '../show-availability.dto.js';
import {
  CloseFreeSlotsDto,
  type FreeSlotsClosedView,
  ShowStandingDto,
  type StandingView,
} from '../standing-slots.dto.js';

export const planningRoutes = routeGroup('Planning', {
  previewCallOff: route('GET /api/admin/call-offs/preview', {
    summary: 'Show which bookings a call-off would cancel',
    access: ['ops'],
    query: PreviewCallOffDto,
    answer: ok<CallOffPreview>('Whom a call-off would hit, and what would go back. Nothing is written.'),
    caching: 'no-store',
    refuses: ['VENUE_NOT_FOUND', 'SLOTS_TOO_MANY'],
    example: { query: callOffExamples.previewCallOff, answer: callOffExamples.callOffPreview },
  }),
  listCallOffs: route('GET /api/admin/call-offs', {
    summary: 'List the call-offs of a venue',
    access: ['ops'],
    query: ListCallOffsDto,
    answer: ok<CallOffView[]>('What was called off of these days, the latest first, and how far each has come.'),
    caching: 'no-store',
    example: { query: callOffExamples.callOffDays, answer: callOffExamples.callOffs },
  }),
  startCallOff: route('POST /api/admin/call-offs', {
    summary: 'Cancel all visits of a span of time and tell their customers',
    access: ['ops'],
    idempotencyKey: 'optional',
    body: StartCallOffDto,
    answer: ok<CallOffView | undefined>('The call-off as it has begun.'),
    refuses: ['VENUE_NOT_FOUND', 'SLOTS_TOO_MANY', 'NOTHING_TO_CALL_OFF'],
    example: { body: callOffExamples.startCallOff, answer: callOffExamples.callOffStarted },
  }),
  resizeSlot: route('POST /api/admin/availability/slots/:slotId/resize', {
    summary: 'Change the capacity of a slot',
    access: ['ops'],
    params: SlotIdDto,
    body: ResizeSlotDto,
    answer: ok<SlotOutcomeView>('Done, or unchanged where it was so already.'),
    example: { params: { slotId }, body: examples.resizeSlot, answer: examples.slotDone },
  }),
  closeSlot: route('POST /api/admin/availability/slots/:slotId/close', {
    summary: 'Take a slot off sale',
    access: ['ops'],
    params: SlotIdDto,
    body: SlotReasonDto,
    answer: ok<SlotOutcomeView>('Done, or unchanged where it was so already.'),
    example: { params: { slotId }, body: examples.closeSlot, answer: examples.slotDone },
  }),
  reopenSlot: route('POST /api/admin/availability/slots/:slotId/reopen', {
    summary: 'Put a closed slot on sale again',
    access: ['ops'],
    params: SlotIdDto,
    body: SlotReasonDto,
    answer: ok<SlotOutcomeView>('Done, or unchanged where it was so already.'),
    example: { params: { slotId }, body: examples.reopenSlot, answer: examples.slotDone },
  }),
  resizeSlots: route('POST /api/admin/availability/resize', {
    summary: 'Change the capacity of several slots',
    access: ['ops'],
    idempotencyKey: 'optional',
    body: ResizeSlotsDto,
    answer: ok<SlotsChangedView>('What became of each slot: done, unchanged, or refused and why.'),
    example: { body: examples.resizeSlots, answer: examples.slotsResized },
  }),
  closeSlots: route('POST /api/admin/availability/close', {
    summary: 'Take several slots off sale',
    access: ['ops'],
    idempotencyKey: 'optional',
    body: SlotsReasonDto,
    answer: ok<SlotsChangedView>('What became of each slot: done, unchanged, or refused and why.'),
    example: { body: examples.closeSlots, answer: examples.slotsChanged },
  }),
  reopenSlots: route('POST /api/admin/availability/reopen', {
    summary: 'Put several closed slots on sale again',
    access: ['ops'],
    idempotencyKey: 'optional',
    body: SlotsReasonDto,
    answer: ok<SlotsChangedView>('What became of each slot: done, unchanged, or refused and why.'),
    example: { body: examples.reopenSlots, answer: examples.slotsChanged },
  }),
  closeFreeSlots: route('POST /api/admin/availability/close-free', {
    summary: 'Close the open slots that nobody has booked',
    access: ['ops'],
    body: CloseFreeSlotsDto,
    answer: ok<FreeSlotsClosedView>('Slots without a seat taken are closed; those with one stay as they are.'),
    refuses: ['VENUE_NOT_FOUND'],
    example: { body: examples.closeFreeSlots, answer: examples.freeSlotsClosed },
  }),
  previewSlots: route('GET /api/admin/availability/plan', {
    summary: 'Show which slots the rules of a venue foresee',
    access: ['ops'],
    query: PreviewSlotsDto,
    answer: ok<SlotPlanView>('What opening these days would open; nothing is written.'),
    refuses: [
      'VENUE_NOT_FOUND',
      'EXPERIENCE_NOT_AT_VENUE',
      'DATE_PAST',
      'DATE_TOO_FAR',
      'DAYS_CROSSED',
      'SPAN_TOO_LONG',
    ],
    example: { query: examples.openSlots, answer: examples.slotPlan },
  }),
  openSlots: route('POST /api/admin/availability/open', {
    summary: 'Put the foreseen slots of a span on sale',
    access: ['ops'],
    body: OpenSlotsDto,
    answer: ok<SlotsOpenedView>('The slots of the plan are open; those that were there stay as they are.'),
    refuses: [
      'VENUE_NOT_FOUND',
      'EXPERIENCE_NOT_AT_VENUE',
      'DATE_PAST',
      'DATE_TOO_FAR',
      'DAYS_CROSSED',
      'SPAN_TOO_LONG',
    ],
    example: { body: examples.openSlots, answer: examples.slotsOpened },
  }),
  openSlot: route('POST /api/admin/availability/slots', {
    summary: 'Put one additional slot on sale',
    access: ['ops'],
    idempotencyKey: 'optional',
    body: OpenSlotDto,
    answer: created<SlotOpenedView>('One start more than the plan foresees is on sale.'),
    refuses: [
      'VENUE_NOT_FOUND',
      'EXPERIENCE_NOT_AT_VENUE',
      'DATE_PAST',
      'DATE_TOO_FAR',
      'TIME_SKIPPED',
      'SLOT_STARTED',
      'SLOT_EXISTS',
    ],
    example: { body: examples.openSlot, answer: examples.slotOpened },
  }),
  showAvailability: route('GET /api/admin/availability', {
    summary: "Show the calendar of a venue's slots",
    access: ['desk', 'ops'],
    query: ShowAvailabilityDto,
    answer: ok<AvailabilityCalendarView>(
      'Every slot of a venue on these days with its load, and the starts nobody opened yet.',
    ),
    caching: 'no-cache',
    refuses: ['VENUE_NOT_FOUND', 'DAYS_CROSSED', 'SPAN_TOO_LONG'],
    example: { query: examples.calendarDays, answer: examples.calendar },
  }),
  showStanding: route('GET /api/admin/availability/standing', {
    summary: 'Show what is booked in the slots of a selection',
    access: ['ops'],
    query: ShowStandingDto,
    answer: ok<StandingView>('Open slots and live bookings of these days, as far as they lie ahead.'),
    refuses: ['VENUE_NOT_FOUND'],
    example: { query: examples.standingDays, answer: examples.standing },
  }),
});
