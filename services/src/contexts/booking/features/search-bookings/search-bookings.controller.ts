import { Controller, Get, Header, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FoundBookingsView, SearchBookingsDto } from '@northlight/contracts';
import { NotedLook } from '../../../../platform/audit/noted-look.js';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { SearchBookings } from './search-bookings.handler.js';

@ApiTags('admin')
@Roles('desk')
@Controller('api/admin/bookings')
export class SearchBookingsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @NotedLook({ room: 'booking', kind: 'bookings', what: 'searched' })
  @Header('Cache-Control', 'no-store')
  @Refuses('INVALID_INPUT', 'BAD_REQUEST')
  @ApiOkResponse({ description: 'A page of bookings by reference, by e-mail, or by a part of a name or phone number.' })
  search(@Query() wanted: SearchBookingsDto): Promise<FoundBookingsView> {
    return this.queries.execute(new SearchBookings(wanted));
  }
}
