// Made by `npm run codegen` from packages/contracts/src/booking/routes/availability.ts.
import type { DayView, FindAvailabilityDto, FindAvailableDaysDto, SlotView, WeekdaysView } from '@northlight/contracts';
import type { EventOperation, Operation, SentQuery } from '../operation.js';

/** List the slots of an experience on one day. */
export const findSlots: Operation<{ query: SentQuery<FindAvailabilityDto> }, SlotView[]> = { method: 'GET', path: '/api/availability' };

/** List the days of a month on which seats are free. */
export const findDays: Operation<{ query: SentQuery<FindAvailableDaysDto> }, DayView[]> = { method: 'GET', path: '/api/availability/days' };

/** List the weekdays on which experiences run. */
export const findWeekdays: Operation<object, WeekdaysView[]> = { method: 'GET', path: '/api/availability/weekdays' };

/** Follow the free seats of a day. */
export const watchAvailability: EventOperation<{ query: SentQuery<FindAvailabilityDto> }, SlotView[]> = { method: 'GET', path: '/api/availability/stream', answer: 'events' };
