import { Refusal } from '../../../platform/kernel/refusal.js';
import { GatewayRefused, PaymentGateway } from '../domain/payment-gateway.js';

/** Nothing is paid online here: the site says "pay at the venue". */
export class NoGateway extends PaymentGateway {
  readonly isOn = false;

  startCheckout = refuse;
  expire = refuse;
  find = refuse;
  refund = refuse;
  findRefund = refuse;
  movements = refuse;
  startSubscription = refuse;
  findSubscriptionCheckout = refuse;
  expireSubscriptionCheckout = refuse;
  findSubscription = refuse;
  changeSubscription = refuse;
  cancelAtPeriodEnd = refuse;
  pauseSubscription = refuse;
  cancelSubscription = refuse;
  openCustomer = refuse;
  addCredit = refuse;
  closeCredit = refuse;

  /** Where nobody takes money, nobody has news of it. */
  readNotice(): never {
    throw new Refusal('NOTICE_NOT_GENUINE');
  }
}

async function refuse(): Promise<never> {
  throw new GatewayRefused('Nothing is paid online here', 'no_gateway');
}
