import { closesNextMorning, lastStartOn, type OpeningHours, type OpeningRule } from '@northlight/contracts';
import { datesOf } from '../../../platform/kernel/recurrence.js';
import { addDaysTo, instantOf } from '../../../platform/kernel/venue-time.js';

/** An experience that a venue runs, and by which rules. `duration` in minutes. */
export interface PlannedOffer {
  readonly experienceId: number;
  readonly duration: number;
  readonly rules: readonly OpeningRule[];
}

/** A slot that the plan foresees. */
export interface PlannedSlot {
  readonly experienceId: number;
  readonly date: string;
  readonly time: string;
  readonly capacity: number;
}

/** When a venue lets people in. `weekHours` starts on Sunday, null is a closed day; `closures` are calendar dates. */
export interface OpeningPlan {
  readonly timezone: string;
  readonly weekHours: readonly (OpeningHours | null)[];
  readonly closures: readonly string[];
}

/** Calendar dates, first and last included. */
export interface PlanSpan {
  readonly from: string;
  readonly until: string;
}

/** Minutes to clear and reset a room between two groups (decisions.md 5). */
const TURNAROUND_MINUTES = 15;
const DAY_MINUTES = 24 * 60;
/** Starts fall on quarter hours where nobody says otherwise. */
const GRID_MINUTES = 15;

/** From one start to the next: duration and turnaround, rounded up to a quarter of an hour (decisions.md 5). */
const usualStep = (duration: number): number =>
  Math.ceil((duration + TURNAROUND_MINUTES) / GRID_MINUTES) * GRID_MINUTES;

/**
 * The slots of a span, day by day and in the order of the offers: each rule starts on its weekdays from its first start
 * in equal steps, as long as the group is out by closing time. A closed day has none, nor has the hour that clocks skip.
 * What starts after midnight belongs to the evening before, and has the date that the wall shows.
 */
export function plannedSlots(plan: OpeningPlan, offers: readonly PlannedOffer[], span: PlanSpan): PlannedSlot[] {
  const slots = offers.flatMap((offer) => slotsOf(plan, offer, span).sort(byTime));
  return slots.filter((slot) => instantOf(slot, plan.timezone) !== null).sort(byDate);
}

const byDate = (one: PlannedSlot, other: PlannedSlot): number => compare(one.date, other.date);
const byTime = (one: PlannedSlot, other: PlannedSlot): number => compare(one.time, other.time);
const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

function slotsOf(plan: OpeningPlan, { experienceId, duration, rules }: PlannedOffer, span: PlanSpan): PlannedSlot[] {
  const evenings = { from: addDaysTo(span.from, -1), until: span.until };
  return rules
    .flatMap((rule) =>
      openDays(plan, rule, evenings).flatMap(({ hours, dates }) => {
        const starts = startsOf(rule, duration, hours);
        return dates.flatMap((date) =>
          starts.map((start) => ({ experienceId, ...startOn(date, start), capacity: rule.seats })),
        );
      }),
    )
    .filter(({ date }) => date >= span.from && date <= span.until);
}

/** The days on which a rule counts and the venue is open, those with the same hours together. */
function openDays(plan: OpeningPlan, rule: OpeningRule, span: PlanSpan) {
  const from = latest(span.from, rule.validFrom);
  const until = earliest(span.until, rule.validUntil);
  const groups = new Map<string, { hours: OpeningHours; weekdays: number[] }>();
  for (const weekday of rule.weekdays) {
    const hours = plan.weekHours[weekday];
    if (!hours) continue;
    const name = `${hours.opens} ${hours.closes}`;
    const { weekdays = [] } = groups.get(name) ?? {};
    groups.set(name, { hours, weekdays: [...weekdays, weekday] });
  }
  return [...groups.values()].map(({ hours, weekdays }) => ({
    hours,
    dates: datesOf({ weekdays, from, until, except: plan.closures }),
  }));
}

const latest = (one: string, other: string | null): string => (other !== null && other > one ? other : one);
const earliest = (one: string, other: string | null): string => (other !== null && other < one ? other : one);

/** Starts in minutes since the midnight before; those after the next one are beyond a day's minutes. */
function startsOf(rule: OpeningRule, duration: number, hours: OpeningHours): number[] {
  const closing = minutesOf(hours.closes) + (closesNextMorning(hours) ? DAY_MINUTES : 0);
  const first = minutesOf(latest(hours.opens, rule.firstStart));
  const lastStart = lastStartOn(rule);
  const out = closing - duration;
  const last = lastStart === null ? out : Math.min(out, minutesOf(lastStart));
  const step = rule.everyMinutes ?? usualStep(duration);
  return Array.from({ length: Math.max(0, Math.floor((last - first) / step) + 1) }, (_, nth) => first + nth * step);
}

const startOn = (date: string, minutes: number) => ({
  date: addDaysTo(date, Math.floor(minutes / DAY_MINUTES)),
  time: clockTime(minutes % DAY_MINUTES),
});

const minutesOf = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return hours * 60 + minutes;
};

const clockTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
