import { experienceId, slotId, venueId, visitDate } from '../../wire/example-values.js';
import type { DayView, SlotView, WeekdaysView } from '../booking-views.js';
import type { FindAvailabilityDto, FindAvailableDaysDto } from '../find-availability.dto.js';

export const aDay: FindAvailabilityDto = { venueId, experienceId, date: visitDate };

export const aMonth: FindAvailableDaysDto = { venueId, experienceId, from: '2027-05-01', to: '2027-05-31' };

export const slots: SlotView[] = [
  { id: '1-1-2027-05-15-1345', time: '13:45', capacity: 20, bookedCount: 20, bookable: true },
  { id: slotId, time: '14:30', capacity: 20, bookedCount: 6, bookable: true },
  { id: '1-1-2027-05-15-1515', time: '15:15', capacity: 20, bookedCount: 0, bookable: false },
];

export const days: DayView[] = [
  { date: '2027-05-14', openSlots: 15 },
  { date: visitDate, openSlots: 14 },
  { date: '2027-05-16', openSlots: 15 },
];

export const weekdays: WeekdaysView[] = [
  {
    experienceId,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    next: { venueId, date: '2027-05-04', time: '11:30', inDays: 0 },
  },
  { experienceId: 11, weekdays: [5, 6], next: null },
];
