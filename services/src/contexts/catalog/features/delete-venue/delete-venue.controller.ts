import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { StoredIdDto } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { DeleteVenue } from './delete-venue.handler.js';

@ApiTags('admin')
@Controller('api/admin/venues')
export class DeleteVenueController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('admin')
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It is gone from the site; its bookings keep its name and address.' })
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'VENUE_NOT_FOUND', 'VENUE_IN_USE', 'VENUE_HAS_ORDERS', 'VENUE_HAS_SLOTS')
  remove(@Param() { id }: StoredIdDto): Promise<void> {
    return this.commands.execute(new DeleteVenue(id));
  }
}
