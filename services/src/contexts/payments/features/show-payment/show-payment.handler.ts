import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OrderPaymentState, OrderPaymentView } from '@northlight/contracts';
import { dollarsOf } from '../../../../platform/kernel/money.js';
import { type OrderRequest, PayableOrders } from '../../../merchandise/index.js';
import { Accounts } from '../../accounts.js';
import { openPayment } from '../../domain/account.js';
import { type AccountBalance, accountBalance } from '../../domain/account-balance.js';

/** How does the payment of an order stand? */
export class ShowPayment extends Query<OrderPaymentView> {
  constructor(readonly request: OrderRequest) {
    super();
  }
}

@QueryHandler(ShowPayment)
export class ShowPaymentHandler implements IQueryHandler<ShowPayment> {
  constructor(
    private readonly orders: PayableOrders,
    private readonly accounts: Accounts,
  ) {}

  /** @throws {Refusal} ORDER_NOT_FOUND */
  async execute({ request }: ShowPayment): Promise<OrderPaymentView> {
    const order = await this.orders.open(request);
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
      url: open?.url ?? null,
      expiresAt: open?.until ?? null,
    };
  }
}

function stateOf({ captured, refunded, refunding }: AccountBalance, isOpen: boolean): OrderPaymentState {
  if (captured > 0) return refunded + refunding >= captured ? 'refunded' : 'paid';
  return isOpen ? 'open' : 'none';
}
