/** The parts of choosing a time that several fronts show. Bundled by each front, not shared at run time. */
export { BoardNote } from './board-note.tsx';
export { type CalendarSpan, dayName, openSlotsOn } from './day-state.ts';
export { gateway, isSafeAddress } from './gateway.ts';
export { idempotencyKeys } from './idempotency-keys.ts';
export { addDays, dateIn, textOfDate, todayIn } from './local-date.ts';
export { MonthCalendar } from './month-calendar.tsx';
export { SlotBoard } from './slot-board.tsx';
export { type BoardSlot, lostChoice, slotAt } from './slot-state.ts';
export { useLiveSlots } from './use-live-slots.ts';
export { useLostChoice } from './use-lost-choice.ts';
export { useOpenings, useSlotsFor } from './use-openings.ts';
