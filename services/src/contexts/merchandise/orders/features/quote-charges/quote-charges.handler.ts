import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OrderChargesView, QuoteChargesDto } from '@northlight/contracts';
import { BookingPolicyCache } from '../../../../../platform/booking-policy/booking-policy-cache.js';
import type { Principal } from '../../../../../platform/http/access.js';
import { dollarsOf } from '../../../../../platform/kernel/money.js';
import { noCharges } from '../../../domain/order.js';
import { OrderChecks } from '../place-order/checked-order.js';

/** Asks what would come to merchandise that somebody puts together. */
export class QuoteCharges extends Query<OrderChargesView> {
  constructor(
    readonly input: QuoteChargesDto,
    readonly user: Principal | undefined,
  ) {
    super();
  }
}

@QueryHandler(QuoteCharges)
export class QuoteChargesHandler implements IQueryHandler<QuoteCharges> {
  constructor(
    private readonly checks: OrderChecks,
    private readonly rules: BookingPolicyCache,
  ) {}

  /** @throws {Refusal} PRODUCT_NOT_FOR_SALE, VARIANT_MISSING, VARIANT_UNKNOWN, NOWHERE_TO_COLLECT */
  async execute({ input, user }: QuoteCharges): Promise<OrderChargesView> {
    const { shipping, tax } = input.products.length > 0 ? await this.checks.charges(input, user) : noCharges;
    return {
      ...(shipping > 0 && { shipping: dollarsOf(shipping) }),
      ...(tax > 0 && { tax: dollarsOf(tax) }),
      shippingPrice: dollarsOf(this.rules.now.shippingCents),
      freeShippingOver: dollarsOf(this.rules.now.freeShippingOverCents),
    };
  }
}
