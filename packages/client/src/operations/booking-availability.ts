// Made by `npm run codegen` from packages/contracts/src/booking/routes/availability.ts.
import type { DayView, FindAvailabilityDto, FindAvailableDaysDto, SlotView, WeekdaysView } from '@northlight/contracts';
import { operation, type Sent } from '../operation.js';

/** List the slots of an experience on one day. */
export const findSlots = /* @__PURE__ */ operation<{ query?: Partial<Sent<FindAvailabilityDto>> }, SlotView[]>('GET', '/api/availability');

/** List the days of a month on which seats are free. */
export const findDays = /* @__PURE__ */ operation<{ query?: Partial<Sent<FindAvailableDaysDto>> }, DayView[]>('GET', '/api/availability/days');

/** List the weekdays on which experiences run. */
export const findWeekdays = /* @__PURE__ */ operation<object, WeekdaysView[]>('GET', '/api/availability/weekdays');

/** Follow the free seats of a day. */
export const watchAvailability = /* @__PURE__ */ operation<{ query?: Partial<Sent<FindAvailabilityDto>> }, SlotView[]>('GET', '/api/availability/stream');
