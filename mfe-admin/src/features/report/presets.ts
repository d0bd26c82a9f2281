import { addDays } from '@northlight/site-kit/booking-ui';
import { texts } from '../../texts/report.ts';

/** Some days, both included: yyyy-MM-dd. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

export const presets = [
  ['today', texts.today],
  ['this-week', texts.thisWeek],
  ['last-week', texts.lastWeek],
  ['this-month', texts.thisMonth],
  ['last-month', texts.lastMonth],
  ['next-30', texts.next30Days],
] as const;
type Preset = (typeof presets)[number][0];

/** The days that a preset means on a day; a week begins on Monday, as the venues' weeks of hours do. */
export function presetSpan(preset: Preset, today: string): Span {
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  const first = `${today.slice(0, 8)}01`;
  const lastOfBefore = addDays(first, -1);
  const spans: Readonly<Record<Preset, Span>> = {
    today: { from: today, to: today },
    'this-week': { from: monday, to: addDays(monday, 6) },
    'last-week': { from: addDays(monday, -7), to: addDays(monday, -1) },
    'this-month': { from: first, to: lastOfMonth(today) },
    'last-month': { from: `${lastOfBefore.slice(0, 8)}01`, to: lastOfBefore },
    'next-30': { from: today, to: addDays(today, 29) },
  };
  return spans[preset];
}

/** Sunday is 0. */
const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

const lastOfMonth = (date: string): string => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};
