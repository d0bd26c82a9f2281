import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { BookingQuote, QuoteBookingDto } from '@northlight/contracts';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { Catalog } from '../../../catalog/index.js';
import { billOf } from '../../domain/bill.js';
import { priceOf } from '../../domain/price.js';

/** Asks what a choice of tickets costs. */
export class QuoteBooking extends Query<BookingQuote> {
  constructor(readonly request: QuoteBookingDto) {
    super();
  }
}

@QueryHandler(QuoteBooking)
export class QuoteBookingHandler implements IQueryHandler<QuoteBooking> {
  constructor(private readonly catalog: Catalog) {}

  /** @throws {Refusal} EXPERIENCE_NOT_FOUND, FAMILY_PACK_IS_FOUR */
  async execute({ request }: QuoteBooking): Promise<BookingQuote> {
    const { experienceId, numberOfTickets, ticketType } = request;
    const offer = await this.catalog.ticketOffer(experienceId);
    if (!offer) throw new Refusal('EXPERIENCE_NOT_FOUND');
    const price = priceOf({ ticketType, tickets: numberOfTickets, ticketPrice: offer.price });
    return billOf({ ticketType, tickets: numberOfTickets, price });
  }
}
