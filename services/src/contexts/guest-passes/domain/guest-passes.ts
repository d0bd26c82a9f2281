import { decider } from '@northlight/event-store/decider';
import { Refusal } from '../../../platform/kernel/refusal.js';
import type { GuestPassEvent } from './guest-passes.events.js';

/** What the plan of an account gives in the period that runs. */
export interface Allowance {
  readonly period: string;
  readonly passes: number;
}

/** What a booking has of passes. */
interface Use {
  readonly period: string;
  readonly passes: number;
}

/** The guest passes of one account. */
export interface GuestPasses {
  /** The period that was noted last; '' before the first one. */
  readonly granted: Allowance;
  /** By booking. */
  readonly uses: ReadonlyMap<string, Use>;
}

export type GuestPassCommand =
  | {
      readonly type: 'UseGuestPasses';
      readonly booking: string;
      readonly passes: number;
      /** Undefined without a plan that runs. */
      readonly allowance: Allowance | undefined;
    }
  /** The booking keeps so many, and gives back what it has beyond them. */
  | { readonly type: 'KeepGuestPasses'; readonly booking: string; readonly passes: number };

export const guestPasses = decider<GuestPasses, GuestPassCommand, GuestPassEvent>({
  initial: { granted: { period: '', passes: 0 }, uses: new Map() },

  decide: {
    UseGuestPasses: ({ booking, passes, allowance }, state) => {
      if (!allowance) throw new Refusal('GUEST_PASS_NO_PLAN');
      if (state.uses.has(booking)) throw new Refusal('CONFLICT'); // a booking is placed once
      mustHave(state, { passes, allowance });
      const { period } = allowance;
      const isKnown = state.granted.period === period && state.granted.passes === allowance.passes;
      return [
        ...(isKnown ? [] : [{ type: 'GuestPassesGranted' as const, ...allowance }]),
        { type: 'GuestPassesUsed', booking, period, passes },
      ];
    },
    KeepGuestPasses: ({ booking, passes }, { uses }) => {
      const beyond = (uses.get(booking)?.passes ?? 0) - passes;
      // guard: a guest pass goes back once
      return beyond > 0 ? [{ type: 'GuestPassesReturned', booking, passes: beyond }] : [];
    },
  },

  evolve: {
    GuestPassesGranted: ({ period, passes }, state) => ({ ...state, granted: { period, passes } }),
    GuestPassesUsed: ({ booking, period, passes }, state) => withUse(state, booking, { period, passes }),
    GuestPassesReturned: ({ booking, passes }, state) => {
      const use = state.uses.get(booking);
      return use ? withUse(state, booking, { ...use, passes: use.passes - passes }) : state;
    },
  },
});

/** Passes of a period that nobody uses yet; none where bookings have more of it than the plan gives by now. */
export function leftOf({ uses }: GuestPasses, { period, passes }: Allowance): number {
  const used = [...uses.values()].filter((use) => use.period === period).reduce((sum, use) => sum + use.passes, 0);
  return Math.max(0, passes - used);
}

/** @throws {Refusal} GUEST_PASS_USED_UP */
export function mustHave(state: GuestPasses, { passes, allowance }: Wanted): void {
  const left = leftOf(state, allowance);
  // guard: guest passes are used as often as the period has them
  if (passes > left) throw new Refusal('GUEST_PASS_USED_UP', { left: passesInWords(left) });
}

interface Wanted {
  readonly passes: number;
  readonly allowance: Allowance;
}

const passesInWords = (left: number): string => {
  if (left === 0) return 'no guest passes';
  return left === 1 ? '1 guest pass' : `${left} guest passes`;
};

const withUse = (state: GuestPasses, booking: string, use: Use): GuestPasses => ({
  ...state,
  uses: new Map(state.uses).set(booking, use),
});
