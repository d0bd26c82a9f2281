import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { addDaysTo, dateInWords } from '../../../../../platform/kernel/venue-time.js';

/** How far ahead a person may open slots, in days: two years. Whatever is later is a slip of the keyboard. */
const MAX_DAYS_AHEAD = 731;

/** @throws {Refusal} DATE_TOO_FAR */
export function mustBeInReach(date: string, today: string): void {
  const latest = addDaysTo(today, MAX_DAYS_AHEAD);
  if (date > latest) throw new Refusal('DATE_TOO_FAR', { latest: dateInWords(latest) });
}
