import { Injectable } from '@nestjs/common';
import { AdmissionRules } from '../../../platform/booking-policy/admission-rules.js';
import { Clock } from '../../../platform/kernel/clock.js';
import { Catalog } from '../../catalog/index.js';
import { Memberships } from '../../membership/index.js';
import type { Booking } from '../domain/booking/booking-types.js';
import { priceRulesOf, type Terms } from '../domain/money/price.js';
import { venueOfSlot } from '../domain/slot/slot-id.js';
import { planOf } from '../shared/buyer.js';

/** What the tickets of a booking would be sold under now. */
@Injectable()
export class TodaysTerms {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly catalog: Catalog,
    private readonly rules: AdmissionRules,
    private readonly clock: Clock,
    private readonly memberships: Memberships,
  ) {}

  /** @param plan of whoever asks. Undefined where the experience is not sold any more. */
  async of({ visit, ticketType }: Booking, plan: string | undefined): Promise<Terms | undefined> {
    const offer = await this.catalog.ticketOffer(visit.experienceId);
    const planPercent = (await planOf(this.memberships, ticketType, plan))?.discountPercentage;
    const venue = await this.catalog.programme(venueOfSlot(visit.slotId));
    if (!offer || !venue) return undefined;
    const rules = priceRulesOf(await this.rules.at(venue, this.clock.now()));
    return { ticketPrice: offer.price, planPercent, rules };
  }
}
