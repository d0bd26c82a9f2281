import {
  type BookingQuote,
  type GuestPassPart,
  type PriceRules,
  type TicketType,
  ticketLimits,
} from '@northlight/contracts';
import { admissionTaxOf } from '../../../../platform/kernel/admission-tax.js';
import { type Cents, dollarsOf, percentOf } from '../../../../platform/kernel/money.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';

/** What is bought. `planPercent` is what the plan takes off that the buyer has, where they have one. */
export interface TicketChoice {
  readonly ticketType: TicketType;
  readonly tickets: number;
  readonly ticketPrice: Cents;
  readonly planPercent?: number | undefined;
  /** What is left on the gift voucher that pays, where one does. */
  readonly voucher?: Cents | undefined;
  /** What a promo code takes off the gross price, in place of every other discount, where one does. */
  readonly promotion?: PromotionOff | undefined;
  /** Tickets of guests who come in with a guest pass. */
  readonly guestPasses?: number | undefined;
}

/** A promo code takes off a share, or an amount. */
export type PromotionOff = { readonly percent: number } | { readonly cents: Cents };

/** What tickets are sold under: their price, the rules, and what the plan of the buyer takes off, where they have one. */
export interface Terms extends Pick<TicketChoice, 'ticketPrice' | 'planPercent'> {
  readonly rules: PriceRules;
}

/** What it costs, in cents: `gross - discount = subtotal` (family: a flat subtotal), `subtotal - voucher + fee + tax = total`. */
export interface Price {
  readonly ticketPrice: Cents;
  readonly gross: Cents;
  readonly discount: Cents;
  readonly subtotal: Cents;
  /** What a gift voucher pays of the subtotal; more than nothing, or not there. */
  readonly voucher?: Cents;
  /** What member tickets cost less for the holder of a plan, who need not show a card; not there for anybody else. */
  readonly planPercent?: number;
  /** A promo code, and what it takes off: part of `discount`, or not there where another discount is the better one. */
  readonly promotion?: PromotionOff;
  readonly promo?: Cents;
  /** Tickets of guests who come in with a pass, and what those cost everybody else: part of `discount`. */
  readonly guestPasses?: number;
  readonly guestPassDiscount?: Cents;
  readonly feePercent: number;
  readonly fee: Cents;
  /** On the subtotal and the fee, where there is one: more than nothing, or not there. */
  readonly tax?: Cents;
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
  const guests = guestPartOf(choice);
  const payable = gross - (guests?.guestPassDiscount ?? 0);
  const stated = subtotals[choice.ticketType](choice, payable, rules);
  const promoted = payable - promotionOf(choice, payable);
  const subtotal = choice.promotion ? Math.min(stated, promoted) : stated;
  const { feePercent } = rules;
  const voucher = Math.min(choice.voucher ?? 0, subtotal);
  // guard: a voucher pays before the fee
  const fee = percentOf(subtotal - voucher, feePercent);
  // a gift voucher is a way to pay: what it pays is taxed like the rest
  const tax = admissionTaxOf(subtotal + fee, rules);
  const price = {
    ticketPrice,
    gross,
    discount: Math.max(0, gross - subtotal),
    subtotal,
    feePercent,
    fee,
    total: subtotal - voucher + fee + tax,
    ...(tax > 0 && { tax }),
    ...guests,
  };
  const { promotion } = choice;
  const promo = promotion && { promotion, ...(promoted < stated && { promo: payable - promoted }) };
  return { ...price, ...promo, ...planPercentOf(choice, rules), ...(voucher > 0 && { voucher }) };
}

const planPercentOf = (choice: TicketChoice, rules: PriceRules): Pick<Price, 'planPercent'> =>
  hasPlanPrice(choice) ? { planPercent: memberPercentOf(choice, rules) } : {};

/**
 * What guest passes take off: whole tickets, before anything else. The party counts as it is for the discount of a group.
 * @throws {Refusal} GUEST_PASS_OWN_TICKET, GUEST_PASS_FAMILY_PACK
 */
function guestPartOf({ guestPasses = 0, tickets, ticketPrice, ticketType }: TicketChoice) {
  if (guestPasses === 0) return undefined;
  if (ticketType === 'family') throw new Refusal('GUEST_PASS_FAMILY_PACK');
  // guard: a guest pass is for a guest
  if (guestPasses >= tickets) throw new Refusal('GUEST_PASS_OWN_TICKET');
  return { guestPasses, guestPassDiscount: ticketPrice * guestPasses };
}

/** Whether the same tickets cost more under other terms, whoever pays for them. */
export const isDearer = (choice: Pick<TicketChoice, 'ticketType' | 'tickets'>, now: Terms, then: Terms): boolean =>
  priceOf({ ...choice, ...now }, now.rules).total > priceOf({ ...choice, ...then }, then.rules).total;

const subtotals: Record<TicketType, (choice: TicketChoice, gross: Cents, rules: PriceRules) => Cents> = {
  standard: (_, gross) => gross,
  member: (choice, gross, rules) => less(memberPercentOf(choice, rules), gross),
  group: ({ tickets }, gross, { groupFrom, groupPercent }) =>
    tickets >= groupFrom ? less(groupPercent, gross) : gross,
  family: ({ tickets }, _, { familyPackCents }) => {
    // guard: a family pack is four
    if (tickets !== ticketLimits.familyPack) throw new Refusal('FAMILY_PACK_IS_FOUR');
    return familyPackCents;
  },
};

/** Cents off the gross price, by a promo code. */
function promotionOf({ promotion }: TicketChoice, gross: Cents): Cents {
  if (!promotion) return 0;
  return 'percent' in promotion ? percentOf(gross, promotion.percent) : Math.min(gross, promotion.cents);
}

const hasPlanPrice = ({ ticketType, planPercent }: TicketChoice): boolean =>
  ticketType === 'member' && planPercent !== undefined;

/** The better of what everybody gets and what the plan gives (C1). */
const memberPercentOf = ({ planPercent = 0 }: TicketChoice, { memberPercent }: PriceRules): number =>
  Math.max(memberPercent, planPercent);

const less = (percent: number, amount: Cents): Cents => percentOf(amount, 100 - percent);

/** What of the booking policy makes a price. */
export function priceRulesOf(rules: PriceRules): PriceRules {
  const { feePercent, memberPercent, groupPercent, groupFrom, familyPackCents, taxBasisPoints } = rules;
  const stated = { feePercent, memberPercent, groupPercent, groupFrom, familyPackCents };
  return taxBasisPoints === undefined ? stated : { ...stated, taxBasisPoints };
}

/** What was chosen, and what it costs. */
export interface Sold {
  readonly ticketType: TicketType;
  readonly tickets: number;
  readonly price: Price;
}

/** The rows of a bill as they travel: in dollars. */
export const billOf = ({ ticketType, tickets, price }: Sold): BookingQuote => ({
  ticketType,
  numberOfTickets: tickets,
  ticketPrice: dollarsOf(price.ticketPrice),
  gross: dollarsOf(price.gross),
  discount: dollarsOf(price.discount),
  subtotal: dollarsOf(price.subtotal),
  bookingFee: dollarsOf(price.fee),
  bookingFeePercent: price.feePercent,
  totalPrice: dollarsOf(price.total),
  ...taxPartOf(price),
  ...planPartOf(price),
  ...promoPartOf(price),
  ...guestPassPartOf(price),
  ...(price.voucher ? { voucher: dollarsOf(price.voucher) } : {}),
});

/** What a plan took off, for whoever is told of a booking; nothing where none did. */
export const planPartOf = ({ planPercent }: Price): { readonly planPercent?: number } =>
  planPercent === undefined ? {} : { planPercent };

/** Tax on admission, in dollars; nothing where there is none. */
export const taxPartOf = ({ tax }: Price): { readonly tax?: number } => (tax ? { tax: dollarsOf(tax) } : {});

/** The tax in a bill that was kept without it. */
export const taxIn = ({
  subtotal,
  voucher = 0,
  fee,
  total,
}: Pick<Price, 'subtotal' | 'voucher' | 'fee' | 'total'>): Cents => total - fee - (subtotal - voucher);

/** What a promo code took off, in dollars; nothing where none did. */
export const promoPartOf = ({ promo }: Price): { readonly promo?: number } =>
  promo ? { promo: dollarsOf(promo) } : {};

/** What guest passes took off, in dollars; nothing where none did. */
export const guestPassPartOf = ({ guestPasses, guestPassDiscount = 0 }: Price): GuestPassPart =>
  guestPasses ? { guestPasses, guestPassDiscount: dollarsOf(guestPassDiscount) } : {};

/** What a promo code is to take something off, and what is off that without it: tickets of guest passes are not paid. */
export const promotable = ({ gross, discount, guestPassDiscount = 0 }: Price) => ({
  base: gross - guestPassDiscount,
  otherwise: discount - guestPassDiscount,
});
