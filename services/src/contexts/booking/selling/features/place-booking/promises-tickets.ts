import { Injectable } from '@nestjs/common';
import type { OrderedOpenTicket } from '@northlight/contracts';
import { AdmissionRules } from '../../../../../platform/booking-policy/admission-rules.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Catalog, ticketOnSale } from '../../../../catalog/index.js';
import { Memberships } from '../../../../membership/index.js';
import { type PromisedTickets, TicketPromises } from '../../../domain/booking/promised-tickets.js';
import { priceOf, priceRulesOf } from '../../../domain/money/price.js';
import { planOf } from '../../../shared/buyer.js';

/** Promises tickets at what they would cost if they were booked now. */
@Injectable()
export class PromisesTickets extends TicketPromises {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly catalog: Catalog,
    private readonly memberships: Memberships,
    private readonly rules: AdmissionRules,
    private readonly clock: Clock,
  ) {
    super();
  }

  async promise(wanted: OrderedOpenTicket, plan: string | undefined): Promise<PromisedTickets> {
    const { venueId, experienceId, ticketType, numberOfTickets: tickets } = wanted;
    const { venue, zone, ticketPrice } = ticketOnSale(await this.catalog.programme(venueId), experienceId);
    const planPercent = (await planOf(this.memberships, ticketType, plan))?.discountPercentage;
    const terms = { ticketPrice, planPercent, rules: priceRulesOf(await this.rules.at(venue, this.clock.now())) };
    return { terms, zone, price: priceOf({ ticketType, tickets, ticketPrice, planPercent }, terms.rules) };
  }
}
