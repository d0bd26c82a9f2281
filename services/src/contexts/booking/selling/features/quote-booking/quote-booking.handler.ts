import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { BookingQuote, PriceRules, QuoteVisitDto } from '@northlight/contracts';
import { AdmissionRules } from '../../../../../platform/booking-policy/admission-rules.js';
import { BookingPolicyCache } from '../../../../../platform/booking-policy/booking-policy-cache.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { centsOf, dollarsOf } from '../../../../../platform/kernel/money.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { Catalog } from '../../../../catalog/index.js';
import { HolderPasses } from '../../../../guest-passes/index.js';
import { Memberships } from '../../../../membership/index.js';
import { Promotions } from '../../../../promotions/index.js';
import { spendable, Vouchers } from '../../../../vouchers/index.js';
import { billOf, priceOf, promotable, type TicketChoice } from '../../../domain/money/price.js';
import { type Buyer, planOf } from '../../../shared/buyer.js';

/** Asks what a choice of tickets costs. */
export class QuoteBooking extends Query<BookingQuote> {
  constructor(
    readonly request: QuoteVisitDto,
    readonly caller: Pick<Buyer, 'plan' | 'userId'> & { readonly address: string },
  ) {
    super();
  }
}

@QueryHandler(QuoteBooking)
export class QuoteBookingHandler implements IQueryHandler<QuoteBooking> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly catalog: Catalog,
    private readonly rules: BookingPolicyCache,
    private readonly vouchers: Vouchers,
    private readonly memberships: Memberships,
    private readonly promotions: Promotions,
    private readonly clock: Clock,
    private readonly passes: HolderPasses,
    private readonly admission: AdmissionRules,
  ) {}

  /**
   * @throws {Refusal} EXPERIENCE_NOT_FOUND, FAMILY_PACK_IS_FOUR; with a gift voucher VOUCHER_NOT_FOUND, VOUCHER_REVOKED,
   *   VOUCHER_EXPIRED, VOUCHER_EMPTY, TOO_MANY_TRIES; with a promo code what it refuses; ONE_CODE; with guest passes GUEST_PASS_…
   */
  async execute({ request, caller }: QuoteBooking): Promise<BookingQuote> {
    const { experienceId, numberOfTickets, ticketType } = request;
    const offer = await this.catalog.ticketOffer(experienceId);
    if (!offer) throw new Refusal('EXPERIENCE_NOT_FOUND');
    const planPercent = (await planOf(this.memberships, ticketType, caller.plan))?.discountPercentage;
    const { guestPasses = 0 } = request;
    if (guestPasses > 0) await this.passes.mustHave(caller.userId, guestPasses);
    const choice = { ticketType, tickets: numberOfTickets, ticketPrice: offer.price, planPercent, guestPasses };
    const rules = await this.rulesAt(request.venueId);
    if (request.promoCode) return this.promoted(request, { ...choice, rules }, caller.address);
    if (!request.voucherCode) return billOf({ ...choice, price: priceOf(choice, rules) });
    const held = spendable(await this.vouchers.held(request.voucherCode, caller.address), this.clock.now());
    const balance = Math.max(0, held - centsOf(request.voucherTaken ?? 0));
    const price = priceOf({ ...choice, voucher: balance }, rules);
    return { ...billOf({ ...choice, price }), voucherLeft: dollarsOf(balance - (price.voucher ?? 0)) };
  }

  /** Where the venue is not chosen yet, nobody knows its tax. */
  private async rulesAt(venueId: number | undefined): Promise<PriceRules> {
    const venue = venueId === undefined ? undefined : await this.catalog.programme(venueId);
    return venue ? this.admission.at(venue, this.clock.now()) : this.rules.now;
  }

  /** As the booking would cost with it; whether this customer has used it is asked then. */
  private async promoted(
    request: QuoteVisitDto,
    { rules, ...choice }: TicketChoice & { rules: PriceRules },
    address: string,
  ): Promise<BookingQuote> {
    if (request.voucherCode) throw new Refusal('ONE_CODE');
    const { base, otherwise } = promotable(priceOf(choice, rules));
    const found = await this.promotions.find(request.promoCode ?? '', address);
    const taken = centsOf(request.voucherTaken ?? 0);
    const cents = this.promotions.off(found, { what: 'tickets', base, otherwise, taken });
    const promotion = found.kind === 'percent' ? { percent: found.value } : { cents };
    return billOf({ ...choice, price: priceOf({ ...choice, promotion }, rules) });
  }
}
