import type { Work } from '@northlight/event-store';
import type { Cents } from '../../../../../platform/kernel/money.js';
import type { Price, TicketChoice } from '../../../domain/money/price.js';
import type { BookedSeats, Paid } from './paid-by-voucher.js';
import type { UsedCode } from './used-codes.js';
import type { UsedGuestPasses } from './used-passes.js';

/** What a booking takes besides seats: each has a ledger of its own. */
export interface BesideSeats {
  readonly passes: UsedGuestPasses | undefined;
  readonly code: UsedCode | undefined;
}

interface Chosen {
  readonly choice: TicketChoice;
  readonly price: Price;
  /** The total that the customer has seen, where the client says it. */
  readonly expected: Cents | undefined;
}

/** The ledgers of it, in the order in which `takeBeside` gets their works; none where seats are all that is taken. */
export const ledgersBeside = ({ passes, code }: BesideSeats): readonly number[] =>
  [passes, code].flatMap((one) => (one ? [one.ledger] : []));

/** Takes all of it, in the decision that takes the seats. @throws {Refusal} what passes, vouchers and promo codes refuse */
export function takeBeside({ passes, code }: BesideSeats, chosen: Chosen, works: readonly Work[]) {
  const ofCode = works[passes ? 1 : 0];
  const { choice, price, expected } = chosen;
  return (booked: BookedSeats): Paid => {
    if (passes && works[0]) passes.use(works[0], booked);
    if (!code || !ofCode) return { price, voucher: undefined, left: 0 };
    return code.pay(ofCode, { choice, expected, ...booked });
  };
}
