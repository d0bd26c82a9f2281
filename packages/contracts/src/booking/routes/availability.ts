import { events, ok } from '../../wire/answer.js';
import { route, routeGroup } from '../../wire/route.js';
import { type DayView, type SlotView, type WeekdaysView } from '../booking-views.js';
import * as examples from '../examples/availability.js';
import { FindAvailabilityDto, FindAvailableDaysDto } from '../find-availability.dto.js';

export const availabilityRoutes = routeGroup('Availability', {
  findSlots: route('GET /api/availability', {
    summary: 'List the slots of an experience on one day',
    access: 'everyone',
    query: FindAvailabilityDto,
    answer: ok<SlotView[]>('The slots of one experience at one venue on one day, in order of time.'),
    caching: 'no-cache',
    refuses: ['VENUE_NOT_FOUND', 'EXPERIENCE_NOT_FOUND'],
    example: { query: examples.aDay, answer: examples.slots },
  }),
  findDays: route('GET /api/availability/days', {
    summary: 'List the days of a month on which seats are free',
    access: 'everyone',
    query: FindAvailableDaysDto,
    answer: ok<DayView[]>('The days that have slots, and how many of them can still be booked.'),
    caching: 'no-cache',
    refuses: ['VENUE_NOT_FOUND', 'EXPERIENCE_NOT_FOUND', 'DAYS_CROSSED', 'SPAN_TOO_LONG'],
    example: { query: examples.aMonth, answer: examples.days },
  }),
  findWeekdays: route('GET /api/availability/weekdays', {
    summary: 'List the weekdays on which experiences run',
    access: 'everyone',
    answer: ok<WeekdaysView[]>(
      'The days of the week on which each experience has slots to come (1 is Monday), and its next free time.',
    ),
    caching: 'public, max-age=60',
    example: { answer: examples.weekdays },
  }),
  watchAvailability: route('GET /api/availability/stream', {
    summary: 'Follow the free seats of a day',
    access: 'everyone',
    query: FindAvailabilityDto,
    answer: events<SlotView[]>(
      'The slots of one experience at one venue on one day as server-sent events: an event `slots` at once and after each change. Its data is what GET /api/availability answers, its id a position of the venue’s ledger that it has reached. A comment every 20 seconds keeps the line open.',
    ),
    refuses: ['VENUE_NOT_FOUND', 'EXPERIENCE_NOT_FOUND'],
    example: { query: examples.aDay, answer: examples.slots },
  }),
});
