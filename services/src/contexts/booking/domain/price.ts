import { type TicketType, ticketLimits } from '@northlight/contracts';
import { type Cents, percentOf } from '../../../platform/kernel/money.js';
import { Refusal } from '../../../platform/kernel/refusal.js';

/** What is bought. `planDiscountPercent` is that of a verified active membership, where there is one. */
export interface TicketChoice {
  readonly ticketType: TicketType;
  readonly tickets: number;
  readonly ticketPrice: Cents;
  readonly planDiscountPercent?: number;
}

/** What it costs, in cents: `gross - discount = subtotal` (family: a flat subtotal), `subtotal + fee = total`. */
export interface Price {
  readonly ticketPrice: Cents;
  readonly gross: Cents;
  readonly discount: Cents;
  readonly subtotal: Cents;
  readonly feePercent: number;
  readonly fee: Cents;
  readonly total: Cents;
}

/** §9: the fee is a share of the subtotal, the member's and the group's discount a share of the gross price. */
const feePercent = 6;
const memberPercent = 10;
const groupPercent = 10;
const familyPack: Cents = 11_200;

/**
 * The price of a choice of tickets, rounded half up to the cent: first the subtotal, then the fee of it (decisions.md 4).
 * @throws {Refusal} FAMILY_PACK_IS_FOUR when a family pack has another number of tickets
 */
export function priceOf(choice: TicketChoice): Price {
  const { tickets, ticketPrice } = choice;
  const gross = ticketPrice * tickets;
  const subtotal = subtotals[choice.ticketType](choice, gross);
  const fee = percentOf(subtotal, feePercent);
  return {
    ticketPrice,
    gross,
    discount: Math.max(0, gross - subtotal),
    subtotal,
    feePercent,
    fee,
    total: subtotal + fee,
  };
}

const subtotals: Record<TicketType, (choice: TicketChoice, gross: Cents) => Cents> = {
  standard: (_, gross) => gross,
  member: ({ planDiscountPercent = 0 }, gross) => less(Math.max(memberPercent, planDiscountPercent), gross),
  group: ({ tickets }, gross) => (tickets >= ticketLimits.groupFrom ? less(groupPercent, gross) : gross),
  family: ({ tickets }) => {
    if (tickets !== ticketLimits.familyPack) throw new Refusal('FAMILY_PACK_IS_FOUR');
    return familyPack;
  },
};

const less = (percent: number, amount: Cents): Cents => percentOf(amount, 100 - percent);
