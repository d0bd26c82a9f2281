import { Refusal } from '../../../../platform/kernel/refusal.js';
import { type Balance, chargeOf, type GivenBack, netOf } from '../money/balance.js';
import { isDearer, type Price, priceOf } from '../money/price.js';
import type { PartyChanged } from './booking.events.js';
import { backAt, isRefundable } from './booking-deadlines.js';
import { mustBeLive, mustBeUnlocked } from './booking-guards.js';
import type { Booking, BookingCommand } from './booking-types.js';
import { withPrice } from './refund.js';

type ChangeParty = Extract<BookingCommand, { type: 'ChangeParty' }>;

/** Another number of tickets: by the customer until the deadline, by the desk as long as somebody can come, or is in. */
export const partyDecisions = {
  ChangeParty: (command: ChangeParty, booking: Booking): PartyChanged[] => {
    const { tickets, at, by = 'customer', isVoucherGone } = command;
    mustBeOpenFor(command, booking);
    if (tickets === booking.tickets) return [];
    if (by === 'customer') mustBeUnlocked(booking, at);
    mustCostTheSame(command, booking);
    const { ticketType, price: sold, rules } = booking;
    const { ticketPrice, voucher, planPercent, promotion } = sold;
    const guestPasses = guestsOf(sold, tickets);
    // guard: a changed party keeps the price of its plan
    const price = priceOf({ tickets, ticketType, ticketPrice, voucher, planPercent, promotion, guestPasses }, rules);
    const hasRight = isRefundable(booking, at);
    // guard: a smaller party gets nothing back after that
    const back = backAt(booking, { price, goesBack: hasRight || by === 'staff', isVoucherGone });
    // guard: a smaller party gets nothing back after that
    const due = hasRight ? back : onlyOfThis(back, booking.balance, price);
    return [{ type: 'PartyChanged', tickets, price, ...due, ...(by === 'staff' && { by }) }];
  },
};

/** Guests of a smaller party keep their passes, as long as somebody pays: money goes back first, and is worth more. */
const guestsOf = ({ guestPasses }: Price, tickets: number): number | undefined =>
  guestPasses && Math.min(guestPasses, tickets - 1);

/** Whoever joins a party that is in has not paid: the check-in would say that they have. @throws {Refusal} */
function mustBeOpenFor({ tickets, at, by }: ChangeParty, booking: Booking): void {
  const isIn = by === 'staff' && booking.status === 'checked_in';
  if (!isIn) mustBeLive(booking, at);
  else if (tickets > booking.tickets) throw new Refusal('PARTY_IS_IN');
}

/**
 * Added tickets cost what the first did. Where they are dearer by now, one ticket would else be an option on many.
 * @throws {Refusal} PRICES_CHANGED
 */
function mustCostTheSame(
  { tickets, today }: ChangeParty,
  { ticketType, tickets: before, price, rules }: Booking,
): void {
  if (!today || tickets <= before) return;
  const { ticketPrice, planPercent } = price;
  if (isDearer({ ticketType, tickets }, today, { ticketPrice, planPercent, rules }))
    throw new Refusal('PRICES_CHANGED');
}

/** The desk gives back what these tickets cost less, and nothing that was kept before because it came too late. */
function onlyOfThis({ refund, voucherBack = 0 }: GivenBack, balance: Balance, price: Price): GivenBack {
  const less = Math.max(0, balance.charged - netOf(balance, chargeOf(price)));
  const ofVoucher = Math.min(voucherBack, less);
  return { refund: Math.min(refund, less - ofVoucher), ...(ofVoucher > 0 && { voucherBack: ofVoucher }) };
}

/** With another party, what was paid at the door was looked at again: a check-in that is taken back leaves it. */
export function withParty(booking: Booking, { tickets, price, refund, voucherBack }: PartyChanged): Booking {
  const changed = withPrice(booking, chargeOf(price), { refund, voucherBack });
  const letIn = [...new Set(booking.letIn.map((inside) => Math.min(inside, tickets)))];
  return { ...changed, balance: { ...changed.balance, notedAtDoor: 0 }, letIn, tickets, price };
}
