// Made by `npm run codegen` from packages/contracts/src/booking/routes/planning.ts.
import type { AvailabilityCalendarView, CallOffPreview, CallOffView, CloseFreeSlotsDto, FreeSlotsClosedView, ListCallOffsDto, OpenSlotDto, OpenSlotsDto, PreviewCallOffDto, PreviewSlotsDto, ResizeSlotDto, ResizeSlotsDto, ShowAvailabilityDto, ShowStandingDto, SlotOpenedView, SlotOutcomeView, SlotPlanView, SlotReasonDto, SlotsChangedView, SlotsOpenedView, SlotsReasonDto, StandingView, StartCallOffDto } from '@northlight/contracts';
import { operation, type Sent } from '../operation.js';

/** Show which bookings a call-off would cancel. */
export const previewCallOff = /* @__PURE__ */ operation<{ query?: Partial<Sent<PreviewCallOffDto>> }, CallOffPreview>('GET', '/api/admin/call-offs/preview');

/** List the call-offs of a venue. */
export const listCallOffs = /* @__PURE__ */ operation<{ query?: Partial<Sent<ListCallOffsDto>> }, CallOffView[]>('GET', '/api/admin/call-offs');

/** Cancel all visits of a span of time and tell their customers. */
export const startCallOff = /* @__PURE__ */ operation<{ body: Sent<StartCallOffDto>; idempotencyKey?: string }, CallOffView | undefined>('POST', '/api/admin/call-offs');

/** Change the capacity of a slot. */
export const resizeSlot = /* @__PURE__ */ operation<{ params: { slotId: string | number }; body: Sent<ResizeSlotDto> }, SlotOutcomeView>('POST', '/api/admin/availability/slots/:slotId/resize');

/** Take a slot off sale. */
export const closeSlot = /* @__PURE__ */ operation<{ params: { slotId: string | number }; body: Sent<SlotReasonDto> }, SlotOutcomeView>('POST', '/api/admin/availability/slots/:slotId/close');

/** Put a closed slot on sale again. */
export const reopenSlot = /* @__PURE__ */ operation<{ params: { slotId: string | number }; body: Sent<SlotReasonDto> }, SlotOutcomeView>('POST', '/api/admin/availability/slots/:slotId/reopen');

/** Change the capacity of several slots. */
export const resizeSlots = /* @__PURE__ */ operation<{ body: Sent<ResizeSlotsDto>; idempotencyKey?: string }, SlotsChangedView>('POST', '/api/admin/availability/resize');

/** Take several slots off sale. */
export const closeSlots = /* @__PURE__ */ operation<{ body: Sent<SlotsReasonDto>; idempotencyKey?: string }, SlotsChangedView>('POST', '/api/admin/availability/close');

/** Put several closed slots on sale again. */
export const reopenSlots = /* @__PURE__ */ operation<{ body: Sent<SlotsReasonDto>; idempotencyKey?: string }, SlotsChangedView>('POST', '/api/admin/availability/reopen');

/** Close the open slots that nobody has booked. */
export const closeFreeSlots = /* @__PURE__ */ operation<{ body: Sent<CloseFreeSlotsDto> }, FreeSlotsClosedView>('POST', '/api/admin/availability/close-free');

/** Show which slots the rules of a venue foresee. */
export const previewSlots = /* @__PURE__ */ operation<{ query?: Partial<Sent<PreviewSlotsDto>> }, SlotPlanView>('GET', '/api/admin/availability/plan');

/** Put the foreseen slots of a span on sale. */
export const openSlots = /* @__PURE__ */ operation<{ body: Sent<OpenSlotsDto> }, SlotsOpenedView>('POST', '/api/admin/availability/open');

/** Put one additional slot on sale. */
export const openSlot = /* @__PURE__ */ operation<{ body: Sent<OpenSlotDto>; idempotencyKey?: string }, SlotOpenedView>('POST', '/api/admin/availability/slots');

/** Show the calendar of a venue's slots. */
export const showAvailability = /* @__PURE__ */ operation<{ query?: Partial<Sent<ShowAvailabilityDto>> }, AvailabilityCalendarView>('GET', '/api/admin/availability');

/** Show what is booked in the slots of a selection. */
export const showStanding = /* @__PURE__ */ operation<{ query?: Partial<Sent<ShowStandingDto>> }, StandingView>('GET', '/api/admin/availability/standing');
