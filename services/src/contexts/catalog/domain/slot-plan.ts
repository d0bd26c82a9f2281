import type { OpeningHours } from '@northlight/contracts';

/** How one experience is run at one venue. Minutes; clock times are the venue's own, HH:mm. */
export interface SlotRule {
  readonly experienceId: number;
  readonly duration: number;
  /** Nobody starts before this, also where the venue opens earlier. */
  readonly firstStart: string;
  readonly seats: number;
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
  readonly weekHours: readonly (OpeningHours | null)[];
  readonly closures: readonly string[];
}

/** A day of a venue: its date and what weekday (0 is Sunday) it is. */
export interface PlanDay {
  readonly date: string;
  readonly weekday: number;
}

/** Minutes to clear and reset a room between two groups (decisions.md 5). */
const turnaround = 15;
/** Starts fall on quarter hours. */
const grid = 15;

/**
 * The slots of one day: from the first start in steps of duration and turnaround, rounded up to a quarter of an hour,
 * as long as the group is out by closing time (decisions.md 5). A closed day has none.
 */
export function plannedSlots(plan: OpeningPlan, rules: readonly SlotRule[], day: PlanDay): PlannedSlot[] {
  const hours = plan.closures.includes(day.date) ? null : plan.weekHours[day.weekday];
  if (!hours) return [];
  return rules.flatMap((rule) =>
    startsOf(rule, hours).map((time) => ({
      experienceId: rule.experienceId,
      date: day.date,
      time,
      capacity: rule.seats,
    })),
  );
}

function startsOf({ duration, firstStart }: SlotRule, { opens, closes }: OpeningHours): string[] {
  const first = Math.max(minutesOf(firstStart), minutesOf(opens));
  const last = minutesOf(closes) - duration;
  const step = Math.ceil((duration + turnaround) / grid) * grid;
  const count = last < first ? 0 : Math.floor((last - first) / step) + 1;
  return Array.from({ length: count }, (_, nth) => clockTime(first + nth * step));
}

const minutesOf = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return hours * 60 + minutes;
};

const clockTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
