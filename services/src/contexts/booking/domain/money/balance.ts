import type { Cents } from '../../../../platform/kernel/money.js';
import type { Price } from './price.js';

/**
 * What a booking costs, what was paid for it, and what of that is to go back. Amounts in cents, none below nothing, and
 * never more owed than held: what nobody paid is not given back, whatever was said of it before.
 */
export interface Balance {
  /**
   * What it costs now, the part of a gift voucher included, less what was granted; nothing once it is cancelled, and no
   * more than was paid once nobody came.
   */
  readonly charged: Cents;
  /** What the staff has given back of the price, whatever the rules say: it costs so much less, also with another party. */
  readonly granted: Cents;
  /** Money of the customer that the venue has: noted at the desk or at the door, or taken from a gift voucher. */
  readonly held: Cents;
  /** Of it, what is still to be paid back. */
  readonly owed: Cents;
  readonly paidBack: Cents;
  /** What was sent back to a card and has not arrived yet. */
  readonly onItsWay: Cents;
  /** What was owed and then found not to have been paid, and what a lapsed hold could not give back to its voucher. */
  readonly dropped: Cents;
  /** What a gift voucher paid, and what of it went back to it. */
  readonly voucherPaid: Cents;
  readonly voucherBack: Cents;
  /** What the last check-in noted as paid: it is taken back with the check-in. */
  readonly notedAtDoor: Cents;
}

export const nothingPaid: Balance = {
  ...{ charged: 0, granted: 0, held: 0, owed: 0, paidBack: 0, onItsWay: 0, dropped: 0 },
  ...{ voucherPaid: 0, voucherBack: 0, notedAtDoor: 0 },
};

/** What a price asks for in all: at the venue, and of a gift voucher. */
export const chargeOf = ({ total, voucher = 0 }: Pick<Price, 'total' | 'voucher'>): Cents => total + voucher;

/** A booking as it is placed: a gift voucher pays at once, its customer later and at the venue. */
export const openingBalance = (price: Price): Balance => {
  const { voucher = 0 } = price;
  return { ...nothingPaid, charged: chargeOf(price), held: voucher, voucherPaid: voucher };
};

/** Somebody paid at the desk what it costs; what was paid before counts, and is not what goes back. */
export const paidAtDesk = (balance: Balance): Balance => ({
  ...balance,
  held: Math.max(balance.held, balance.charged + balance.owed),
});

/** Guests pay at the venue: who was let in has paid, also who was taken for missing. */
export function paidAtDoor(balance: Balance, price: Cents): Balance {
  const paid = paidAtDesk({ ...balance, charged: netOf(balance, price) });
  return { ...paid, notedAtDoor: paid.held - balance.held };
}

// guard: who stayed away is asked for nothing more
/** Who stayed away is asked for nothing more, and may get back what was paid. */
export const missed = (balance: Balance): Balance => ({
  ...balance,
  charged: Math.min(balance.charged, grantableOf(balance)),
});

/** A check-in that was a mistake has noted no payment; what was noted before it stays. */
export const doorTakenBack = (balance: Balance): Balance => ({
  ...balance,
  // guard: a check-in that is taken back takes its payment along
  held: Math.max(0, balance.held - balance.notedAtDoor),
  notedAtDoor: 0,
});

/** What goes back now, to the customer and to the gift voucher. */
export interface GivenBack {
  readonly refund: Cents;
  readonly voucherBack?: Cents | undefined;
}

// guard: what was granted is taken off the price of another party
/** What is left of a price, the part of a gift voucher included, once what was granted is taken off. */
export const netOf = ({ granted: less }: Pick<Balance, 'granted'>, price: Cents): Cents => Math.max(0, price - less);

/** It has another price from now on, or none any more; what was granted stays granted. */
export const repriced = (balance: Balance, price: Cents, back: GivenBack): Balance =>
  charged(balance, netOf(balance, price), back);

/**
 * Of what is granted, the part of the price: first what is held beyond that goes back, also after a cancellation, which
 * has left the price with the venue.
 * @param price what it costs, or did until it was cancelled, before anything was granted
 */
export function partOfPrice(balance: Balance, price: Cents, { refund, voucherBack = 0 }: GivenBack): Cents {
  const beyond = Math.max(0, grantableOf(balance) - netOf(balance, price));
  return Math.max(0, refund + voucherBack - beyond);
}

/** The admin who grants it has looked at what was paid: a check-in that is taken back leaves it. */
export function granted(balance: Balance, ofPrice: Cents, back: GivenBack): Balance {
  // guard: a check-in that is taken back leaves what was granted
  const after = { ...balance, granted: balance.granted + ofPrice, notedAtDoor: 0 };
  return charged(after, Math.max(0, balance.charged - ofPrice), back);
}

interface Withdrawn {
  readonly ofPrice: Cents;
  readonly isCancelled: boolean;
}

/** What was granted last goes back to nobody: it costs so much more again, unless it was cancelled. */
export const grantWithdrawn = (balance: Balance, amount: Cents, { ofPrice, isCancelled }: Withdrawn): Balance => ({
  ...balance,
  granted: balance.granted - ofPrice,
  charged: isCancelled ? 0 : balance.charged + ofPrice,
  owed: balance.owed - amount,
});

/**
 * It costs something else from now on. What is paid beyond that is owed as far as `refund` or an earlier change says
 * so, and the rest is kept: a dearer booking so uses up what was kept, and then what was owed.
 */
function charged(balance: Balance, charge: Cents, { refund, voucherBack = 0 }: GivenBack): Balance {
  const held = Math.max(0, balance.held - voucherBack);
  // guard: a dearer booking uses up what is owed
  // guard: nothing is owed of what nobody paid, whatever an event promised
  const owed = Math.min(Math.max(0, held - charge), balance.owed + refund);
  return { ...balance, charged: charge, held, owed, voucherBack: balance.voucherBack + voucherBack };
}

/** What goes back beyond what is held had come in without a note. */
export const paidBack = (balance: Balance, amount: Cents): Balance => ({
  ...balance,
  held: Math.max(0, balance.held - amount),
  // guard: a refund is paid once
  owed: Math.max(0, balance.owed - amount),
  paidBack: balance.paidBack + amount,
});

/** Somebody found that it had not been paid after all: only what is owed can be dropped. */
export function dropped(balance: Balance, amount: Cents): Balance {
  const less = Math.min(amount, balance.owed);
  return {
    ...balance,
    held: balance.held - less,
    owed: balance.owed - less,
    dropped: balance.dropped + less,
  };
}

/** The gift voucher did not take it back: it is nobody's, as nobody else had paid it. */
export const voucherBackDropped = (balance: Balance, amount: Cents): Balance => ({
  ...balance,
  voucherBack: balance.voucherBack - amount,
  dropped: balance.dropped + amount,
});

// guard: what is owed already is not owed twice
// guard: a larger party gives back no less than nothing
/** What more is owed where all that is paid beyond `charge`, and does not go back to a gift voucher, is to go back. */
export const refundAt = ({ held, owed }: Balance, charge: Cents, voucherBack: Cents): Cents =>
  Math.max(0, held - voucherBack - charge - owed);

/** What a gift voucher has in it, and would get back where it then pays `voucher` only. */
export const voucherBackAt = ({ voucherPaid, voucherBack }: Balance, voucher: Cents): Cents =>
  Math.max(0, voucherPaid - voucherBack - voucher);

/** What is paid and goes back to nobody yet. */
export const grantableOf = ({ held, owed }: Balance): Cents => held - owed;

/** How what is granted goes back: first of what was paid at the venue, then to the gift voucher, while it takes anything. */
export function grantAt(balance: Balance, amount: Cents, isVoucherGone: boolean): GivenBack {
  const ofVoucher = isVoucherGone ? 0 : balance.voucherPaid - balance.voucherBack;
  const atVenue = Math.max(0, grantableOf(balance) - ofVoucher);
  const voucherBack = Math.min(ofVoucher, Math.max(0, amount - atVenue));
  return { refund: amount - voucherBack, ...(voucherBack > 0 && { voucherBack }) };
}

/** All that ever came in, by whatever means. */
export const paidOf = ({ held, paidBack: back, onItsWay, voucherBack }: Balance): Cents =>
  held + back + onItsWay + voucherBack;

/** What is paid and stays with the venue although the booking costs less: it was changed or cancelled too late. */
export const keptOf = ({ held, owed, charged: charge }: Balance): Cents => Math.max(0, held - owed - charge);

/** Part of what is owed that nobody paid at the venue: a gift voucher did, which takes nothing back any more. */
export const owedForVoucher = ({ held, owed, voucherPaid, voucherBack }: Balance): Cents =>
  Math.max(0, owed - Math.max(0, held - (voucherPaid - voucherBack)));
