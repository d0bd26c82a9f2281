import type { TicketType } from '@northlight/contracts';
import fc from 'fast-check';

/** One thing that somebody does, on one of the processes of the service. */
export interface Act {
  readonly does:
    | 'place'
    | 'confirm'
    | 'extend'
    | 'expire'
    | 'move'
    | 'change-party'
    | 'cancel'
    | 'refund'
    | 'grant'
    | 'withdraw'
    | 'check-in'
    | 'undo-check-in'
    | 'resize'
    | 'close'
    | 'reopen'
    | 'join'
    | 'offer'
    | 'take'
    | 'leave'
    | 'close-visit'
    | 'claim';
  readonly process: number;
  /** Which of the venues: 0 or 1. */
  readonly venue: number;
  /** Whose booking. */
  readonly who: number;
  /** Which of the slots. */
  readonly slot: number;
  readonly seats: number;
  readonly ticketType: TicketType;
  /** A gift voucher pays what it can of a booking. */
  readonly paysByVoucher: boolean;
  /** It is sold at the desk, to somebody who pays there. */
  readonly paysAtDesk: boolean;
}

/** What happens at the same time, after some minutes, perhaps while a connection to the database breaks or a process dies. */
export interface Wave {
  readonly minutes: number;
  readonly cutsConnection: boolean;
  /** Milliseconds after which the last of the processes is killed; undefined where it lives. */
  readonly killsAfter: number | undefined;
  readonly acts: readonly Act[];
}

/** Some slots, some people, and what they do to them. */
export interface Story {
  /** Hours from the beginning of the story to the first slot. */
  readonly hoursBefore: number;
  readonly waves: readonly Wave[];
}

export const processes = 3;
const slots = 3;
const people = 6;

const often = (arbitrary: Act['does'], weight: number) => ({ weight, arbitrary: fc.constant(arbitrary) });

const act: fc.Arbitrary<Act> = fc.record({
  does: fc.oneof(
    often('place', 10),
    often('confirm', 6),
    often('extend', 2),
    often('expire', 1),
    often('move', 4),
    often('change-party', 3),
    often('cancel', 3),
    often('refund', 3),
    often('grant', 2),
    often('withdraw', 2),
    often('check-in', 5),
    often('undo-check-in', 6),
    often('resize', 1),
    often('close', 1),
    often('reopen', 2),
    often('join', 5),
    often('offer', 4),
    often('take', 5),
    often('leave', 1),
    often('close-visit', 3),
    often('claim', 2),
  ),
  process: fc.nat(processes - 1),
  venue: fc.constantFrom(0, 0, 0, 1),
  who: fc.nat(people - 1),
  slot: fc.nat(slots - 1),
  seats: fc.integer({ min: 1, max: 9 }),
  ticketType: fc.constantFrom('standard', 'standard', 'standard', 'group', 'member', 'family'),
  paysByVoucher: fc.constantFrom(false, false, true),
  paysAtDesk: fc.constantFrom(false, false, true),
});

const wave: fc.Arbitrary<Wave> = fc.record({
  minutes: fc.constantFrom(0, 0, 0, 0, 1, 1, 5, 15, 31),
  cutsConnection: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  killsAfter: fc.oneof(
    { weight: 49, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 12 }) },
  ),
  acts: fc.array(act, { minLength: 3, maxLength: 14 }),
});

/** Stories that fill slots, move between them and come near every limit of time (§9: 48 h, 24 h; holds of 15 min). */
const anyStory: fc.Arbitrary<Story> = fc.record({
  hoursBefore: fc.constantFrom(72, 48, 48, 24, 1),
  waves: fc.array(wave, { minLength: 4, maxLength: 10 }),
});

/** Acts of the first at the first of the venues, one process doing them all. */
const actsOn =
  (process: number) =>
  (does: Act['does'], overrides: Partial<Act> = {}): Act => ({
    ...{ does, process, venue: 0, who: 0, slot: 0, seats: 1, ticketType: 'standard' },
    ...{ paysByVoucher: false, paysAtDesk: false },
    ...overrides,
  });

const calmly = (acts: readonly Act[]): Wave => ({ minutes: 0, cutsConnection: false, killsAfter: undefined, acts });

/**
 * Parties that wait for one slot until nine of its twelve seats come free at once, or, twenty minutes before the start, when
 * nobody cancels any more, seats are added; then whatever happens.
 */
const queue: fc.Arbitrary<Story> = fc
  .record({
    process: fc.nat(processes - 1),
    parties: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 4 }),
    isLate: fc.boolean(),
    after: fc.array(wave, { minLength: 1, maxLength: 4 }),
  })
  .map(({ process, parties, isLate, after }) => {
    const acted = actsOn(process);
    const waves = [
      [acted('place', { seats: 9 }), acted('place', { who: 1, seats: 3 })],
      parties.map((seats, nth) => acted('join', { who: nth + 2, seats })),
      [isLate ? acted('resize', { seats: 9 }) : acted('cancel')],
      [acted('offer')],
    ].map(calmly);
    return { hoursBefore: isLate ? 0 : 72, waves: [...waves, ...after] };
  });

/**
 * A party that has paid, by a gift voucher or at the desk, and is granted a refund, or two; that is paid or withdrawn, or
 * the party grows and pays for the others; then whatever happens.
 */
const badVisit: fc.Arbitrary<Story> = fc
  .record({
    process: fc.nat(processes - 1),
    paysByVoucher: fc.boolean(),
    isIn: fc.boolean(),
    granted: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 2 }),
    last: fc.constantFrom<Act['does']>('withdraw', 'refund', 'change-party', 'change-party'),
    after: fc.array(wave, { minLength: 1, maxLength: 4 }),
  })
  .map(({ process, paysByVoucher, isIn, granted, last, after }) => {
    const acted = actsOn(process);
    const waves = [
      [acted('place', { seats: 4, paysByVoucher, paysAtDesk: true })],
      [acted(isIn ? 'check-in' : 'confirm')],
      ...granted.map((seats) => [acted('grant', { seats })]),
      [acted(last, { seats: last === 'change-party' ? 9 : 3 })],
      [acted('check-in')],
    ].map(calmly);
    return { hoursBefore: 72, waves: [...waves, ...after] };
  });

export const story: fc.Arbitrary<Story> = fc.oneof(
  { weight: 6, arbitrary: anyStory },
  { weight: 1, arbitrary: queue },
  { weight: 1, arbitrary: badVisit },
);
