import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OrderPaymentView } from '@northlight/contracts';
import { mustBePayableAtVenue } from '../../../../platform/booking-policy/payment-means.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { VenuePayment } from '../../../catalog/index.js';
import { type OrderRequest, PayableOrders } from '../../../merchandise/index.js';
import { Accounts } from '../../accounts.js';
import { capturedOf } from '../../domain/account.js';
import { GatewayRefused, GatewayUnavailable } from '../../domain/payment-gateway.js';
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
    private readonly payment: VenuePayment,
  ) {}

  /** Safe to repeat. @throws {Refusal} ORDER_NOT_FOUND, ORDER_CANCELLED, ORDER_ALREADY_PAID, ORDER_PAYS_ONLINE, GIFT_CARD_PAYS_ONLINE,
   * SHIPPING_PAYS_ONLINE, PAYMENT_UNAVAILABLE */
  async execute({ request }: ChooseVenuePayment): Promise<OrderPaymentView> {
    const order = await this.orders.open(request);
    const { id, total, venueIds } = order;
    // guard: a gift card is not promised at the venue
    if (order.giftCards > 0) throw new Refusal('GIFT_CARD_PAYS_ONLINE');
    if (order.isShipped) throw new Refusal('SHIPPING_PAYS_ONLINE'); // it would be packed unpaid
    mustBePayableAtVenue(total, await this.payment.meansAt(venueIds));
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
