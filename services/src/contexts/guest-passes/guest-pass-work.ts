import type { Work } from '@northlight/event-store';
import { type Allowance, guestPasses } from './domain/guest-passes.js';
import { guestPassesStream } from './domain/guest-passes-id.js';

interface UsedByBooking {
  readonly userId: number;
  readonly booking: string;
  readonly passes: number;
  /** As `HolderPasses` has it. */
  readonly allowance: Allowance | undefined;
}

/**
 * Guests of a booking come in with passes of its holder, in the decision that places it. @param work that of their ledger
 * @throws {Refusal} GUEST_PASS_NO_PLAN, GUEST_PASS_USED_UP
 */
export const useGuestPasses = (work: Work, { userId, ...use }: UsedByBooking): unknown =>
  work.apply(guestPasses, guestPassesStream(userId), { type: 'UseGuestPasses', ...use });
