import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { type OrderRequest, PayableOrders } from '../../../merchandise/index.js';
import { Accounts } from '../../accounts.js';
import { capturedOf } from '../../domain/account.js';
import { GatewayRefused, GatewayUnavailable } from '../../gateway/payment-gateway.js';

/** The customer pays at the venue after all: the order counts at once. */
export class ChooseVenuePayment extends Command<void> {
  constructor(readonly request: OrderRequest) {
    super();
  }
}

@CommandHandler(ChooseVenuePayment)
export class ChooseVenuePaymentHandler implements ICommandHandler<ChooseVenuePayment> {
  constructor(
    private readonly orders: PayableOrders,
    private readonly accounts: Accounts,
  ) {}

  /** Safe to repeat. @throws {Refusal} ORDER_NOT_FOUND, ORDER_CANCELLED, ORDER_ALREADY_PAID, PAYMENT_UNAVAILABLE */
  async execute({ request }: ChooseVenuePayment): Promise<void> {
    const { id } = await this.orders.open(request);
    // guard: who pays at the venue is not charged online too
    if (capturedOf(await this.end(id)).length > 0) throw new Refusal('ORDER_ALREADY_PAID');
    await this.orders.release(id, { paysOnline: false });
  }

  private async end(orderId: string) {
    try {
      return await this.accounts.endOpen(orderId, 'paid_at_venue');
    } catch (error) {
      if (error instanceof GatewayUnavailable || error instanceof GatewayRefused)
        throw new Refusal('PAYMENT_UNAVAILABLE');
      throw error;
    }
  }
}
