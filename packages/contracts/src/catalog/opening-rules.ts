import { IsExpectedVersion } from '../expected-version.js';
import { listRule } from '../list-rules.js';
import type { OpeningHours } from './catalog-views.js';

export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** A time of the day, HH:mm. */
export const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Until then (HH:mm) the evening before goes on: in opening hours, in the plan of slots and at the door (ADR 0044). */
export const NIGHT_ENDS = '06:00';

/** Whether a day's hours go on past midnight: such a day closes on the next morning. */
export const closesNextMorning = ({ opens, closes }: OpeningHours): boolean => closes < opens && closes <= NIGHT_ENDS;

interface Starts {
  readonly firstStart: string;
  readonly lastStart: string | null;
}

/**
 * The last start of a rule on the clock of the day on which it begins: `01:00` after a first start at `20:00` is `25:00`.
 * Null where there is none.
 */
export function lastStartOn({ firstStart, lastStart }: Starts): string | null {
  if (lastStart === null || lastStart >= firstStart || lastStart >= NIGHT_ENDS) return lastStart;
  return `${Number(lastStart.slice(0, 2)) + 24}${lastStart.slice(2)}`;
}

/** What is wrong with the hours of one weekday, 0 is Sunday. */
interface WeekProblem {
  readonly weekday: number;
  readonly message: string;
}

const isTime = (value: unknown): value is string => typeof value === 'string' && clockTime.test(value);

function problemOf(hours: unknown): string | undefined {
  if (hours === null) return undefined;
  const { opens, closes } = typeof hours === 'object' ? (hours as Partial<OpeningHours>) : {};
  if (!isTime(opens) || !isTime(closes)) return 'Please enter both times, or mark the day closed';
  if (closes > opens || closesNextMorning({ opens, closes })) return undefined;
  return 'Please choose a closing time after the opening time and no later than 6:00 AM the next day';
}

/** What is wrong with a week of opening hours, day by day; it starts on Sunday, null is a day on which it is shut. */
export const weekProblems = (week: readonly unknown[]): readonly WeekProblem[] =>
  week.flatMap((hours, weekday) => {
    const message = problemOf(hours);
    return message ? [{ weekday, message }] : [];
  });

/** PUT /api/admin/venues/{id}/hours */
export class WriteHoursDto {
  /** Seven days from Sunday on, null is a day on which it is shut. */
  @listRule({
    name: 'openingWeek',
    message: 'Please enter seven days starting with Sunday, each with opening and closing times or none',
    holds: (week) => week.length === 7 && weekProblems(week).length === 0,
  })
  readonly weekHours!: (OpeningHours | null)[];

  /** `hoursVersion` of the venue. */
  @IsExpectedVersion()
  readonly version?: number;
}
