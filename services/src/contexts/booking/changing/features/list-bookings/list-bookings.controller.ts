import { Controller, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type BookingSummary, ListBookingsDto, type Page } from '@northlight/contracts';
import { visitsRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ListBookings } from './list-bookings.handler.js';

@Controller()
export class ListBookingsController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(visitsRoutes.listBookings)
  list(@Query() wanted: ListBookingsDto, @CurrentUser() user: Principal): Promise<Page<BookingSummary>> {
    return this.queries.execute(new ListBookings(user, wanted));
  }
}
