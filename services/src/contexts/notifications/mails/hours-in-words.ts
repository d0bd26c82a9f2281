import type { OpeningHours } from '@northlight/contracts';
import { texts } from '../texts/hours-in-words.js';
import { timeInWords } from './letter.js';

const days = [texts.sunday, texts.monday, texts.tuesday, texts.wednesday, texts.thursday, texts.friday, texts.saturday];
const mondayFirst = [1, 2, 3, 4, 5, 6, 0];

/** Runs of days with the same hours: `Monday to Thursday 10:00 AM to 8:00 PM`. @param weekHours starts on Sunday */
export function hoursInWords(weekHours: readonly (OpeningHours | null)[]): string[] {
  const runs: { from: number; to: number; hours: string }[] = [];
  for (const day of mondayFirst) {
    const hours = described(weekHours[day] ?? null);
    const last = runs.at(-1);
    if (last?.hours === hours) last.to = day;
    else runs.push({ from: day, to: day, hours });
  }
  return runs.map(({ from, to, hours }) => {
    const [first = '', last = ''] = [days[from], days[to]];
    return from === to ? texts.text({ day: first, hours }) : texts.to({ first, last, hours });
  });
}

const described = (hours: OpeningHours | null): string =>
  hours ? texts.toOf({ opens: timeInWords(hours.opens), closes: timeInWords(hours.closes) }) : texts.closed;
