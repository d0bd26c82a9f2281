import type { SlotView } from '@northlight/contracts';

interface SlotFacts {
  readonly slotId: string;
  readonly time: string;
  readonly capacity: number;
  readonly bookedCount: number;
  readonly closed: boolean;
  readonly opensAt: Date | null;
}

/**
 * A slot as visitors see it (§3), asked for (GET /api/availability) or watched. The same for all: whose plan opens it
 * earlier is said by `opensAt`, and decided where seats are taken.
 */
export const slotViewOf = (slot: SlotFacts, hasStarted: boolean, now: Date): SlotView => {
  const opensAt = slot.opensAt && slot.opensAt > now && !slot.closed ? slot.opensAt.toISOString() : undefined;
  return {
    id: slot.slotId,
    time: slot.time,
    capacity: slot.capacity,
    bookedCount: slot.bookedCount,
    bookable: !slot.closed && !hasStarted && opensAt === undefined,
    ...(opensAt && { opensAt }),
  };
};
