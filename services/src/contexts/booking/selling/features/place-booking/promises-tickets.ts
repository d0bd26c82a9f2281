import { Injectable } from '@nestjs/common';
import type { OrderedOpenTicket } from '@northlight/contracts';
import { BookingPolicyCache } from '../../../../../platform/booking-policy/booking-policy-cache.js';
import { Catalog, ticketOnSale } from '../../../../catalog/index.js';
import { Memberships } from '../../../../membership/index.js';
import { type PromisedTickets, TicketPromises } from '../../../domain/booking/promised-tickets.js';
import { priceOf, priceRulesOf } from '../../../domain/money/price.js';
import { planOf } from '../../../shared/buyer.js';

/** Promises tickets at what they would cost if they were booked now. */
@Injectable()
export class PromisesTickets extends TicketPromises {
  constructor(
    private readonly catalog: Catalog,
    private readonly memberships: Memberships,
    private readonly rules: BookingPolicyCache,
  ) {
    super();
  }

  async promise(wanted: OrderedOpenTicket, plan: string | undefined): Promise<PromisedTickets> {
    const { venueId, experienceId, ticketType, numberOfTickets: tickets } = wanted;
    const { zone, ticketPrice } = ticketOnSale(await this.catalog.programme(venueId), experienceId);
    const planPercent = (await planOf(this.memberships, ticketType, plan))?.discountPercentage;
    const terms = { ticketPrice, planPercent, rules: priceRulesOf(this.rules.now) };
    return { terms, zone, price: priceOf({ ticketType, tickets, ticketPrice, planPercent }, terms.rules) };
  }
}
