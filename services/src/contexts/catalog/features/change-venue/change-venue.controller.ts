import { Body, Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ChangeVenueDto, type ManagedVenueDetailView, StoredIdDto } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ChangeVenue } from './change-venue.handler.js';

@ApiTags('admin')
@Controller('api/admin/venues')
export class ChangeVenueController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('admin')
  @Put(':id')
  @ApiOkResponse({ description: 'The venue as it is now. What was left out stays, its slug always.' })
  @Refuses(
    'NOT_SIGNED_IN',
    'NOT_ALLOWED',
    'INVALID_INPUT',
    'VENUE_NOT_FOUND',
    'VENUE_IN_USE',
    'VENUE_HAS_ORDERS',
    'CONFLICT',
  )
  change(@Param() { id }: StoredIdDto, @Body() said: ChangeVenueDto): Promise<ManagedVenueDetailView> {
    return this.commands.execute(new ChangeVenue(id, said));
  }
}
