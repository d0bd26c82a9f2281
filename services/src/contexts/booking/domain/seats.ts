import { fold, type Message, type Step, step } from '@northlight/event-store/decider';
import { booking } from './booking/booking.js';
import type { ChangeSeats, HoldSeats, Moment, ReleaseReason, SlotCommand } from './slot/slot.events.js';
import { lapsedHolds, type Slot, slot } from './slot/slot.js';
import { bookingStream, slotStream, waitlistStream } from './slot/slot-id.js';
import type { SeatsOffered } from './waitlist/waitlist.events.js';
import { isAwaited, offersOf, type Waitlist, waitlist } from './waitlist/waitlist.js';

/** A slot with its name, as a decision sees it. */
export interface NamedSlot {
  readonly slotId: string;
  readonly slot: Slot;
}

/** A slot and those who wait for it; the list is read only where seats come free. */
export interface AwaitedSlot extends NamedSlot {
  readonly list: () => Waitlist;
}

/** The steps of one decision over the seats of a slot, and what they offer to those who wait. */
export interface SeatDecision {
  readonly steps: readonly Step[];
  readonly offers: readonly SeatsOffered[];
}

/**
 * What lets the holds of a slot lapse whose time is over: the clock decides, not the job that may be late or never run.
 * The booking, or the offer, and the slot change together.
 */
export function lapseSteps({ slotId, slot: state }: NamedSlot, at: Date, except: readonly string[] = []): Step[] {
  const lapsed = lapsedHolds(state, at).filter((bookingId) => !except.includes(bookingId));
  // guard: a hold that lapses takes its booking along
  return lapsed.flatMap((bookingId) => [
    state.held.get(bookingId)?.isOffer
      ? step(waitlist, waitlistStream(slotId), { type: 'LapseOffer', entryId: bookingId, at })
      : step(booking, bookingStream(bookingId), { type: 'ExpireHold', at }),
    step(slot, slotStream(slotId), { type: 'ReleaseSeats', bookingId, why: 'expired' }),
  ]);
}

// guard: the clock ends a hold, whether or not a job has noticed
/** Lets lapsed holds go, offers what is free then to the waiting, and holds it for them: the public sees only the rest. */
export const offersOfFreedSeats = (awaited: AwaitedSlot, moment: Moment): SeatDecision =>
  offersAfter(awaited, lapseSteps(awaited, moment.at), moment);

/** Takes seats in a slot, after those whose time is over went to the waitlist. */
export const takeSeats = (awaited: AwaitedSlot, hold: Omit<HoldSeats, 'type'>): SeatDecision =>
  afterLapsed(awaited, hold, [step(slot, slotStream(awaited.slotId), { type: 'HoldSeats', ...hold })]);

/** Turns an offer into seats of the booking that takes it; what the booking does not need is offered on. */
export function takeOffer(awaited: AwaitedSlot, entryId: string, hold: Omit<HoldSeats, 'type'>): SeatDecision {
  const { slotId } = awaited;
  const { bookingId, seats, at } = hold;
  // guard: an offer that is taken gives its own seats back first
  const taken = afterLapsed(awaited, hold, [
    step(waitlist, waitlistStream(slotId), { type: 'TakeOffer', entryId, bookingId, seats, at }),
    step(slot, slotStream(slotId), { type: 'ReleaseSeats', bookingId: entryId, why: 'taken' }),
    step(slot, slotStream(slotId), { type: 'HoldSeats', ...hold }),
  ]);
  const left = offersAfter(awaited, taken.steps, hold);
  return { steps: left.steps, offers: [...taken.offers, ...left.offers] };
}

/** Another party size for seats that are held; what a smaller party leaves free is offered on. */
export function changeSeats(awaited: AwaitedSlot, change: Omit<ChangeSeats, 'type'>): SeatDecision {
  const steps = [step(slot, slotStream(awaited.slotId), { type: 'ChangeSeats', ...change })];
  const isMore = change.seats > (awaited.slot.held.get(change.bookingId)?.seats ?? 0);
  // guard: a party that grows gets what has lapsed
  return isMore ? afterLapsed(awaited, change, steps) : offersAfter(awaited, steps, change);
}

/** Gives seats back: they go to those who wait before anybody else sees them. */
export const releaseSeats = (
  awaited: AwaitedSlot,
  { bookingId, why, ...moment }: Moment & { readonly bookingId: string; readonly why: ReleaseReason },
): SeatDecision =>
  offersAfter(awaited, [step(slot, slotStream(awaited.slotId), { type: 'ReleaseSeats', bookingId, why })], moment);

/** Takes a party off the list; seats that were offered to it go to the next. */
export function leaveWaitlist(awaited: AwaitedSlot, entryId: string, moment: Moment): SeatDecision {
  const { slotId } = awaited;
  const leave = step(waitlist, waitlistStream(slotId), { type: 'LeaveWaitlist', entryId });
  const release = step(slot, slotStream(slotId), { type: 'ReleaseSeats', bookingId: entryId, why: 'declined' });
  // guard: who leaves the waitlist gives back what was offered
  return offersAfter(awaited, [leave, release], moment);
}

/** What the clock has freed goes to those who wait first, and whoever asks now gets of the rest. */
function afterLapsed(awaited: AwaitedSlot, moment: Moment, steps: readonly Step[]): SeatDecision {
  if (lapsedHolds(awaited.slot, moment.at).length === 0) return { steps, offers: [] };
  const passed = offersOfFreedSeats(awaited, moment);
  return { steps: [...passed.steps, ...steps], offers: passed.offers };
}

/** The steps, and then what they leave free is held for those who wait, in the same decision. */
function offersAfter(awaited: AwaitedSlot, given: readonly Step[], { at, zone }: Moment): SeatDecision {
  const { slotId } = awaited;
  const moment = { at, zone };
  const steps = isAwaited(awaited.list()) ? [...otherLapses(awaited, given, at), ...given] : given;
  const listThen = stateAfter(steps, waitlistStream(slotId), awaited.list());
  // guard: an offer counts what has lapsed as free
  const slotThen = stateAfter(steps, slotStream(slotId), awaited.slot);
  const offers = offersOf(listThen, slotThen, moment);
  if (offers.length === 0) return { steps, offers };
  const offer = step(waitlist, waitlistStream(slotId), { type: 'OfferSeats', slot: slotThen, ...moment });
  const holds = offers.map(({ entryId: bookingId, seats, until }) =>
    step(slot, slotStream(slotId), { type: 'HoldSeats', bookingId, seats, until, offer: true, ...moment }),
  );
  // guard: seats that are offered are held
  return { steps: [...steps, offer, ...holds], offers };
}

/** What has lapsed is free as well, so that nobody is passed over who fits with it: all that `given` does not release. */
function otherLapses(named: NamedSlot, given: readonly Step[], at: Date): Step[] {
  const released = given.flatMap(({ command }) => (isRelease(command) ? [command.bookingId] : []));
  return lapseSteps(named, at, released);
}

const isRelease = (command: Message): command is Extract<SlotCommand, { type: 'ReleaseSeats' }> =>
  command.type === 'ReleaseSeats';

/** A stream as steps leave it. @throws {Refusal} */
const stateAfter = <State>(steps: readonly Step[], stream: string, state: State): State =>
  steps
    .filter((one) => one.stream === stream)
    .reduce<unknown>((then, { rules, command }) => fold(rules, rules.decide(command, then), then), state) as State;
