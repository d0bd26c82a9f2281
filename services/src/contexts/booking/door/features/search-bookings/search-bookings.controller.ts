import { Controller, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type FoundBookingsView, SearchBookingsDto } from '@northlight/contracts';
import { doorRoutes } from '@northlight/contracts/routes';
import { NotedLook } from '../../../../../platform/audit/noted-look.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { SearchBookings } from './search-bookings.handler.js';

@Controller()
export class SearchBookingsController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(doorRoutes.searchBookings)
  @NotedLook({ room: 'booking', kind: 'bookings', what: 'searched' })
  search(@Query() wanted: SearchBookingsDto): Promise<FoundBookingsView> {
    return this.queries.execute(new SearchBookings(wanted));
  }
}
