import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type BookingSummary, ListBookingsDto, type Page } from '@northlight/contracts';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ListBookings } from './list-bookings.handler.js';

@ApiTags('bookings')
@Controller('api/bookings')
export class ListBookingsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Refuses('NOT_SIGNED_IN', 'INVALID_INPUT', 'BAD_REQUEST')
  @ApiOkResponse({ description: 'A page of your own bookings.' })
  list(@Query() wanted: ListBookingsDto, @CurrentUser() user: Principal): Promise<Page<BookingSummary>> {
    return this.queries.execute(new ListBookings(user, wanted));
  }
}
