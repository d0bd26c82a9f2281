import { Body, Controller, Ip } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type BookingQuote, QuoteVisitDto } from '@northlight/contracts';
import { sellingRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { buyerOf } from '../../../shared/buyer.js';
import { QuoteBooking } from './quote-booking.handler.js';

@Controller()
export class QuoteBookingController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(sellingRoutes.quoteBooking)
  quote(
    @Body() body: QuoteVisitDto,
    @CurrentUser() user: Principal | undefined,
    @Ip() address: string,
  ): Promise<BookingQuote> {
    const { plan, userId } = buyerOf(user, body.customerEmail);
    return this.queries.execute(new QuoteBooking(body, { address, plan, userId }));
  }
}
