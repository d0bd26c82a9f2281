import { Injectable } from '@nestjs/common';
import type { OrderPaymentState, OrderPaymentView } from '@northlight/contracts';
import { isPayableAtVenue } from '../../platform/booking-policy/payment-means.js';
import { dollarsOf } from '../../platform/kernel/money.js';
import { VenuePayment } from '../catalog/index.js';
import type { PayableOrder } from '../merchandise/index.js';
import { Accounts } from './accounts.js';
import { openPayment, type Payment } from './domain/account.js';
import { type AccountBalance, accountBalance } from './domain/account-balance.js';

/** Tells how the online payment of an order stands. */
@Injectable()
export class PaymentViews {
  constructor(
    private readonly accounts: Accounts,
    private readonly payment: VenuePayment,
  ) {}

  async of(order: PayableOrder): Promise<OrderPaymentView> {
    const account = await this.accounts.read(order.id);
    const open = order.status === 'awaiting_payment' ? openPayment(account) : undefined;
    const balance = accountBalance(account);
    const isDue = order.status === 'awaiting_payment' && balance.captured === 0;
    return {
      orderId: order.id,
      state: stateOf(balance, open !== undefined),
      due: dollarsOf(isDue ? (open?.amount ?? order.total) : 0),
      paid: dollarsOf(balance.captured),
      refunded: dollarsOf(balance.refunded),
      refunding: dollarsOf(balance.refunding),
      ...(balance.disputed > 0 && { disputed: dollarsOf(balance.disputed) }),
      ...pageOf(open),
      ...(isDue && { payableAtVenue: await this.isForVenue(order) }),
    };
  }

  private async isForVenue({ total, venueIds, giftCards, isShipped }: PayableOrder): Promise<boolean> {
    if (giftCards > 0 || isShipped) return false;
    return isPayableAtVenue(total, await this.payment.meansAt(venueIds));
  }
}

const pageOf = (open: Payment | undefined): Pick<OrderPaymentView, 'url' | 'expiresAt'> => ({
  url: open?.url ?? null,
  expiresAt: open?.until ?? null,
});

function stateOf({ captured, refunded, refunding }: AccountBalance, isOpen: boolean): OrderPaymentState {
  if (captured > 0) return refunded + refunding >= captured ? 'refunded' : 'paid';
  return isOpen ? 'open' : 'none';
}
