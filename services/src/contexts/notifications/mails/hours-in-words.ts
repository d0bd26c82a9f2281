import type { OpeningHours } from '@northlight/contracts';
import { timeInWords } from './letter.js';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const mondayFirst = [1, 2, 3, 4, 5, 6, 0];

/** Runs of days with the same hours: `Monday to Thursday 10:00 AM to 8:00 PM`. @param weekHours starts on Sunday */
export function hoursInWords(weekHours: readonly (OpeningHours | null)[]): string[] {
  const runs: { from: number; to: number; hours: string }[] = [];
  for (const day of mondayFirst) {
    const hours = told(weekHours[day] ?? null);
    const last = runs.at(-1);
    if (last?.hours === hours) last.to = day;
    else runs.push({ from: day, to: day, hours });
  }
  return runs.map(({ from, to, hours }) => `${days[from]}${from === to ? '' : ` to ${days[to]}`} ${hours}`);
}

const told = (hours: OpeningHours | null): string =>
  hours ? `${timeInWords(hours.opens)} to ${timeInWords(hours.closes)}` : 'closed';
