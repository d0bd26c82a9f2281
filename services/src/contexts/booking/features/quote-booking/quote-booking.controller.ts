import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type BookingQuote, QuoteBookingDto } from '@northlight/contracts';
import { Public } from '../../../../platform/http/access.js';
import { QuoteBooking } from './quote-booking.handler.js';

@ApiTags('bookings')
@Controller('api/bookings/quote')
export class QuoteBookingController {
  constructor(private readonly queries: QueryBus) {}

  @Public()
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ description: 'What the tickets cost; nothing is held.' })
  quote(@Body() body: QuoteBookingDto): Promise<BookingQuote> {
    return this.queries.execute(new QuoteBooking(body));
  }
}
