import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OrderChargesView, QuoteChargesDto } from '@northlight/contracts';
import { BookingPolicyCache } from '../../../../../platform/booking-policy/booking-policy-cache.js';
import type { Principal } from '../../../../../platform/http/access.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { type Cents, centsOf, dollarsOf } from '../../../../../platform/kernel/money.js';
import { spendable, Vouchers } from '../../../../vouchers/index.js';
import { goodsTotal } from '../../../domain/goods-voucher.js';
import { noCharges } from '../../../domain/order.js';
import { GoodsPrices } from '../../../goods-prices.js';

/** Asks what would come to merchandise that somebody puts together. */
export class QuoteCharges extends Query<OrderChargesView> {
  constructor(
    readonly input: QuoteChargesDto,
    readonly user: Principal | undefined,
    /** Where it comes from: guesses at codes are counted. */
    readonly address: string,
  ) {
    super();
  }
}

@QueryHandler(QuoteCharges)
export class QuoteChargesHandler implements IQueryHandler<QuoteCharges> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly goods: GoodsPrices,
    private readonly rules: BookingPolicyCache,
    private readonly vouchers: Vouchers,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws {Refusal} PRODUCT_NOT_FOR_SALE, VARIANT_MISSING, VARIANT_UNKNOWN, NOWHERE_TO_COLLECT; with a gift voucher
   *   VOUCHER_NOT_FOUND, VOUCHER_REVOKED, VOUCHER_EXPIRED, VOUCHER_EMPTY, TOO_MANY_TRIES
   */
  async execute({ input, user, address }: QuoteCharges): Promise<OrderChargesView> {
    const { whole, ...charges } = await this.charges(input, user);
    const { shipping, tax } = charges;
    return {
      ...(shipping > 0 && { shipping: dollarsOf(shipping) }),
      ...(tax > 0 && { tax: dollarsOf(tax) }),
      ...(input.voucherCode && (await this.voucherOf(input, whole, address))),
      shippingPrice: dollarsOf(this.rules.now.shippingCents),
      freeShippingOver: dollarsOf(this.rules.now.freeShippingOverCents),
    };
  }

  private async charges(input: QuoteChargesDto, user: Principal | undefined) {
    const { products, customerEmail, shipToState, discount = 0 } = input;
    if (products.length === 0) return { ...noCharges, whole: 0 };
    const shipTo = shipToState && { state: shipToState, zip: '' };
    const shelf = await this.goods.shelf(products);
    const off = { isPromoted: discount > 0, discount: centsOf(discount) };
    const { lines, charges } = await this.goods.price({ products, customerEmail, user, shipTo, ...off }, shelf);
    return { ...charges, whole: goodsTotal({ products: lines, charges }) };
  }

  /** What it pays after the visits of the same order, and what is left on it then. */
  private async voucherOf({ voucherCode = '', voucherTaken = 0 }: QuoteChargesDto, whole: Cents, address: string) {
    const held = spendable(await this.vouchers.held(voucherCode, address), this.clock.now());
    const balance = Math.max(0, held - centsOf(voucherTaken));
    const voucher = Math.min(balance, whole);
    return { ...(voucher > 0 && { voucher: dollarsOf(voucher) }), voucherLeft: dollarsOf(balance - voucher) };
  }
}
