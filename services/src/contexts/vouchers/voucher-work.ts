import type { EventStore, RequestKey, Work } from '@northlight/event-store';
import type { Cents } from '../../platform/kernel/money.js';
import { heldIn } from './domain/spending.js';
import type { VoucherSpent } from './domain/voucher.events.js';
import { changed, spendable, takesBack, voucher } from './domain/voucher.js';
import { type VoucherRef, voucherStream } from './domain/voucher-id.js';

/** The work on the ledger of a voucher, for decisions that see only when they run whether they need it. */
export type VoucherWork = (ref: VoucherRef) => Work;

/** A decision that was made on the ledger of its venue alone has met a voucher. */
class VoucherNeeded extends Error {
  constructor(readonly ledger: number) {
    super('This decision needs the ledger of a voucher');
  }
}

interface Decision<Answer> {
  readonly venueId: number;
  readonly decide: (work: Work, vouchers: VoucherWork) => Answer;
  readonly request: RequestKey | undefined;
}

/**
 * Runs a decision on the ledger of a venue, and where it then asks for a voucher once more on both ledgers: what has no
 * voucher costs nothing more than it did. @throws {Refusal} what the decision refused
 */
export async function decideWithVouchers<Answer>(
  events: EventStore,
  { venueId, decide, request }: Decision<Answer>,
): Promise<Answer> {
  const alone: VoucherWork = ({ ledger }) => {
    throw new VoucherNeeded(ledger);
  };
  try {
    return await events.transaction(venueId, (work) => decide(work, alone), request);
  } catch (wanted) {
    if (!(wanted instanceof VoucherNeeded)) throw wanted;
    const both = [venueId, wanted.ledger] as const;
    return events.transactionOver(both, (work, other) => decide(work, () => other), request);
  }
}

/** What may be spent of a voucher at `at`. @throws {Refusal} VOUCHER_REVOKED, VOUCHER_EXPIRED, VOUCHER_EMPTY */
export const balanceOf = (work: Work, { id }: VoucherRef, at: Date): Cents =>
  spendable(work.load(voucher, voucherStream(id)), at);

/** Whether it was revoked, or has expired, at `at`: then nothing goes back to it any more. */
export const isGone = (work: Work, { id }: VoucherRef, at: Date): boolean =>
  !takesBack(work.load(voucher, voucherStream(id)), at);

/** Whether it was revoked: what goes back to it is nobody's to spend. */
export const isRevoked = (work: Work, { id }: VoucherRef): boolean =>
  work.load(voucher, voucherStream(id)).status === 'revoked';

/** Cents that a booking has of it. */
export const heldOf = (work: Work, { id }: VoucherRef, bookingId: string): Cents =>
  heldIn(work.load(voucher, voucherStream(id)).spent, bookingId).cents;

/** Somebody else was faster than whoever had seen more on it. */
export const voucherChanged = changed;

/** @throws {Refusal} VOUCHER_CHANGED when there is not so much on it */
export const spend = (
  work: Work,
  { id }: VoucherRef,
  spent: Omit<VoucherSpent, 'type'> & { readonly at: Date },
): unknown => work.apply(voucher, voucherStream(id), { ...spent, type: 'SpendVoucher' });

/** Gives back what a booking has of a voucher, all of it unless `cents` says less; what it no longer has is not given. */
export const giveBack = (
  work: Work,
  { id }: VoucherRef,
  back: { readonly booking: string; readonly cents?: Cents },
): unknown => work.apply(voucher, voucherStream(id), { ...back, type: 'GiveVoucherBack' });
