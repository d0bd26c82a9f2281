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
    | 'check-in'
    | 'undo-check-in'
    | 'resize'
    | 'close'
    | 'reopen';
  readonly process: number;
  /** Whose booking. */
  readonly who: number;
  /** Which of the slots. */
  readonly slot: number;
  readonly seats: number;
}

/** What happens at the same time, after some minutes, perhaps while a connection to the database breaks. */
export interface Wave {
  readonly minutes: number;
  readonly cutsConnection: boolean;
  readonly acts: readonly Act[];
}

/** Some slots, some people, and what they do to them. */
export interface Story {
  /** Hours from the beginning of the story to the first slot. */
  readonly hoursBefore: number;
  readonly waves: readonly Wave[];
}

export const processes = 3;
export const slots = 3;
const people = 10;

const often = (arbitrary: Act['does'], weight: number) => ({ weight, arbitrary: fc.constant(arbitrary) });

const act: fc.Arbitrary<Act> = fc.record({
  does: fc.oneof(
    often('place', 10),
    often('confirm', 3),
    often('extend', 1),
    often('expire', 2),
    often('move', 4),
    often('change-party', 3),
    often('cancel', 3),
    often('check-in', 1),
    often('undo-check-in', 1),
    often('resize', 1),
    often('close', 1),
    often('reopen', 1),
  ),
  process: fc.nat(processes - 1),
  who: fc.nat(people - 1),
  slot: fc.nat(slots - 1),
  seats: fc.integer({ min: 1, max: 9 }),
});

/** Stories that fill slots, move between them and come near every limit of time (§9: 48 h, 24 h; holds of 15 min). */
export const story: fc.Arbitrary<Story> = fc.record({
  hoursBefore: fc.constantFrom(72, 48, 24, 1),
  waves: fc.array(
    fc.record({
      minutes: fc.constantFrom(0, 0, 1, 14, 15, 16, 40),
      cutsConnection: fc.oneof(
        { weight: 5, arbitrary: fc.constant(false) },
        { weight: 1, arbitrary: fc.constant(true) },
      ),
      acts: fc.array(act, { minLength: 1, maxLength: 10 }),
    }),
    { minLength: 2, maxLength: 7 },
  ),
});
