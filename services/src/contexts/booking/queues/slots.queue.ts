import { officeZone } from '../../../platform/kernel/venue-time.js';

/** The queue of work on slots that no person asks for. */
export const slotsQueue = {
  name: 'slots',
  extendHorizon: 'extend-slot-horizon',
  /** After the last show and before anybody is up. */
  nightly: { pattern: '0 30 3 * * *', tz: officeZone },
} as const;

/** How far ahead visitors can book, in days (decisions.md 5). */
export const slotHorizonDays = 60;
