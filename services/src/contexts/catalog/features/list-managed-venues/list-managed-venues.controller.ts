import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type ManagedVenueDetailView, type ManagedVenueView, StoredIdDto } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ListManagedVenues, ShowManagedVenue } from './list-managed-venues.handler.js';

@ApiTags('admin')
@Roles('admin')
@Controller('api/admin/venues')
export class ListManagedVenuesController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOkResponse({ description: 'Every venue, with what it runs and when it is shut next.' })
  list(): Promise<ManagedVenueView[]> {
    return this.queries.execute(new ListManagedVenues());
  }

  @Get(':id')
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'VENUE_NOT_FOUND')
  @ApiOkResponse({ description: 'One venue, with the rules by which its slots are opened.' })
  show(@Param() { id }: StoredIdDto): Promise<ManagedVenueDetailView> {
    return this.queries.execute(new ShowManagedVenue(id));
  }
}
