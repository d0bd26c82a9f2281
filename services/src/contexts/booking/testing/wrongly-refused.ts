import type { SlotEvent } from '../domain/slot.events.js';
import type { Entry } from './breaches.js';
import { SlotAudit } from './slot-audit.js';
import type { RefusedBuyer } from './story-player.js';

/**
 * 3 of engine.md, sold exactly: whoever was refused for want of seats did not fit at some moment between the asking and
 * the answer. @param log from the opening of the slots on
 */
export const wronglyRefused = (log: readonly Entry[], refused: readonly RefusedBuyer[]): string[] =>
  refused
    .filter((buyer) => leastFree(log, buyer) >= buyer.seats)
    .map(({ slotId, seats, from, to }) => `${slotId} refused ${seats} between ${from} and ${to}, and had room`);

function leastFree(log: readonly Entry[], { slotId, at, from, to }: RefusedBuyer): number {
  const audit = new SlotAudit(slotId);
  let least = Number.POSITIVE_INFINITY;
  for (const { stream, position, event } of log) {
    if (position > to) break;
    if (position > from) least = Math.min(least, audit.free(at));
    if (stream === `slot/${slotId}`) audit.see(event as SlotEvent);
  }
  return Math.min(least, audit.free(at));
}
