import { Refusal } from '../../../../platform/kernel/refusal.js';
import { dateInWords, localTimeOf, timeInWords } from '../../../../platform/kernel/venue-time.js';
import type { SeatRequest } from './slot.events.js';

/** The staff need no priority: they book whatever was opened, for whom they like. */
export const anyHours = Number.POSITIVE_INFINITY;

const HOUR_MS = 3_600_000;

/** The instant from which somebody may book; real elapsed hours, also over a change of clocks. Null: at once. */
export const opensFor = (opensAt: string | null, priorityHours: number): Date | null => {
  if (opensAt === null || priorityHours === anyHours) return null;
  // guard: a plan opens a slot its own hours earlier, and not more
  return new Date(Date.parse(opensAt) - priorityHours * HOUR_MS);
};

/** @throws {Refusal} SLOT_NOT_OPEN_YET with the time, on the wall of the venue, from which whoever asks may book */
export function mustBeOpenFor(opensAt: string | null, { at, zone, priorityHours = 0 }: SeatRequest): void {
  const from = opensFor(opensAt, priorityHours);
  // guard: a slot opens at its second, that second included
  if (from === null || at >= from) return;
  const { date, time } = localTimeOf(from, zone);
  throw new Refusal('SLOT_NOT_OPEN_YET', { opens: `${dateInWords(date)}, ${timeInWords(time)}` });
}
