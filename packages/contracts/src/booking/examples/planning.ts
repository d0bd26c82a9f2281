import { experienceId, slotId, timezone, venueId, visitDate, visitTime } from '../../wire/example-values.js';
import type { ResizeSlotDto, ResizeSlotsDto, SlotReasonDto, SlotsReasonDto } from '../change-slots.dto.js';
import type {
  SlotOpenedView,
  SlotOutcomeView,
  SlotPlanView,
  SlotsChangedView,
  SlotsOpenedView,
} from '../change-slots-views.js';
import type { OpenSlotDto, OpenSlotsDto } from '../open-slots.dto.js';
import type { AvailabilityCalendarView, ShowAvailabilityDto } from '../show-availability.dto.js';
import type { CloseFreeSlotsDto, FreeSlotsClosedView, ShowStandingDto, StandingView } from '../standing-slots.dto.js';
import { visitFacts } from './visit.js';

export const resizeSlot: ResizeSlotDto = { capacity: 12 };

export const closeSlot: SlotReasonDto = { reason: 'A boat is being repaired' };

export const reopenSlot: SlotReasonDto = { reason: 'The boat is back' };

export const slotDone: SlotOutcomeView = { slotId, outcome: 'done' };

export const resizeSlots: ResizeSlotsDto = {
  venueId,
  experienceId,
  from: visitDate,
  to: visitDate,
  fromTime: '14:00',
  toTime: '16:00',
  capacity: 12,
};

export const closeSlots: SlotsReasonDto = { slotIds: [slotId, '1-1-2027-05-15-1515'], ...closeSlot };

export const reopenSlots: SlotsReasonDto = { ...closeSlots, ...reopenSlot };

export const slotsChanged: SlotsChangedView = {
  done: 1,
  unchanged: 1,
  refused: 0,
  slots: [slotDone, { slotId: '1-1-2027-05-15-1515', outcome: 'unchanged' }],
};

export const slotsResized: SlotsChangedView = {
  done: 1,
  unchanged: 0,
  refused: 1,
  slots: [
    slotDone,
    {
      slotId: '1-1-2027-05-15-1515',
      outcome: 'refused',
      code: 'CAPACITY_BELOW_BOOKED',
      message: 'This slot can’t have fewer seats than are already taken: 16.',
    },
  ],
};

export const openSlots: OpenSlotsDto = { venueId, from: '2027-07-01', to: '2027-07-31', experienceId };

export const slotPlan: SlotPlanView = {
  toOpen: 3,
  alreadyOpen: 460,
  rows: [{ date: '2027-07-31', experienceId, capacity: 20, times: ['20:00', '20:45', '21:15'] }],
};

export const slotsOpened: SlotsOpenedView = { opened: 3 };

export const openSlot: OpenSlotDto = { venueId, experienceId, date: visitDate, time: '09:15', capacity: 12 };

export const slotOpened: SlotOpenedView = { slotId: '1-1-2027-05-15-0915' };

export const calendarDays: ShowAvailabilityDto = { venueId, from: visitDate, to: '2027-05-21' };

export const calendar: AvailabilityCalendarView = {
  venueId,
  venueName: visitFacts.venueName,
  timezone,
  now: { date: '2027-05-04', time: '11:00' },
  slots: [
    {
      id: slotId,
      experienceId,
      date: visitDate,
      time: visitTime,
      capacity: 20,
      booked: 6,
      waiting: 0,
      closed: false,
      opensAt: null,
    },
  ],
  foreseen: [{ experienceId, date: visitDate, time: '15:15', capacity: 20 }],
};

export const standingDays: ShowStandingDto = { venueId, from: visitDate, to: '2027-05-16' };

export const standing: StandingView = {
  openSlots: 32,
  freeSlots: 30,
  days: [{ date: visitDate, bookings: 2, seats: 6 }],
};

export const closeFreeSlots: CloseFreeSlotsDto = { ...standingDays, reason: 'The river is too high' };

export const freeSlotsClosed: FreeSlotsClosedView = {
  closed: 30,
  standing: { ...standing, openSlots: 2, freeSlots: 0 },
};
