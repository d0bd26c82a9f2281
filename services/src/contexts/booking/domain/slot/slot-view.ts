import type { SlotView } from '@northlight/contracts';

interface SlotFacts {
  readonly slotId: string;
  readonly time: string;
  readonly capacity: number;
  readonly bookedCount: number;
  readonly closed: boolean;
}

/** A slot as visitors see it (§3), asked for (GET /api/availability) or watched. */
export const slotViewOf = (slot: SlotFacts, hasStarted: boolean): SlotView => ({
  id: slot.slotId,
  time: slot.time,
  capacity: slot.capacity,
  bookedCount: slot.bookedCount,
  bookable: !slot.closed && !hasStarted,
});
