import type { Catalog, DaySpan } from '../../../catalog/index.js';
import { slotIdOf } from '../../domain/slot-id.js';

/** Days, and where said only one experience of them. */
export interface SlotSpan extends DaySpan {
  readonly experienceId?: number | undefined;
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
  { experienceId, ...days }: SlotSpan,
): Promise<PlannedSlot[]> {
  const plan = await catalog.slotPlan(venueId, days);
  return plan
    .filter((details) => experienceId === undefined || details.experienceId === experienceId)
    .map((details) => ({ slotId: slotIdOf({ venueId, ...details }), details }));
}
