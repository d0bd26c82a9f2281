// Made by `npm run codegen` from packages/contracts/src/booking/routes/planning.ts.
import type { AvailabilityCalendarView, CallOffPreview, CallOffView, CloseFreeSlotsDto, FreeSlotsClosedView, ListCallOffsDto, OpenSlotDto, OpenSlotsDto, PreviewCallOffDto, PreviewSlotsDto, ResizeSlotDto, ResizeSlotsDto, ShowAvailabilityDto, ShowStandingDto, SlotOpenedView, SlotOutcomeView, SlotPlanView, SlotReasonDto, SlotsChangedView, SlotsOpenedView, SlotsReasonDto, StandingView, StartCallOffDto } from '@northlight/contracts';
import type { Operation, Sent, SentQuery } from '../operation.js';

/** Show which bookings a call-off would cancel. */
export const previewCallOff: Operation<{ query: SentQuery<PreviewCallOffDto, 'experienceId' | 'time'> }, CallOffPreview> = { method: 'GET', path: '/api/admin/call-offs/preview' };

/** List the call-offs of a venue. */
export const listCallOffs: Operation<{ query: SentQuery<ListCallOffsDto> }, CallOffView[]> = { method: 'GET', path: '/api/admin/call-offs' };

/** Cancel all visits of a span of time and tell their customers. */
export const startCallOff: Operation<{ body: Sent<StartCallOffDto, 'experienceId' | 'time'>; idempotencyKey?: string }, CallOffView> = { method: 'POST', path: '/api/admin/call-offs' };

/** Change the capacity of a slot. */
export const resizeSlot: Operation<{ params: { slotId: string | number }; body: Sent<ResizeSlotDto> }, SlotOutcomeView> = { method: 'POST', path: '/api/admin/availability/slots/:slotId/resize' };

/** Take a slot off sale. */
export const closeSlot: Operation<{ params: { slotId: string | number }; body: Sent<SlotReasonDto> }, SlotOutcomeView> = { method: 'POST', path: '/api/admin/availability/slots/:slotId/close' };

/** Put a closed slot on sale again. */
export const reopenSlot: Operation<{ params: { slotId: string | number }; body: Sent<SlotReasonDto> }, SlotOutcomeView> = { method: 'POST', path: '/api/admin/availability/slots/:slotId/reopen' };

/** Change the capacity of several slots. */
export const resizeSlots: Operation<{ body: Sent<ResizeSlotsDto, 'allOrNothing' | 'fromTime' | 'slotIds' | 'toTime'>; idempotencyKey?: string }, SlotsChangedView> = { method: 'POST', path: '/api/admin/availability/resize' };

/** Take several slots off sale. */
export const closeSlots: Operation<{ body: Sent<SlotsReasonDto, 'allOrNothing' | 'fromTime' | 'slotIds' | 'toTime'>; idempotencyKey?: string }, SlotsChangedView> = { method: 'POST', path: '/api/admin/availability/close' };

/** Put several closed slots on sale again. */
export const reopenSlots: Operation<{ body: Sent<SlotsReasonDto, 'allOrNothing' | 'fromTime' | 'slotIds' | 'toTime'>; idempotencyKey?: string }, SlotsChangedView> = { method: 'POST', path: '/api/admin/availability/reopen' };

/** Close the open slots that nobody has booked. */
export const closeFreeSlots: Operation<{ body: Sent<CloseFreeSlotsDto, 'experienceId' | 'to'> }, FreeSlotsClosedView> = { method: 'POST', path: '/api/admin/availability/close-free' };

/** Show which slots the rules of a venue foresee. */
export const previewSlots: Operation<{ query: SentQuery<PreviewSlotsDto, 'experienceId'> }, SlotPlanView> = { method: 'GET', path: '/api/admin/availability/plan' };

/** Put the foreseen slots of a span on sale. */
export const openSlots: Operation<{ body: Sent<OpenSlotsDto, 'experienceId' | 'opensAt'> }, SlotsOpenedView> = { method: 'POST', path: '/api/admin/availability/open' };

/** Put one additional slot on sale. */
export const openSlot: Operation<{ body: Sent<OpenSlotDto, 'opensAt'>; idempotencyKey?: string }, SlotOpenedView> = { method: 'POST', path: '/api/admin/availability/slots' };

/** Show the calendar of a venue's slots. */
export const showAvailability: Operation<{ query: SentQuery<ShowAvailabilityDto> }, AvailabilityCalendarView> = { method: 'GET', path: '/api/admin/availability' };

/** Show what is booked in the slots of a selection. */
export const showStanding: Operation<{ query: SentQuery<ShowStandingDto, 'experienceId' | 'to'> }, StandingView> = { method: 'GET', path: '/api/admin/availability/standing' };
