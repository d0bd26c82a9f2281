import type { SlotOutcomeView } from '@northlight/contracts';
import type { Work } from '@northlight/event-store';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import type { Moment, SlotChange } from '../../../domain/slot/slot.events.js';
import { slot } from '../../../domain/slot/slot.js';
import { slotStream, waitlistStream } from '../../../domain/slot/slot-id.js';
import { notifyOfClosing, offerFreedSeats, releaseLapsedSeats } from '../../../shared/decide-on-seats.js';

/** What is to become of a slot, and when that is asked. */
export interface SlotChangeRequest extends Moment {
  readonly change: SlotChange;
}

/** Changes every slot that lets itself be changed; one that refuses stays as it is. */
export function changeEach(work: Work, slotIds: readonly string[], wanted: SlotChangeRequest): SlotOutcomeView[] {
  work.preload([...slotIds.map(slotStream), ...slotIds.map(waitlistStream)]);
  return slotIds.map((slotId) => outcomeOf(work, slotId, wanted));
}

/** Changes all of them or none. @throws {Refusal} SLOTS_REFUSED, with what each of those that refuse says */
export function changeAll(work: Work, slotIds: readonly string[], wanted: SlotChangeRequest): SlotOutcomeView[] {
  const outcomes = changeEach(work, slotIds, wanted);
  const errors = outcomes.flatMap(({ slotId, message }) => (message ? { field: slotId, message } : []));
  if (errors.length > 0) throw new Refusal('SLOTS_REFUSED', { refused: errors.length, asked: slotIds.length }, errors);
  return outcomes;
}

/** Changes one, once seats whose hold is over were given back; what is free then goes to those who wait. @throws {Refusal} what the slot says against it */
export function changeOne(work: Work, slotId: string, { change, ...moment }: SlotChangeRequest): SlotOutcomeView {
  releaseLapsedSeats(work, slotId, moment.at);
  const before = work.load(slot, slotStream(slotId));
  const after = work.apply(slot, slotStream(slotId), { ...change, ...moment });
  if (after.status === 'closed' && before.status === 'open') notifyOfClosing(work, slotId);
  offerFreedSeats(work, slotId, moment);
  return { slotId, outcome: after === before ? 'unchanged' : 'done' };
}

function outcomeOf(work: Work, slotId: string, wanted: SlotChangeRequest): SlotOutcomeView {
  try {
    return changeOne(work, slotId, wanted);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    offerFreedSeats(work, slotId, wanted); // what has lapsed is free all the same
    return { slotId, outcome: 'refused', code: refusal.code, message: refusal.message };
  }
}
