import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OrderPaymentView } from '@northlight/contracts';
import { BookingPolicyCache } from '../../../../platform/booking-policy/booking-policy-cache.js';
import { mustBePayableAtVenue } from '../../../../platform/booking-policy/payment-means.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { type OrderRequest, PayableOrders } from '../../../merchandise/index.js';
import { Accounts } from '../../accounts.js';
import { capturedOf } from '../../domain/account.js';
import { GatewayRefused, GatewayUnavailable, PaymentGateway } from '../../domain/payment-gateway.js';
import { PaymentViews } from '../../payment-views.js';

/** The customer pays at the venue after all: the order counts at once. */
export class ChooseVenuePayment extends Command<OrderPaymentView> {
  constructor(readonly request: OrderRequest) {
    super();
  }
}

@CommandHandler(ChooseVenuePayment)
export class ChooseVenuePaymentHandler implements ICommandHandler<ChooseVenuePayment> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly orders: PayableOrders,
    private readonly accounts: Accounts,
    private readonly views: PaymentViews,
    private readonly gateway: PaymentGateway,
    private readonly rules: BookingPolicyCache,
  ) {}

  /** Safe to repeat. @throws {Refusal} ORDER_NOT_FOUND, ORDER_CANCELLED, ORDER_ALREADY_PAID, ORDER_PAYS_ONLINE, PAYMENT_UNAVAILABLE */
  async execute({ request }: ChooseVenuePayment): Promise<OrderPaymentView> {
    const { id, total } = await this.orders.open(request);
    mustBePayableAtVenue(total, { isOnline: this.gateway.isOn, venueMost: this.rules.now.venuePaymentMostCents });
    // guard: who pays at the venue is not charged online too
    if (capturedOf(await this.end(id)).length > 0) throw new Refusal('ORDER_ALREADY_PAID');
    await this.orders.release(id, { paysOnline: false });
    return this.views.of(await this.orders.open(request));
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
