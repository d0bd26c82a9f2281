import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OrderChargesView, QuoteChargesDto } from '@northlight/contracts';
import { BookingPolicyCache } from '../../../../../platform/booking-policy/booking-policy-cache.js';
import type { Principal } from '../../../../../platform/http/access.js';
import { centsOf, dollarsOf } from '../../../../../platform/kernel/money.js';
import { noCharges } from '../../../domain/order.js';
import { GoodsPrices } from '../../../goods-prices.js';

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
    private readonly goods: GoodsPrices,
    private readonly rules: BookingPolicyCache,
  ) {}

  /** @throws {Refusal} PRODUCT_NOT_FOR_SALE, VARIANT_MISSING, VARIANT_UNKNOWN, NOWHERE_TO_COLLECT */
  async execute({ input, user }: QuoteCharges): Promise<OrderChargesView> {
    const { shipping, tax } = await this.charges(input, user);
    return {
      ...(shipping > 0 && { shipping: dollarsOf(shipping) }),
      ...(tax > 0 && { tax: dollarsOf(tax) }),
      shippingPrice: dollarsOf(this.rules.now.shippingCents),
      freeShippingOver: dollarsOf(this.rules.now.freeShippingOverCents),
    };
  }

  private async charges(input: QuoteChargesDto, user: Principal | undefined) {
    const { products, customerEmail, shipToState, discount = 0 } = input;
    if (products.length === 0) return noCharges;
    const shipTo = shipToState && { state: shipToState, zip: '' };
    const shelf = await this.goods.shelf(products);
    const off = { isPromoted: discount > 0, discount: centsOf(discount) };
    return (await this.goods.price({ products, customerEmail, user, shipTo, ...off }, shelf)).charges;
  }
}
