import { Injectable } from '@nestjs/common';
import type { Work } from '@northlight/event-store';
import type { Cents } from '../../../../../platform/kernel/money.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { Promotions } from '../../../../promotions/index.js';
import { Vouchers } from '../../../../vouchers/index.js';
import type { Price, TicketChoice } from '../../../domain/money/price.js';
import type { BookingDecision } from './decide-booking.js';
import type { TicketFunds } from './paid-before.js';
import { type BookedSeats, type Paid, payWithVoucher } from './paid-by-voucher.js';
import { promotedPrice } from './promoted-price.js';

/** A gift voucher, a promo code or what was paid before, on a ledger of its own, and what it makes of the price. */
export interface UsedCode {
  readonly ledger: number;
  readonly pay: (work: Work, booked: PayableSeats) => Paid;
}

type PayableSeats = BookedSeats & { readonly choice: TicketChoice; readonly expected: Cents | undefined };

/** Tickets that were paid before they had a time cost what they did. */
const paidBefore = ({ ledger, take }: TicketFunds, price: Price): UsedCode => ({
  ledger,
  pay: (work) => ({ price, voucher: undefined, left: 0, online: take(work) }),
});

/** What somebody typed to pay less, or paid before. */
@Injectable()
export class UsedCodes {
  constructor(
    private readonly vouchers: Vouchers,
    private readonly promotions: Promotions,
  ) {}

  /** Undefined where nothing was typed. @throws {Refusal} ONE_CODE, VOUCHER_NOT_FOUND, PROMO_NOT_FOUND, TOO_MANY_TRIES */
  async of({ request, caller, rules, price }: BookingDecision): Promise<UsedCode | undefined> {
    const funds = caller.openTicket?.funds;
    if (funds) return paidBefore(funds, price);
    const { voucherCode, promoCode, customerEmail } = request;
    if (voucherCode && promoCode) throw new Refusal('ONE_CODE');
    if (voucherCode) {
      const { ledger, id } = await this.vouchers.held(voucherCode, caller.address ?? '');
      return { ledger, pay: (work, booked) => payWithVoucher(work, { ...booked, rules, voucher: { ledger, id } }) };
    }
    if (!promoCode) return undefined;
    const found = await this.promotions.find(promoCode, caller.address ?? '');
    const customer = this.promotions.customerOf(customerEmail, found.code);
    return { ledger: found.ledger, pay: (work, booked) => promotedPrice(work, { ...booked, rules, found, customer }) };
  }
}
