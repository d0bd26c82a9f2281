import type { SlotPlanView } from '@northlight/contracts';

/** One day of what would be opened. */
export interface PlannedDay {
  readonly date: string;
  readonly experiences: number;
  readonly starts: number;
  readonly seats: number;
  /** The first and the last start, HH:mm. */
  readonly first: string;
  readonly last: string;
}

/** The rows of a plan, added up by day. */
export function plannedDays(rows: SlotPlanView['rows']): PlannedDay[] {
  const byDay = new Map<string, SlotPlanView['rows'][number][]>();
  for (const row of rows) byDay.set(row.date, [...(byDay.get(row.date) ?? []), row]);
  return [...byDay]
    .map(([date, ofDay]) => {
      const times = ofDay.flatMap(({ times: some }) => some).sort();
      return {
        date,
        experiences: new Set(ofDay.map(({ experienceId }) => experienceId)).size,
        starts: times.length,
        seats: ofDay.reduce((sum, { capacity, times: some }) => sum + capacity * some.length, 0),
        first: times[0] ?? '',
        last: times.at(-1) ?? '',
      };
    })
    .sort((one, other) => one.date.localeCompare(other.date));
}
