import type { SlotEvent } from '../domain/slot/slot.events.js';
import type { WaitlistEvent } from '../domain/waitlist/waitlist.events.js';
import type { Entry } from './breaches.js';
import { SlotAudit } from './slot-audit.js';
import type { RefusedBuyer } from './story-player.js';
import { WaitlistAudit } from './waitlist-audit.js';

/**
 * 3 of engine.md, sold exactly: whoever was refused for want of seats did not fit at some moment between the asking and
 * the answer. What a hold that has lapsed leaves free goes to those who wait first. @param log from the opening of the slots on
 */
export const wronglyRefused = (log: readonly Entry[], refused: readonly RefusedBuyer[]): string[] =>
  refused
    .filter((buyer) => leastFree(log, buyer) >= buyer.seats)
    .map(({ slotId, seats, from, to }) => `${slotId} refused ${seats} between ${from} and ${to}, and had room`);

function leastFree(log: readonly Entry[], { slotId, at, from, to }: RefusedBuyer): number {
  const audit = new SlotAudit(slotId);
  const list = new WaitlistAudit(slotId, audit);
  let least = Number.POSITIVE_INFINITY;
  for (const entry of log) {
    if (entry.position > to) break;
    if (entry.position > from) least = Math.min(least, list.publicRoom(at));
    note(entry, slotId, { audit, list });
  }
  return Math.min(least, list.publicRoom(at));
}

interface Audits {
  readonly audit: SlotAudit;
  readonly list: WaitlistAudit;
}

function note({ stream, event, at }: Entry, slotId: string, { audit, list }: Audits): void {
  if (stream === `waitlist/${slotId}`) list.see(event as WaitlistEvent, at);
  if (stream !== `slot/${slotId}`) return;
  if (event.type === 'SeatsHeld' && event.offer) list.held(event.seats);
  audit.see(event as SlotEvent);
}
