import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PaymentMeansView } from '@northlight/contracts';
import { BookingPolicyCache } from '../../../../platform/booking-policy/booking-policy-cache.js';
import { dollarsOf } from '../../../../platform/kernel/money.js';
import { Catalog, VenuePayment } from '../../../catalog/index.js';
import { pickUpVenueOf } from '../../../merchandise/index.js';
import { PaymentGateway } from '../../domain/payment-gateway.js';

/** How can orders be paid here? */
export class ShowPaymentMeans extends Query<PaymentMeansView> {}

@QueryHandler(ShowPaymentMeans)
export class ShowPaymentMeansHandler implements IQueryHandler<ShowPaymentMeans> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly rules: BookingPolicyCache,
    private readonly payment: VenuePayment,
    private readonly catalog: Catalog,
  ) {}

  async execute(): Promise<PaymentMeansView> {
    const [venues, pickUp] = await Promise.all([this.payment.limits(), this.catalog.openVenues().then(pickUpVenueOf)]);
    return {
      online: this.gateway.isOn,
      venueUpTo: dollarsOf(this.rules.now.venuePaymentMostCents),
      ...(venues.length > 0 && { venues }),
      ...(pickUp && { pickUpVenueId: pickUp.id }),
    };
  }
}
