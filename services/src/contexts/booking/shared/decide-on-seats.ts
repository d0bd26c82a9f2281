import type { Work } from '@northlight/event-store';
import type { Step } from '@northlight/event-store/decider';
import { Refusal } from '../../../platform/kernel/refusal.js';
import type { Catalog } from '../../catalog/index.js';
import { type AwaitedSlot, lapseSteps, offersOfFreedSeats, type SeatDecision } from '../domain/seats.js';
import type { Moment } from '../domain/slot/slot.events.js';
import { slot } from '../domain/slot/slot.js';
import { bookingIdIn, slotKeyOf, slotStream, waitlistStream } from '../domain/slot/slot-id.js';
import { liveEntries, waitlist } from '../domain/waitlist/waitlist.js';

/**
 * Decides on the seats of a slot and has those written to who are offered some: all in one commit, so that nobody
 * overtakes those who wait.
 */
export function decideOnSeats(work: Work, slotId: string, decide: (awaited: AwaitedSlot) => SeatDecision): void {
  const { steps, offers } = decide({
    slotId,
    slot: work.load(slot, slotStream(slotId)),
    list: () => work.load(waitlist, waitlistStream(slotId)),
  });
  work.applyAll(steps);
  notifyOfLapsed(work, slotId, steps);
  const ids = offers.map(({ entryId }) => entryId);
  if (ids.length > 0) enqueueAbout(work, 'waitlist-offer', { entryIds: ids, venueId: slotKeyOf(slotId).venueId });
}

/** Lets what has lapsed in a slot go, and offers what is free to those who wait. */
export const offerFreedSeats = (work: Work, slotId: string, moment: Moment): void =>
  decideOnSeats(work, slotId, (awaited) => offersOfFreedSeats(awaited, moment));

/** Lets what has lapsed in a slot go, for a decision that changes the slot and passes seats on afterwards. */
export function releaseLapsedSeats(work: Work, slotId: string, at: Date): void {
  const steps = lapseSteps({ slotId, slot: work.load(slot, slotStream(slotId)) }, at);
  work.applyAll(steps);
  notifyOfLapsed(work, slotId, steps);
}

/** Whoever waits for a time that was closed is written to. */
export function notifyOfClosing(work: Work, slotId: string): void {
  const ids = liveEntries(work.load(waitlist, waitlistStream(slotId)));
  if (ids.length > 0) enqueueAbout(work, 'waitlist-closed', { entryIds: ids, venueId: slotKeyOf(slotId).venueId });
}

/** Whose hold has lapsed is written to. */
function notifyOfLapsed(work: Work, slotId: string, steps: readonly Step[]): void {
  const ids = steps.flatMap(({ stream, command }) => (command.type === 'ExpireHold' ? bookingIdIn(stream) : []));
  if (ids.length > 0) enqueueAbout(work, 'booking-lapsed', { bookingIds: ids, venueId: slotKeyOf(slotId).venueId });
}

/** On whose wall the clock says whether a slot has started. @throws {Refusal} VENUE_NOT_FOUND */
export async function zoneAt(catalog: Catalog, venueId: number): Promise<string> {
  const venue = await catalog.venue(venueId);
  if (!venue) throw new Refusal('VENUE_NOT_FOUND');
  return venue.timezone;
}

/** One job about several things: a commit has one of a kind, so those of one decision go together. */
export function enqueueAbout(
  work: Work,
  kind: string,
  { venueId, ...lists }: { readonly venueId: number } & Readonly<Record<string, number | readonly string[]>>,
): void {
  const known = work.jobs.findIndex((job) => job.kind === kind);
  const before = known < 0 ? {} : work.jobs[known]?.payload;
  const joined = Object.entries(lists).map(([name, ids]) => [
    name,
    [...((before as Record<string, string[]>)[name] ?? []), ...(ids as readonly string[])],
  ]);
  const job = { kind, payload: { venueId, ...Object.fromEntries(joined) } };
  if (known < 0) work.jobs.push(job);
  else work.jobs[known] = job;
}
