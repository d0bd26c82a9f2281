import type { Catalog, DaySpan } from '../../../../catalog/index.js';
import type { WallClock } from '../../../domain/booking/visit.js';
import { hasStarted } from '../../../domain/slot/slot.js';
import { slotIdOf } from '../../../domain/slot/slot-id.js';

/** Days, and where said only one experience of them. */
export interface SlotSpan extends DaySpan {
  readonly experienceId?: number | undefined;
  /** Only what starts after this; left out, also what has begun on the first day. */
  readonly after?: WallClock | undefined;
  /** ISO instant from which everybody may book them; left out: at once. */
  readonly opensAt?: string | undefined;
}

/** A slot that the plan foresees, under the id that it has or will have. */
export interface PlannedSlot {
  readonly slotId: string;
  readonly details: Awaited<ReturnType<Catalog['slotPlan']>>[number];
}

/** What a venue's plan foresees for a span. */
export async function plannedSlots(
  catalog: Catalog,
  venueId: number,
  { experienceId, after, ...days }: SlotSpan,
): Promise<PlannedSlot[]> {
  const plan = await catalog.slotPlan(venueId, days);
  return plan
    .filter((details) => experienceId === undefined || details.experienceId === experienceId)
    .filter((details) => !after || !hasStarted(details, after.now, after.zone))
    .map((details) => ({ slotId: slotIdOf({ venueId, ...details }), details }));
}
