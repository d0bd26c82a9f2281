import { Injectable } from '@nestjs/common';
import { BookingPolicyCache } from '../../../platform/booking-policy/booking-policy-cache.js';
import { Catalog } from '../../catalog/index.js';
import { Memberships } from '../../membership/index.js';
import type { Booking } from '../domain/booking/booking-types.js';
import { priceRulesOf, type Terms } from '../domain/money/price.js';
import { planOf } from '../shared/buyer.js';

/** What the tickets of a booking would be sold under now. */
@Injectable()
export class TodaysTerms {
  constructor(
    private readonly catalog: Catalog,
    private readonly rules: BookingPolicyCache,
    private readonly memberships: Memberships,
  ) {}

  /** @param plan of whoever asks. Undefined where the experience is not sold any more. */
  async of({ visit, ticketType }: Booking, plan: string | undefined): Promise<Terms | undefined> {
    const offer = await this.catalog.ticketOffer(visit.experienceId);
    const planPercent = (await planOf(this.memberships, ticketType, plan))?.discountPercentage;
    return offer && { ticketPrice: offer.price, planPercent, rules: priceRulesOf(this.rules.now) };
  }
}
