import { describe, expect, it } from '@jest/globals';
import { type Decider, fold, type Message } from '@northlight/event-store/decider';
import {
  type AwaitedSlot,
  changeSeats,
  lapseSteps,
  leaveWaitlist,
  offersOfFreedSeats,
  releaseSeats,
  type SeatDecision,
  takeOffer,
  takeSeats,
} from './seats.js';
import { type SlotEvent, seatsHeld, slotOpened } from './slot/slot.events.js';
import { slot } from './slot/slot.js';
import { slotStream, waitlistStream } from './slot/slot-id.js';
import { waitlist } from './waitlist/waitlist.js';

const zone = 'America/New_York';
const at = new Date('2026-11-27T17:30:00Z');
const until = at.toISOString();
const later = '2026-11-27T18:00:00.000Z';
const slotId = '1-1-2026-11-28-1430';

const joined = (entryId: string, party: number): Message =>
  ({ type: 'WaitlistJoined', entryId, party, customerRef: entryId }) as Message;
const offered = (entryId: string, seats: number): Message =>
  ({ type: 'SeatsOffered', entryId, seats, until }) as Message;
const offerHeld = (entryId: string, seats: number): SlotEvent => ({ ...seatsHeld(entryId, seats, until), offer: true });

/** A slot of 20 seats and its list, as a decision finds and leaves them. */
class Stage {
  readonly streams = new Map<string, unknown>();
  readonly happened: string[] = [];

  constructor(held: readonly SlotEvent[], list: readonly Message[]) {
    const opened = slotOpened({ experienceId: 1, date: '2026-11-28', time: '14:30', capacity: 20 });
    this.streams.set(slotStream(slotId), fold(slot, [opened, ...held]));
    this.streams.set(waitlistStream(slotId), fold(waitlist as unknown as Decider<unknown, Message, Message>, list));
  }

  get named(): AwaitedSlot {
    const list = () => this.streams.get(waitlistStream(slotId)) as typeof waitlist.initial;
    return { slotId, slot: this.streams.get(slotStream(slotId)) as typeof slot.initial, list };
  }

  play({ steps }: Pick<SeatDecision, 'steps'>): this {
    for (const { rules, stream, command } of steps) {
      const state = this.streams.get(stream) ?? rules.initial;
      const events = rules.decide(command, state);
      this.streams.set(stream, fold(rules, events, state));
      this.happened.push(...events.map(({ type }) => type));
    }
    return this;
  }

  get taken(): number {
    return this.named.slot.taken;
  }
}

describe('seats that are given back while something has lapsed', () => {
  it('go to the first that fits with what has lapsed, not to a smaller party behind it', () => {
    const stage = new Stage(
      [seatsHeld('ann', 12), seatsHeld('cid', 4), offerHeld('bob', 4)],
      [joined('bob', 4), offered('bob', 4), joined('eight', 8), joined('four', 4)],
    );
    stage.play(releaseSeats(stage.named, { bookingId: 'cid', why: 'cancelled', at, zone }));
    expect(stage.named.list().entries.get('eight')).toMatchObject({ status: 'offered' });
    expect(stage.named.list().entries.get('four')).toMatchObject({ status: 'waiting' });
    expect(stage.taken).toBe(20);
  });
});

describe('an offer whose time is over', () => {
  const stage = () => new Stage([seatsHeld('ann', 17), offerHeld('bob', 3)], [joined('bob', 3), offered('bob', 3)]);

  it('lapses with its seats, and before somebody else takes them', () => {
    const lapsed = stage();
    expect(lapsed.play({ steps: lapseSteps(lapsed.named, at) }).happened).toEqual(['OfferLapsed', 'SeatsReleased']);
    const sold = stage();
    sold.play(takeSeats(sold.named, { bookingId: 'eve', seats: 2, until: null, at, zone }));
    expect(sold.happened).toEqual(['OfferLapsed', 'SeatsReleased', 'SeatsHeld']);
    expect(sold.taken).toBe(19);
  });

  it('is there for a party that grows, and stays where nobody needs it', () => {
    const grows = stage();
    grows.play(changeSeats(grows.named, { bookingId: 'ann', seats: 19, at, zone }));
    expect(grows.happened).toEqual(['OfferLapsed', 'SeatsReleased', 'SeatsChanged']);
    const shrinks = stage();
    shrinks.play(changeSeats(shrinks.named, { bookingId: 'ann', seats: 16, at, zone }));
    expect(shrinks.happened).toEqual(['SeatsChanged']);
  });

  it('does not lapse before', () => {
    const early = stage();
    const sell = () =>
      early.play(
        takeSeats(early.named, { bookingId: 'eve', seats: 2, until: null, at: new Date(at.getTime() - 1), zone }),
      );
    expect(sell).toThrow('Not enough seats: 0 left at this time.');
  });

  it('goes on to the next party, in the same decision', () => {
    const next = new Stage(
      [seatsHeld('ann', 17), offerHeld('bob', 3)],
      [joined('bob', 3), joined('eve', 4), joined('joe', 2), offered('bob', 3)],
    );
    const passed = offersOfFreedSeats(next.named, { at, zone });
    expect(passed.offers).toEqual([{ type: 'SeatsOffered', entryId: 'joe', seats: 2, until: later }]);
    expect(next.play(passed).happened).toEqual(['OfferLapsed', 'SeatsReleased', 'SeatsOffered', 'SeatsHeld']);
    expect(next.taken).toBe(19);
    expect(next.named.slot.held.get('joe')).toEqual({ seats: 2, until: later, isOffer: true });
  });
});

describe('free seats', () => {
  it('are passed on once, however often it is asked', () => {
    const stage = new Stage([seatsHeld('ann', 12)], [joined('bob', 3)]);
    stage.play(offersOfFreedSeats(stage.named, { at, zone }));
    expect([stage.happened, stage.taken]).toEqual([['SeatsOffered', 'SeatsHeld'], 15]);
    stage.play(offersOfFreedSeats(stage.named, { at, zone }));
    expect([stage.happened.length, stage.taken]).toEqual([2, 15]);
  });
});

describe('an offer that is taken', () => {
  it('becomes seats of the booking, and what it does not need is free', () => {
    const stage = new Stage([seatsHeld('ann', 17)], [joined('bob', 3)]);
    stage.play(offersOfFreedSeats(stage.named, { at, zone }));
    stage.play(takeOffer(stage.named, 'bob', { bookingId: 'b-1', seats: 2, until: null, at, zone }));
    expect(stage.happened.slice(2)).toEqual(['OfferTaken', 'SeatsReleased', 'SeatsHeld']);
    expect(stage.taken).toBe(19);
  });
});

describe('an offer that nobody wants any more', () => {
  it('gives its seats back when its party leaves', () => {
    const stage = new Stage([seatsHeld('ann', 17), offerHeld('bob', 3)], [joined('bob', 3), offered('bob', 3)]);
    stage.play(leaveWaitlist(stage.named, 'bob', { at, zone }));
    expect([stage.happened, stage.taken]).toEqual([['WaitlistLeft', 'SeatsReleased'], 17]);
  });
});

describe('seats that come free while a party waits', () => {
  const full = () => new Stage([seatsHeld('ann', 18), seatsHeld('bob', 2)], [joined('eve', 2)]);
  const nobodyElse = (stage: Stage) => {
    const stranger = { bookingId: 'joe', seats: 1, until: null, at, zone };
    expect(() => stage.play(takeSeats(stage.named, stranger))).toThrow('Not enough seats');
    expect(stage.named.slot.held.get('eve')).toMatchObject({ seats: 2, isOffer: true });
  };

  it('are theirs in the decision that gives them back', () => {
    const cancelled = full();
    cancelled.play(releaseSeats(cancelled.named, { bookingId: 'bob', why: 'cancelled', at, zone }));
    expect(cancelled.happened).toEqual(['SeatsReleased', 'SeatsOffered', 'SeatsHeld']);
    nobodyElse(cancelled);
  });

  it('are theirs where a party becomes smaller', () => {
    const smaller = full();
    smaller.play(changeSeats(smaller.named, { bookingId: 'ann', seats: 16, at, zone }));
    nobodyElse(smaller);
  });

  it('are theirs where the clock has freed them and a stranger is the first to notice', () => {
    const stage = new Stage(
      [seatsHeld('ann', 18), offerHeld('bob', 2)],
      [joined('bob', 2), offered('bob', 2), joined('eve', 2)],
    );
    const stranger = { bookingId: 'joe', seats: 1, until: null, at, zone };
    expect(() => stage.play(takeSeats(stage.named, stranger))).toThrow('Not enough seats');
  });

  it("are the next one's where a party leaves that had an offer, or takes less than it was offered", () => {
    const list = [joined('bob', 2), offered('bob', 2), joined('eve', 1)];
    const held = [seatsHeld('ann', 18), { ...seatsHeld('bob', 2, later), offer: true } as SlotEvent];
    const soon = list.map((event) => (event.type === 'SeatsOffered' ? { ...event, until: later } : event));
    const left = new Stage(held, soon);
    left.play(leaveWaitlist(left.named, 'bob', { at, zone }));
    expect(left.happened).toEqual(['WaitlistLeft', 'SeatsReleased', 'SeatsOffered', 'SeatsHeld']);
    const part = new Stage(held, soon);
    part.play(takeOffer(part.named, 'bob', { bookingId: 'b-1', seats: 1, until: null, at, zone }));
    expect(part.happened.slice(-2)).toEqual(['SeatsOffered', 'SeatsHeld']);
    expect(part.taken).toBe(20);
  });
});
