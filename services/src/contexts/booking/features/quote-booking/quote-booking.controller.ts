import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type BookingQuote, QuoteVisitDto } from '@northlight/contracts';
import { CurrentUser, type Principal, Public } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { buyerOf } from '../../buyer.js';
import { QuoteBooking } from './quote-booking.handler.js';

@ApiTags('bookings')
@Controller('api/bookings/quote')
export class QuoteBookingController {
  constructor(private readonly queries: QueryBus) {}

  @Public()
  @Post()
  @HttpCode(200)
  @Refuses('VOUCHER_NOT_FOUND', 'VOUCHER_REVOKED', 'VOUCHER_EXPIRED', 'VOUCHER_EMPTY', 'TOO_MANY_TRIES')
  @ApiOkResponse({
    description:
      'What the tickets cost whoever asks; nothing is held. For the holder of a plan that runs, member tickets are at the better of the stated discount and the plan.',
  })
  quote(
    @Body() body: QuoteVisitDto,
    @CurrentUser() user: Principal | undefined,
    @Ip() address: string,
  ): Promise<BookingQuote> {
    const { plan } = buyerOf(user, body.customerEmail);
    return this.queries.execute(new QuoteBooking(body, { address, plan }));
  }
}
