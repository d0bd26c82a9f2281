import { type PriceRules, type TicketType, ticketLimits } from '@northlight/contracts';
import { type Cents, percentOf } from '../../../platform/kernel/money.js';
import { Refusal } from '../../../platform/kernel/refusal.js';

/** What is bought. `planDiscountPercent` is that of a verified active membership, where there is one. */
export interface TicketChoice {
  readonly ticketType: TicketType;
  readonly tickets: number;
  readonly ticketPrice: Cents;
  readonly planDiscountPercent?: number;
  /** What is left on the gift voucher that pays, where one does. */
  readonly voucher?: Cents | undefined;
}

/** What it costs, in cents: `gross - discount = subtotal` (family: a flat subtotal), `subtotal - voucher + fee = total`. */
export interface Price {
  readonly ticketPrice: Cents;
  readonly gross: Cents;
  readonly discount: Cents;
  readonly subtotal: Cents;
  /** What a gift voucher pays of the subtotal; more than nothing, or not there. */
  readonly voucher?: Cents;
  readonly feePercent: number;
  readonly fee: Cents;
  readonly total: Cents;
}

/**
 * The price of a choice of tickets, rounded half up to the cent: first the subtotal, then the fee of what a gift voucher
 * leaves of it (decisions.md 4). The fee is a share of that, the member's and the group's discount a share of the gross
 * price (§9).
 * @param rules those of today for what is sold today, those that a booking was made under for what is changed in it
 * @throws {Refusal} FAMILY_PACK_IS_FOUR when a family pack has another number of tickets
 */
export function priceOf(choice: TicketChoice, rules: PriceRules): Price {
  const { tickets, ticketPrice } = choice;
  const gross = ticketPrice * tickets;
  const subtotal = subtotals[choice.ticketType](choice, gross, rules);
  const { feePercent } = rules;
  const voucher = Math.min(choice.voucher ?? 0, subtotal);
  const fee = percentOf(subtotal - voucher, feePercent);
  const price = {
    ticketPrice,
    gross,
    discount: Math.max(0, gross - subtotal),
    subtotal,
    feePercent,
    fee,
    total: subtotal - voucher + fee,
  };
  return voucher > 0 ? { ...price, voucher } : price;
}

const subtotals: Record<TicketType, (choice: TicketChoice, gross: Cents, rules: PriceRules) => Cents> = {
  standard: (_, gross) => gross,
  member: ({ planDiscountPercent = 0 }, gross, { memberPercent }) =>
    less(Math.max(memberPercent, planDiscountPercent), gross),
  group: ({ tickets }, gross, { groupFrom, groupPercent }) =>
    tickets >= groupFrom ? less(groupPercent, gross) : gross,
  family: ({ tickets }, _, { familyPackCents }) => {
    if (tickets !== ticketLimits.familyPack) throw new Refusal('FAMILY_PACK_IS_FOUR');
    return familyPackCents;
  },
};

const less = (percent: number, amount: Cents): Cents => percentOf(amount, 100 - percent);
