import { RRuleTemporal } from 'rrule-temporal';

/** Days that come again every week. Dates are yyyy-MM-dd; first and last included. */
export interface WeeklyDays {
  /** 0 is Sunday. */
  readonly weekdays: readonly number[];
  readonly from: string;
  readonly until: string;
  /** Dates that are left out. */
  readonly except: readonly string[];
}

const codes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
const compact = (date: string): string => date.replaceAll('-', '');

/** The dates of a weekly rule in their order, by RFC 5545: a rule with its exception dates. */
export function datesOf({ weekdays, from, until, except }: WeeklyDays): string[] {
  if (weekdays.length === 0 || until < from) return [];
  const days = weekdays.map((weekday) => codes[weekday]).join(',');
  const rule = `RRULE:FREQ=WEEKLY;BYDAY=${days};UNTIL=${compact(until)}`;
  const left = except.length > 0 ? [`EXDATE;VALUE=DATE:${except.map(compact).join(',')}`] : [];
  return occurrences([`DTSTART;VALUE=DATE:${compact(from)}`, rule, ...left]).map((each) =>
    each.toPlainDate().toString(),
  );
}

const occurrences = (lines: readonly string[]) => new RRuleTemporal({ rruleString: lines.join('\n') }).all();
